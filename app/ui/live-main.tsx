import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';

type Props = {
  /** A match's id; all matches where it is missing. */
  match?: string;
  /** Version of the live room that the page shows. */
  after?: number;
  /** A match that goes live or ends changes this page, although it is not listed on it. */
  hasNews?: boolean;
  className?: string;
  children: ReactNode;
};

/** A `<main>` that the updater keeps fresh. */
export function LiveMain({ match, after, hasNews = false, className, children }: Props) {
  const { t } = useWords();
  return (
    <main
      id="main"
      className={className}
      data-live={match ?? 'all'}
      data-after={after}
      data-news={hasNews ? '' : undefined}
      data-word-set={t.matches.setTemplate}
    >
      {children}
    </main>
  );
}

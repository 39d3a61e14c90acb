import type { ReactNode } from 'react';

type Props = {
  /** The one match that it follows, as it is shown; all matches where it is missing. */
  match?: { id: string; version: number };
  /** A match that goes live or ends changes this page, although it is not listed on it. */
  hasNews?: boolean;
  className?: string;
  children: ReactNode;
};

/** A `<main>` that the updater keeps fresh. */
export function LiveMain({ match, hasNews = false, className, children }: Props) {
  return (
    <main
      id="main"
      className={className}
      data-live={match?.id ?? 'all'}
      data-after={match?.version}
      data-news={hasNews ? '' : undefined}
    >
      {children}
    </main>
  );
}

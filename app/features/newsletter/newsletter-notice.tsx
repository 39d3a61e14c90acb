import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';

type Props = {
  title: string;
  text: string;
  /** The one thing to do; otherwise the way to the matches. */
  children?: ReactNode;
};

/** One sentence to whom follows a link of a mail or has sent a form of the newsletter. */
export function NewsletterNotice({ title, text, children }: Props) {
  const { t, to } = useWords();
  return (
    <main id="main" className="prose stack">
      <PageHead title={title} description={text} path="/newsletter" />
      <meta name="robots" content="noindex" />
      <h1 className="title">{title}</h1>
      <p role="status">{text}</p>
      {children}
      <p>
        <a className={children ? 'link' : 'button'} href={to('/')}>
          {t.frame.toMatches}
        </a>
      </p>
    </main>
  );
}

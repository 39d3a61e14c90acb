import { isRouteErrorResponse } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

/** Says what happened in words for people; nothing internal leaks. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, to } = useWords();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? t.frame.notFoundTitle : t.frame.failedTitle;
  const isPlayer = isMissing && error.data?.missing === 'player';
  const text = isPlayer
    ? t.people.noPlayerData
    : isMissing
      ? t.frame.notFoundText
      : t.frame.failedText;
  return (
    <main id="main" className="failed">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="title">{title}</h1>
      <p>{text}</p>
      <a className="button" href={to('/')}>
        {t.frame.toMatches}
      </a>
    </main>
  );
}

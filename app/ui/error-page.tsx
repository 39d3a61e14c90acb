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
    <main id="main" className="mx-auto max-w-md px-4 py-16 text-center">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-lg font-bold">{title}</h1>
      <p className="mt-2 text-quiet">{text}</p>
      <a className="button mt-6" href={to('/')}>
        {t.frame.toMatches}
      </a>
    </main>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DaySections } from '#app/features/matches/day-sections.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { listMatches } from '#server/matches/queries.ts';
import { liveVersion } from './live-version.ts';

export const handle: RouteHandle = { shows: 'scores' };

const PAGE_SIZE = 40;

/** Matches from today on, or with `?status=ended` the results, the latest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { store, now } = page;
  const after = await liveVersion(page);
  const search = new URL(request.url).searchParams;
  const cursor = search.get('cursor') ?? undefined;
  const hasEnded = search.get('status') === 'ended';
  const list = hasEnded
    ? await listMatches(store, { status: 'ended', descending: true, limit: PAGE_SIZE, cursor })
    : await listMatches(store, { from: localDay(now), limit: PAGE_SIZE, cursor });
  return { after, matches: list.items, next: list.next, hasEnded };
}

export default function Fixtures() {
  const { after, matches, next, hasEnded } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const more = new URLSearchParams({
    ...(hasEnded ? { status: 'ended' } : {}),
    ...(next === null ? {} : { cursor: next }),
  });
  return (
    <LiveMain className="stack" after={after}>
      <PageHead title={t.matches.fixtures} description={t.matches.fixturesDescription} />
      <h1 className="title">{t.matches.fixtures}</h1>
      <nav className="pills" aria-label={t.matches.filters}>
        <a href={to('/fixtures')} aria-current={hasEnded ? undefined : 'page'}>
          {t.matches.upcoming}
        </a>
        <a href={to('/fixtures?status=ended')} aria-current={hasEnded ? 'page' : undefined}>
          {t.matches.results}
        </a>
      </nav>
      {matches.length === 0 ? (
        <p className="empty">{t.matches.none}</p>
      ) : (
        <DaySections matches={matches} />
      )}
      {next !== null && (
        <a className="button soft" href={to(`/fixtures?${more}`)}>
          {t.matches.moreMatches}
        </a>
      )}
    </LiveMain>
  );
}

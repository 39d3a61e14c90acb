import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { MatchList } from '#app/features/match-lists/match-list.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listRests } from '#server/play/fixtures/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores', query: ['cursor'] };

const PAGE_SIZE = 40;

/** Finished matches, the latest first. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const cursor = new URL(request.url).searchParams.get('cursor');
  const results = await listMatches(page.store, {
    league: league.id,
    status: 'ended',
    descending: true,
    limit: PAGE_SIZE,
    ...(cursor ? { cursor } : {}),
  });
  const rests = await listRests(page.store, results.items);
  return { league, results, rests, isLater: cursor !== null };
}

export default function LeagueResults() {
  const { league, results, rests, isLater } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const path = `/league/${league.id}/resultList`;
  return (
    <LiveMain className="stack" hasNews>
      <LeagueHead league={league} />
      {results.items.length === 0 ? (
        <p className="empty">{t.leagues.noResults}</p>
      ) : (
        <MatchList matches={results.items} rests={rests} hasLeagueLines={false} />
      )}
      <p className="flex gap-2">
        {isLater && (
          <a className="button soft" href={to(path)}>
            {t.leagues.latestResults}
          </a>
        )}
        {results.next !== null && (
          <a
            className="button soft"
            href={to(`${path}?cursor=${encodeURIComponent(results.next)}`)}
          >
            {t.leagues.olderResults}
          </a>
        )}
      </p>
    </LiveMain>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { ComingAndPast } from '#app/features/matches/coming-and-past.tsx';
import { addDays, localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { listMatches } from '#server/matches/queries.ts';
import { liveVersion } from '../live-version.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const after = await liveVersion(page);
  const league = await loadLeague(page, params.id);
  const today = localDay(page.now);
  const of = { league: league.id, limit: 100 };
  const [coming, past] = await Promise.all([
    listMatches(page.store, { ...of, from: today }),
    listMatches(page.store, { ...of, to: addDays(today, -1), descending: true }),
  ]);
  return { after, league, coming: coming.items, past: past.items };
}

export default function LeagueFixtures() {
  const { after, league, coming, past } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <LiveMain className="stack" after={after}>
      <LeagueHead league={league} />
      <ComingAndPast
        coming={coming}
        past={past}
        empty={t.leagues.noFixtures}
        hasLeagueLines={false}
      />
    </LiveMain>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueCards } from '#app/features/leagues/league-cards.tsx';
import { DaySections } from '#app/features/match-lists/day-sections.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listRests, listWaiting } from '#server/play/fixtures/queries.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';

export const handle: RouteHandle = { shows: 'scores' };

const NEXT_COUNT = 40;

/** Leagues that are no leagues, and what is planned in them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { store, now } = page;
  const { items } = await listLeagues(store, { limit: 100 });
  const leagues = items.filter((league) => league.type !== 'League');
  if (leagues.length === 0) return { leagues, matches: [], waiting: [], rests: [], hasMore: false };
  const of = { leagues: leagues.map(({ id }) => id), from: localDay(now), limit: NEXT_COUNT };
  const [coming, waiting] = await Promise.all([listMatches(store, of), listWaiting(store, of)]);
  const end = coming.next === null ? undefined : coming.items.at(-1)!.startsAt;
  return {
    leagues,
    matches: coming.items,
    rests: await listRests(store, coming.items),
    waiting: waiting.filter(({ startsAt }) => end === undefined || startsAt <= end),
    hasMore: coming.next !== null,
  };
}

export default function Tournament() {
  const { leagues, matches, waiting, rests, hasMore } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="stack spread" hasNews>
      <PageHead title={t.leagues.tournaments} description={t.leagues.tournamentsDescription} />
      <h1 className="title">{t.leagues.tournaments}</h1>
      <LeagueCards leagues={leagues} />
      {matches.length + waiting.length > 0 && (
        <>
          <h2 className="subtitle">{t.matches.fixtures}</h2>
          <DaySections matches={matches} waiting={waiting} rests={rests} />
          {hasMore && (
            <a className="button soft" href={to('/fixtures')}>
              {t.matches.seeAll}
            </a>
          )}
          <p className="zone">{t.matches.zone}</p>
        </>
      )}
    </LiveMain>
  );
}

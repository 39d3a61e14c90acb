import type { League } from '#contract/leagues/league.ts';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import { NO_NAME } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import { getVenue } from '#server/play/venues/queries.ts';
import { courtOf, listDayMatches, matchOnCourt } from './court-match.ts';

export type VenueScreen = {
  venue: Venue;
  courts: { name: string; match: Match | undefined }[];
  next: Match[];
  /** Of one of the leagues that play here today; each has its minute. */
  table: { title: string; rows: readonly StandingsRow[] } | undefined;
  partners: Partner[];
};
type Partner = { name: string; logo: string | null };

/** More do not fit a TV. */
const MOST_COURTS = 12;
const MOST_NEXT = 6;
const MOST_ROWS = 8;
const MOST_PARTNERS = 6;
const MOST_LEAGUES = 6;
const MINUTE_MS = 60_000;

/** Everything that happens at a venue on the day of `now`. Throws not-found. */
export async function readVenueScreen(store: Store, id: string, now: number): Promise<VenueScreen> {
  const venue = await getVenue(store, id);
  const matches = await listDayMatches(store, venue, now);
  const courts: VenueScreen['courts'] = [];
  for (const name of courtNames(venue, matches)) {
    const own = matches.filter((match) => courtOf(match, venue.courts) === name);
    courts.push({ name, match: await matchOnCourt(store, own, now) });
  }
  const shown = new Set(courts.map(({ match }) => match?.id));
  const next = matches
    .filter(({ status, id: match }) => status === 'not started' && !shown.has(match))
    .slice(0, MOST_NEXT);
  return { venue, courts, next, ...(await readLeagues(store, matches, now)) };
}

/** Numbers first; a court with a name of its own follows where a match names it. */
function courtNames({ courts }: Venue, matches: readonly Match[]): string[] {
  const numbers = Array.from({ length: courts }, (_, at) => String(at + 1));
  const named = matches.map((match) => courtOf(match, courts)).filter((name) => name !== null);
  return [...new Set([...numbers, ...named])].slice(0, MOST_COURTS);
}

async function readLeagues(store: Store, matches: readonly Match[], now: number) {
  const ids = [...new Set(matches.flatMap(({ league }) => league?.id ?? []))].slice(
    0,
    MOST_LEAGUES,
  );
  const facts = await Promise.all(ids.map((league) => readTableFacts(store, league)));
  const open = facts.filter(({ league }) => !league.archived);
  const tables = open.flatMap((of) => {
    const { name, groups } = of.league;
    if (groups.length === 0) return [{ of, title: name, view: {} }];
    return groups.map((group) => ({
      of,
      title: `${name} · ${group.name}`,
      view: { group: group.id },
    }));
  });
  const chosen = tables[Math.floor(now / MINUTE_MS) % Math.max(1, tables.length)];
  const table = chosen && {
    title: chosen.title,
    rows: tableOf(chosen.of, chosen.view).rows.slice(0, MOST_ROWS),
  };
  return { table, partners: partnersOf(open.map(({ league }) => league)) };
}

function partnersOf(leagues: readonly League[]): Partner[] {
  const named = leagues
    .filter(({ partner }) => partner !== NO_NAME)
    .map(({ partner, partnerRef }): [string, Partner] => [
      partner,
      { name: partner, logo: partnerRef?.logo ?? null },
    ]);
  return [...new Map(named).values()].slice(0, MOST_PARTNERS);
}

import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { League } from '#contract/leagues/league.ts';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listKnockOut } from '#server/play/fixtures/queries.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import { getVenue } from '#server/play/venues/queries.ts';
import { courtOf, listDayMatches, listLaterMatches, matchOnCourt } from './court-match.ts';
import { partnerOf, type Sponsor } from './stream/sponsors.ts';
import { readVenueBracket, type VenueBracket } from './venue-bracket.ts';

export type VenueScreen = {
  venue: Venue;
  /** `match` is of this day; a court without one has the next match of another day. */
  courts: { name: string; match: Match | undefined; later: Match | undefined }[];
  next: Match[];
  /** Of one of the leagues that play here today; each table and each bracket has its minute. */
  table: { title: string; rows: readonly StandingsRow[] } | undefined;
  bracket: VenueBracket | undefined;
  partners: Sponsor[];
};

type TableFacts = Awaited<ReturnType<typeof readTableFacts>>;

/** More do not fit a TV. */
const MOST_COURTS = 12;
const MOST_NEXT = 6;
const MOST_ROWS = 8;
const MOST_PARTNERS = 6;
const MOST_LEAGUES = 6;
const MINUTE_MS = 60_000;

/** Everything that happens at a venue on the day of `now`, and what comes next. Throws not-found. */
export async function readVenueScreen(store: Store, id: string, now: number): Promise<VenueScreen> {
  const venue = await getVenue(store, id);
  const matches = await listDayMatches(store, venue, now);
  const later = await listLaterMatches(store, venue, now);
  const courts: VenueScreen['courts'] = [];
  for (const name of courtNames(venue, matches)) {
    const isOwn = (match: Match) => courtOf(match, venue.courts) === name;
    const match = await matchOnCourt(store, matches.filter(isOwn), now);
    courts.push({ name, match, later: match ? undefined : later.find(isOwn) });
  }
  const shown = new Set(courts.map(({ match }) => match?.id));
  const next = matches
    .filter(({ status, id: match }) => status === 'not started' && !shown.has(match))
    .slice(0, MOST_NEXT);
  // On a day without play, those who play here next have the rest of the picture.
  const playing = matches.length > 0 ? matches : later;
  return { venue, courts, next, ...(await readLeagues(store, playing, now)) };
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
  const plans = await Promise.all(
    open.map(async ({ league }) => ({
      title: league.name,
      planned: await listKnockOut(store, league.id),
    })),
  );
  const knockOuts = plans.filter(({ planned }) => planned.length > 0);
  const tables = open.flatMap((of, at) => tablesOf(of, plans[at]!.planned));
  const turn = Math.floor(now / MINUTE_MS) % Math.max(1, tables.length + knockOuts.length);
  const knockOut = knockOuts[turn - tables.length];
  const bracket = knockOut && (await readVenueBracket(store, knockOut));
  const table = tables[turn]?.();
  return { table, bracket, partners: partnersOf(open.map(({ league }) => league)) };
}

type Table = NonNullable<VenueScreen['table']>;

/** The tables of a league, each counted when its turn comes; none of a league that is a knock-out alone. */
function tablesOf(of: TableFacts, knockOut: readonly Fixture[]): (() => Table)[] {
  const { name, groups } = of.league;
  const rowsOf = (view: { group?: string }) => tableOf(of, view).rows.slice(0, MOST_ROWS);
  if (groups.length > 0) {
    return groups.map((group) => () => ({
      title: `${name} · ${group.name}`,
      rows: rowsOf({ group: group.id }),
    }));
  }
  const planned = new Set(knockOut.map(({ id }) => id));
  if (planned.size > 0 && of.results.every(({ id }) => planned.has(id))) return [];
  return [() => ({ title: name, rows: rowsOf({}) })];
}

function partnersOf(leagues: readonly League[]): Sponsor[] {
  const partners = leagues.flatMap((league) => partnerOf(league) ?? []);
  const byName = new Map(partners.map((partner) => [partner.name, partner]));
  return [...byName.values()].slice(0, MOST_PARTNERS);
}

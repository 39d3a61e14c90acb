import { data } from 'react-router';
import type { LeagueTable } from '#app/features/leagues/league-tables.tsx';
import { formOf, headToHead } from '#app/features/match-page/head-to-head/head-to-head.ts';
import {
  type TableEffect,
  tableEffect,
} from '#app/features/match-page/head-to-head/standings-effect.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { findAwaySince } from '#server/play/halls/queries.ts';
import { findMatch, findMatchLog, listMatches } from '#server/play/matches/queries.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import { findVenueNamed } from '#server/play/venues/queries.ts';
import { loadLeagueTables } from '../load-league-tables.ts';

/** The match of an address, or the 404 page. */
export async function loadMatch({ store }: PageContext, id: string | undefined): Promise<Match> {
  const match = id === undefined ? undefined : await findMatch(store, id);
  if (match === undefined) throw data(null, { status: 404 });
  return match;
}

/** The clock at which the hall that plays this match lost its line; null while the site hears of it. */
export async function loadAwaySince(
  { store, now }: PageContext,
  { id, status }: Match,
): Promise<string | null> {
  if (status !== 'Live' && status !== 'suspended') return null;
  return findAwaySince(store.db, id, now);
}

const FORM_MATCHES = 5;

export function loadMeetings({ store, sharedRead }: PageContext, { team1, team2 }: Match) {
  return sharedRead(
    `meetings ${team1.id} ${team2.id}`,
    () => readMeetings(store, team1, team2),
    'results',
  );
}

async function readMeetings(
  store: PageContext['store'],
  team1: Match['team1'],
  team2: Match['team2'],
) {
  const decided = { isDecided: true, descending: true } as const;
  const [met, of1, of2] = await Promise.all([
    listMatches(store, { ...decided, team: team1.id, opponent: team2.id, limit: 100 }),
    listMatches(store, { ...decided, team: team1.id, limit: FORM_MATCHES }),
    listMatches(store, { ...decided, team: team2.id, limit: FORM_MATCHES }),
  ]);
  return {
    history: headToHead(met.items, team1.id, team2.id),
    form1: formOf(of1.items, team1.id),
    form2: formOf(of2.items, team2.id),
  };
}

/** The venue on record that the match's location names. */
export async function loadVenue({ store }: PageContext, match: Match): Promise<Venue | null> {
  return (match.location && (await findVenueNamed(store, match.location))) || null;
}

/**
 * The effect of the clearest win still possible on either team's place in the table in which it
 * counts; empty once it is decided, and across the groups of a league, where no place means
 * anything.
 */
export async function loadTableEffect(
  { store, sharedRead }: PageContext,
  match: Match,
): Promise<TableEffect[]> {
  const { id, league, status, winner, team1Wins, team2Wins } = match;
  if (league === null || winner !== null) return [];
  if (status === 'cancelled' || status === 'ended') return [];
  const setsToWin = (await findMatchLog(store, id))?.rules.setsToWin;
  if (!setsToWin) return [];
  return sharedRead(
    `effect ${id} ${team1Wins}:${team2Wins} of ${setsToWin}`,
    () => computeTableEffect(store, league.id, match, setsToWin),
    'results',
  );
}

async function computeTableEffect(
  store: PageContext['store'],
  leagueId: string,
  { id, group, team1, team2, team1Wins, team2Wins }: Match,
  setsToWin: number,
): Promise<TableEffect[]> {
  const facts = await readTableFacts(store, leagueId);
  if (group === null && facts.league.groups.length > 0) return [];
  const view = group ? { group: group.id } : {};
  const now = tableOf(facts, view);
  const outcomes = [
    { team: team1, setsWon: [setsToWin, team2Wins] as const },
    { team: team2, setsWon: [team1Wins, setsToWin] as const },
  ];
  return outcomes
    .map(({ team, setsWon }) =>
      tableEffect(
        now,
        tableOf(facts, { ...view, assumedResult: { match: id, setsWon } }),
        team,
        setsWon,
      ),
    )
    .filter((effect) => effect !== null);
}

/** The tables of the match's league, that of its own group first; or that one alone. */
export async function loadMatchTables(
  page: PageContext,
  { league, group }: Match,
  of: 'standings' | 'group',
): Promise<LeagueTable[]> {
  if (league === null) return [];
  const tables = await loadLeagueTables(page, league.id);
  const isOwn = (table: LeagueTable) => table.group !== null && table.group.id === group?.id;
  const own = tables.filter(isOwn);
  return of === 'group' ? own : [...own, ...tables.filter((table) => !isOwn(table))];
}

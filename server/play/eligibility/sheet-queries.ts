import { sheetLimits } from '#domain/competition/eligibility/check-sheet.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { type BarredPerson, listBarred } from '#server/play/discipline/queries.ts';
import { checkLeague } from './roster-queries.ts';

export type SheetMatch = {
  id: string;
  league_id: string | null;
  match_date: string;
  team1_id: string;
  team2_id: string;
};

/** A player by the record, with the shirt of the roster. */
export type SheetPlayer = { player: string; shirt: number | null };

/** The limits of a league for the team sheet of one side. */
export type SideLimits = {
  /** Shirts and letters of the staff, some with a record. */
  suspended: readonly BarredPerson[];
  notEligible: readonly SheetPlayer[];
  foreign: readonly SheetPlayer[];
  /** At most so many of `foreign`; null: any number. */
  mostForeign: number | null;
};

export type LeagueLimits = Record<Side, SideLimits> & {
  refusesSuspended: boolean;
  refusesNotEligible: boolean;
};

const OPEN_SIDE: SideLimits = { suspended: [], notEligible: [], foreign: [], mostForeign: null };
export const NO_LIMITS: LeagueLimits = {
  team1: OPEN_SIDE,
  team2: OPEN_SIDE,
  refusesSuspended: false,
  refusesNotEligible: false,
};

/** The people who may not stand on the team sheets of a match, by suspension and by eligibility. */
export async function readSheetLimits(db: Database, match: SheetMatch): Promise<LeagueLimits> {
  if (match.league_id === null) return NO_LIMITS;
  const { table, people } = await listBarred(db, match);
  const { rule, sideOf } = await readEligible(db, match, match.league_id);
  const side = (team: string): SideLimits => ({
    suspended: people.filter((person) => person.team === team),
    ...sideOf(team),
  });
  return {
    team1: side(match.team1_id),
    team2: side(match.team2_id),
    refusesSuspended: table === 'refuse',
    refusesNotEligible: rule === 'refuse',
  };
}

async function readEligible(db: Database, match: SheetMatch, leagueId: string) {
  const league = await db
    .selectFrom('league')
    .select(['id', 'eligibility', 'starts_at'])
    .where('id', '=', leagueId)
    .executeTakeFirst();
  const none = { notEligible: [], foreign: [], mostForeign: null };
  if (!league || league.eligibility === null) return { rule: 'warn', sideOf: () => none };
  const { rule, rows, rosters, checked } = await checkLeague(db, league, match.match_date);
  const sideOf = (team: string) => {
    const roster = rosters.find((entry) => entry.team === team);
    const found = checked.find((entry) => entry.team === team);
    if (!roster || !found) return none;
    const { barred, foreign, mostForeign } = sheetLimits(rule, found, roster.players);
    const players = rows.find(({ id }) => id === team)?.players ?? [];
    const withShirts = (ids: readonly string[]): SheetPlayer[] =>
      players
        .filter(({ id }) => ids.includes(id))
        .map(({ id, jersey_number }) => ({ player: id, shirt: jersey_number }));
    return { notEligible: withShirts(barred), foreign: withShirts(foreign), mostForeign };
  };
  return { rule: rule.table, sideOf };
}

import {
  type CheckedRoster,
  checkRosters,
  type Roster,
} from '#domain/competition/eligibility/check-roster.ts';
import { type EligibilityRule, EVERYBODY_PLAYS } from '#domain/competition/eligibility/rule.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { readJoined } from '#server/play/memberships/queries.ts';
import type { RosterRow } from './views.ts';

export function eligibilityOf(row: { eligibility: string | null }): EligibilityRule {
  return row.eligibility === null
    ? EVERYBODY_PLAYS
    : (JSON.parse(row.eligibility) as EligibilityRule);
}

type League = { id: string; eligibility: string | null; starts_at: string };

export async function getLeague(db: Database, id: string): Promise<League> {
  const row = await db
    .selectFrom('league')
    .select(['id', 'eligibility', 'starts_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('league.notFound');
  return row;
}

/** The day for which rosters are checked where nobody says one: today, or the first of the league. */
export function dayOf({ starts_at }: League, now: number): string {
  const first = starts_at.slice(0, 10);
  const today = localDate(now);
  return first > today ? first : today;
}

/** Teams of a league with everybody on their rosters. */
async function readRosters(db: Database, leagueId: string): Promise<RosterRow[]> {
  const teams = await db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select(['team.id', 'team.name', 'team.gender'])
    .where('league_team.league_id', '=', leagueId)
    .where('team.archived_at', 'is', null)
    .orderBy('team.sort_name')
    .orderBy('team.id')
    .execute();
  const ids = teams.map(({ id }) => id);
  if (ids.length === 0) return [];
  const players = await db
    .selectFrom('player')
    .select(['id', 'team_id', 'full_name', 'jersey_number', 'date_of_birth', 'gender'])
    .select(['nationality', 'licence', 'licence_until'])
    .where('team_id', 'in', ids)
    .where('archived_at', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('jersey_number', eb.lit(1000)))
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
  const joinedOf = await readJoined(db, ids);
  const byTeam = Map.groupBy(players, ({ team_id }) => team_id);
  return teams.map((team) => ({
    ...team,
    players: (byTeam.get(team.id) ?? []).map((row) => ({ ...row, ...joinedOf(row.id, team.id) })),
  }));
}

function rostersOf(rows: readonly RosterRow[]): Roster[] {
  return rows.map(({ id, gender, players }) => ({
    team: id,
    gender,
    players: players.map((row) => ({
      id: row.id,
      name: row.full_name,
      birth: row.date_of_birth,
      gender: row.gender,
      nationality: row.nationality,
      licence: row.licence,
      licenceUntil: row.licence_until,
      joinedOn: row.joinedOn,
      isTransfer: row.isTransfer,
    })),
  }));
}

/** The rosters of a league as they are, and what is wrong with them on a day. */
export type LeagueCheck = {
  rule: EligibilityRule;
  rows: readonly RosterRow[];
  rosters: readonly Roster[];
  checked: readonly CheckedRoster[];
};

export async function checkLeague(db: Database, league: League, day: string): Promise<LeagueCheck> {
  const rule = eligibilityOf(league);
  const rows = await readRosters(db, league.id);
  const rosters = rostersOf(rows);
  // A league that has set nothing asks for nothing, not even that nobody is on two rosters.
  const checked = league.eligibility === null ? [] : checkRosters(rule, rosters, day);
  return { rule, rows, rosters, checked };
}

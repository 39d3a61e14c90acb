import type { HallPackage } from '#contract/halls/hall.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { MIGRATIONS } from '#server/platform/db/migrate.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import { localDate, yearsBefore } from '#server/platform/time/local-time.ts';
import { readOwnLoan, selectMatches } from '#server/play/halls/queries.ts';

type Row = HallPackage['rows'][number]['row'];
type Rows = readonly object[];

/** Columns of players that stay at the site: a hall has no use for contacts and accounts. */
const PRIVATE_OF_PLAYERS = {
  user_id: null,
  phone: null,
  email: null,
  height: null,
  weight: null,
  profile_picture: null,
  personal_bio: null,
  instagram: null,
  tiktok: null,
  facebook: null,
  created_by: null,
};
const PRIVATE_OF_OFFICIALS = { phone: null, email: null, note: '', user_id: null };

export const NEWEST_SCHEMA = MIGRATIONS.at(-1)!.name;

/** Rules, matches of the days, teams with their rosters, officials and halls, all with their ids. */
export async function readPackage(
  { db }: Store,
  loan: HallLoanRow,
  now: number,
): Promise<HallPackage> {
  const rows: HallPackage['rows'] = [];
  const add = (table: string, found: Rows, without: Row = {}) => {
    for (const row of found) rows.push({ table, row: { ...(row as Row), ...without } });
  };
  const matches = await selectMatches(db, loan).execute();
  const matchIds = matches.map(({ id }) => id);
  const teamIds = [...new Set(matches.flatMap((row) => [row.team1_id, row.team2_id]))];
  const league = await db
    .selectFrom('league')
    .selectAll()
    .where('id', '=', loan.league_id)
    .executeTakeFirstOrThrow();
  const teams = await db.selectFrom('team').selectAll().where('id', 'in', teamIds).execute();
  add('season', await seasonsOf(db, league.season_id));
  const clubIds = teams.flatMap(({ club_id }) => club_id ?? []);
  add(
    'club',
    await db
      .selectFrom('club')
      .selectAll()
      .where('id', 'in', ['', ...clubIds])
      .execute(),
  );
  add('team', teams, { coach_user_id: null });
  add('player', await playersOf(db, teamIds, localDate(now)), PRIVATE_OF_PLAYERS);
  const places = matches.map(({ location }) => location);
  add('venue', await venuesOf(db, places));
  add('league', [league], { partner_id: null });
  add('league_team', await inLeague(db, 'league_team', loan.league_id, teamIds));
  const groupIds = matches.flatMap(({ group_id }) => group_id ?? []);
  await addGroups(db, groupIds, teamIds, add);
  add('match', matches);
  await addOfMatches(db, matchIds, add);
  return { ...(await readOwnLoan(db, loan, now)), schema: NEWEST_SCHEMA, rows };
}

type Add = (table: string, found: Rows, without?: Row) => void;

async function seasonsOf(db: Database, id: string | null): Promise<Rows> {
  if (id === null) return [];
  return db.selectFrom('season').selectAll().where('id', '=', id).execute();
}

async function playersOf(db: Database, teamIds: readonly string[], today: string): Promise<Rows> {
  const rows = await db
    .selectFrom('player')
    .selectAll()
    .where('team_id', 'in', ['', ...teamIds])
    .where('archived_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, date_of_birth: coarseBirth(row.date_of_birth, today) }));
}

/**
 * The hall has to know who is a child, to show as little as the site does: the last day of the year of birth says
 * that, and not the day. Of everybody else it knows nothing.
 */
function coarseBirth(day: string | null, today: string): string | null {
  const isMinor = day !== null && day > yearsBefore(today, 18);
  return isMinor ? `${day.slice(0, 4)}-12-31` : null;
}

function venuesOf(db: Database, names: readonly string[]): Promise<Rows> {
  return db
    .selectFrom('venue')
    .selectAll()
    .where('name', 'in', ['', ...names])
    .where('archived_at', 'is', null)
    .execute();
}

function inLeague(
  db: Database,
  table: 'league_team',
  leagueId: string,
  teamIds: readonly string[],
): Promise<Rows> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('team_id', 'in', ['', ...teamIds])
    .execute();
}

async function addGroups(
  db: Database,
  groupIds: readonly string[],
  teamIds: readonly string[],
  add: Add,
): Promise<void> {
  const ids = ['', ...groupIds];
  add(
    'league_group',
    await db.selectFrom('league_group').selectAll().where('id', 'in', ids).execute(),
  );
  const members = await db
    .selectFrom('group_team')
    .selectAll()
    .where('group_id', 'in', ids)
    .where('team_id', 'in', ['', ...teamIds])
    .execute();
  add('group_team', members);
}

/** Logs that have begun, line-ups that coaches prepared, and the officials. */
async function addOfMatches(db: Database, matchIds: readonly string[], add: Add): Promise<void> {
  const ids = ['', ...matchIds];
  const events = await db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', 'in', ids)
    .orderBy('match_id')
    .orderBy('seq')
    .execute();
  add('match_event', events);
  add(
    'signature',
    await db.selectFrom('signature').selectAll().where('match_id', 'in', ids).execute(),
  );
  const lineups = await db
    .selectFrom('prepared_lineup')
    .selectAll()
    .where('match_id', 'in', ids)
    .execute();
  add('prepared_lineup', lineups);
  const duties = await db
    .selectFrom('match_official')
    .selectAll()
    .where('match_id', 'in', ids)
    .execute();
  const officialIds = ['', ...duties.map(({ official_id }) => official_id)];
  const officials = await db
    .selectFrom('official')
    .selectAll()
    .where('id', 'in', officialIds)
    .execute();
  add('official', officials, PRIVATE_OF_OFFICIALS);
  add('match_official', duties, { answer_reason: '' });
}

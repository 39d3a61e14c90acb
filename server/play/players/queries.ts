import type { ExpressionBuilder } from 'kysely';
import type { Player, PlayerSummary } from '#contract/people/player.ts';
import type { CountedListOf } from '#contract/primitives.ts';
import { type Actor, ANONYMOUS, isAdmin } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { isIn } from '#server/platform/db/contains.ts';
import {
  type CopiedQuery,
  changedFrom,
  decodeCursor,
  pageOf,
  withTotal,
} from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import { listFormerShirts } from '#server/play/memberships/former-shirts.ts';
import { STAFF_COLUMNS, staffOf } from '#server/play/teams/subject-queries.ts';
import { type PlayerFacts, playerSummaryView, playerView } from './views.ts';

export type PlayerQuery = CopiedQuery & {
  q?: string;
  team?: string;
  limit: number;
  cursor?: string;
};

export function selectPlayers(db: Database) {
  return db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .selectAll('player')
    .select(['team.name as team_name', ...STAFF_COLUMNS])
    .where('player.archived_at', 'is', null);
}

/** The reader and the time: they decide what is seen of whom. */
export type Reader = { actor?: Actor; now?: number };

/**
 * Players by name. For everybody but administrators without minors who have no recorded consent.
 */
export async function listPlayers(
  store: Store,
  query: PlayerQuery,
  { actor = ANONYMOUS, now = Date.now() }: Reader = {},
): Promise<CountedListOf<PlayerSummary>> {
  const after = decodeCursor(query.cursor, 2);
  const seesAll = isAdmin(actor);
  let select = selectPlayers(store.db)
    .orderBy('player.sort_name')
    .orderBy('player.id')
    .limit(query.limit + 1);
  if (!seesAll) select = select.where(mayBeNamed(now));
  if (query.q) select = select.where(isIn('player.sort_name', query.q));
  if (query.team) select = select.where('player.team_id', '=', query.team);
  if (query.updatedSince !== undefined)
    select = select.where('player.updated_at', '>=', changedFrom(query));
  const all = select;
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('player.sort_name', 'player.id'), '>', eb.tuple(after[0]!, after[1]!)),
    );
  }
  const rows: PlayerFacts[] = await select.execute();
  return withTotal(
    query,
    all,
    pageOf(
      rows,
      query.limit,
      (row) => [row.sort_name, row.id],
      (row) => playerSummaryView(row, now, seesAll),
    ),
  );
}

/** Adults, minors with recorded consent, and by the name alone those whose age is unknown. */
export function mayBeNamed(now: number) {
  const born = adultsBornBy(now);
  return (eb: ExpressionBuilder<Tables, 'player'>) =>
    eb.or([
      eb('player.consent', '=', 1),
      eb('player.date_of_birth', 'is', null),
      eb('player.date_of_birth', '<=', born),
    ]);
}

/**
 * Players who may be named beside what matches tell of them: adults, and others with consent to
 * that.
 */
export function mayBeCounted(now: number) {
  const born = adultsBornBy(now);
  return (eb: ExpressionBuilder<Tables, 'player'>) =>
    eb.or([eb('player.consent_statistics', '=', 1), eb('player.date_of_birth', '<=', born)]);
}

/** Of a roster, those who may be named beside the points that they made. */
export function listCountedRoster(
  store: Store,
  teamId: string,
  now: number,
): Promise<PlayerSummary[]> {
  return listCountedRosters(store, [teamId], now);
}

/** The same of several teams; a former shirt that nobody there wears now stands for its last wearer. */
export async function listCountedRosters(
  store: Store,
  teamIds: readonly string[],
  now: number,
): Promise<PlayerSummary[]> {
  if (teamIds.length === 0) return [];
  const counted = selectPlayers(store.db).where(mayBeNamed(now)).where(mayBeCounted(now));
  const rows: PlayerFacts[] = await counted
    .where('player.team_id', 'in', teamIds)
    .orderBy('player.id')
    .execute();
  const present = rows.map((row) => playerSummaryView(row, now));
  const former = await listFormerShirts(store.db, { teams: teamIds });
  if (former.length === 0) return present;
  const ids = former.map(({ player_id }) => player_id);
  const leavers: PlayerFacts[] = await counted.where('player.id', 'in', ids).execute();
  const teams = await store.db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('id', 'in', teamIds)
    .execute();
  return [
    ...present,
    ...former.flatMap(({ player_id, team_id, number }) => {
      const row = leavers.find(({ id }) => id === player_id);
      const team = teams.find(({ id }) => id === team_id);
      return row && team ? [{ ...playerSummaryView(row, now), team, jerseyNumber: number }] : [];
    }),
  ];
}

/** One player who may be named beside what matches tell of them. */
export async function findCountedPlayer(
  db: Database,
  id: string,
  now: number,
): Promise<PlayerSummary | undefined> {
  const row: PlayerFacts | undefined = await selectPlayers(db)
    .where(mayBeNamed(now))
    .where(mayBeCounted(now))
    .where('player.id', '=', id)
    .executeTakeFirst();
  return row && playerSummaryView(row, now);
}

/** A team's players by shirt number, those without one last, as everybody may see them. */
export async function listRoster(
  store: Store,
  teamId: string,
  now = Date.now(),
): Promise<PlayerSummary[]> {
  const rows: PlayerFacts[] = await selectTeam(store.db, teamId).where(mayBeNamed(now)).execute();
  return rows.map((row) => playerSummaryView(row, now));
}

/** All players of a team by their numbers; of whom nobody may know the name, that is left out. */
export async function listTeamPlayers(
  store: Store,
  teamId: string,
  now = Date.now(),
): Promise<PlayerSummary[]> {
  const rows: PlayerFacts[] = await selectTeam(store.db, teamId)
    .where('player.archived_at', 'is', null)
    .execute();
  return rows.map((row) => playerSummaryView(row, now));
}

/** The players of a team by shirt number, those without one last. */
function selectTeam(db: Database, teamId: string) {
  return selectPlayers(db)
    .where('player.team_id', '=', teamId)
    .orderBy((eb) => eb.fn.coalesce('player.jersey_number', eb.lit(1000)))
    .orderBy('player.sort_name')
    .orderBy('player.id');
}

/** A player as a list of a league names them. */
export type NamedPlayer = { name: string; number: number | null };

/** @param seesAll also minors without a consent: for those who run a league */
export async function listNamedPlayers(
  db: Database,
  ids: readonly string[],
  now: number,
  seesAll = false,
): Promise<Map<string, NamedPlayer>> {
  if (ids.length === 0) return new Map();
  const rows: PlayerFacts[] = await selectPlayers(db).where('player.id', 'in', ids).execute();
  return new Map(
    rows.map((row) => {
      const { fullName, jerseyNumber } = playerSummaryView(row, now, seesAll);
      return [row.id, { name: fullName, number: jerseyNumber }];
    }),
  );
}

/** One player as the reader may see them. */
export async function findPlayer(
  store: Store,
  id: string,
  { actor = ANONYMOUS, now = Date.now() }: Reader = {},
): Promise<Player | undefined> {
  const row: PlayerFacts | undefined = await selectPlayers(store.db)
    .where('player.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const subject = {
    kind: 'player',
    userId: row.user_id,
    ...staffOf(row),
  } as const;
  return playerView(row, now, can(actor, 'player:see-private', subject));
}

/** Every player with what is private, or those of a league's teams; for administrators. */
export async function listFullPlayers(
  store: Store,
  league: string | undefined,
  now = Date.now(),
): Promise<Player[]> {
  let select = selectPlayers(store.db)
    .orderBy('team.sort_name')
    .orderBy('player.sort_name')
    .orderBy('player.id');
  if (league !== undefined) {
    select = select.where('player.team_id', 'in', (eb) =>
      eb.selectFrom('league_team').select('team_id').where('league_id', '=', league),
    );
  }
  const rows: PlayerFacts[] = await select.execute();
  return rows.map((row) => playerView(row, now, true));
}

/** For public pages, which never depend on who asks. */
export function findPublicPlayer(store: Store, id: string): Promise<Player | undefined> {
  return findPlayer(store, id);
}

import type { TeamRequest } from '#contract/people/team-request.ts';
import type { ListOf } from '#contract/primitives.ts';
import { type Actor, isAdmin } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { TeamRequestRow } from '#server/platform/db/tables/people-tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { selectPlayers } from '#server/play/players/queries.ts';
import { getTeamSubject } from '#server/play/teams/subject-queries.ts';
import { type TeamRequestFacts, teamRequestView } from './views.ts';

const COLUMNS = [
  'team_request.id as request_id',
  'team_request.team_id as request_team_id',
  'team_request.asked_by as request_asked_by',
  'team_request.language as request_language',
  'team_request.state as request_state',
  'team_request.reason as request_reason',
  'team_request.asked_at as request_asked_at',
  'team_request.decided_at as request_decided_at',
] as const;

/** Requests with the players whom they are about; of archived records there is nothing to say. */
function selectRequests(db: Database) {
  return selectPlayers(db)
    .innerJoin('team_request', 'team_request.player_id', 'player.id')
    .innerJoin('team as asking', 'asking.id', 'team_request.team_id')
    .innerJoin('user as coach', 'coach.id', 'team_request.asked_by')
    .select(COLUMNS)
    .select(['asking.name as asking_name', 'coach.name as coach_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

function factsOf(row: Row): TeamRequestFacts {
  const request: TeamRequestRow = {
    id: row.request_id,
    team_id: row.request_team_id,
    player_id: row.id,
    asked_by: row.request_asked_by,
    language: row.request_language,
    state: row.request_state,
    reason: row.request_reason,
    asked_at: row.request_asked_at,
    decided_at: row.request_decided_at,
  };
  return { request, player: row, names: { team: row.asking_name ?? '', coach: row.coach_name } };
}

export type TeamRequestQuery = {
  team?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

/**
 * Of one team what its coach has asked for and what became of it; without a team the open ones that
 * the actor may decide: those for records of one's own account, for an administrator all.
 */
export async function listTeamRequests(
  store: Store,
  actor: Actor,
  query: TeamRequestQuery,
  now: number,
): Promise<ListOf<TeamRequest>> {
  const after = decodeCursor<string | number>(query.cursor, 2);
  let select = selectRequests(store.db)
    .orderBy('team_request.asked_at')
    .orderBy('team_request.id')
    .limit(query.limit + 1);
  if (query.team !== undefined) {
    await mayAskFor(store, actor, query.team);
    select = select
      .where('team_request.team_id', '=', query.team)
      .where('team_request.state', 'in', ['open', 'refused']);
  } else {
    select = select.where('team_request.state', '=', 'open');
    const id = actor.kind === 'user' ? actor.id : '';
    if (!isAdmin(actor)) {
      select = select.where('player.user_id', '=', id).where('team_request.asked_by', '<>', id);
    }
  }
  if (after) {
    const askedAt = Number(after[0]);
    const id = String(after[1]);
    select = select.where((eb) =>
      eb(eb.refTuple('team_request.asked_at', 'team_request.id'), '>', eb.tuple(askedAt, id)),
    );
  }
  return pageOf(
    await select.execute(),
    query.limit,
    (row) => [row.request_asked_at, row.request_id],
    (row) => teamRequestView(factsOf(row), now),
  );
}

async function mayAskFor({ db }: Store, actor: Actor, teamId: string): Promise<void> {
  authorise(actor, 'team:roster', await getTeamSubject(db, teamId));
}

export async function getTeamRequest(store: Store, id: string, now: number): Promise<TeamRequest> {
  const row = await selectRequests(store.db).where('team_request.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('request.notFound');
  return teamRequestView(factsOf(row), now);
}

/** For the dashboard. */
export async function countOpenRequests({ db }: Store): Promise<number> {
  const row = await db
    .selectFrom('team_request')
    .innerJoin('player', 'player.id', 'team_request.player_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('team_request.state', '=', 'open')
    .where('player.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

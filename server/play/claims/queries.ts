import type { OwnClaim, PlayerAccount, WaitingClaim } from '#contract/people/claim.ts';
import type { ListOf } from '#contract/primitives.ts';
import { type Actor, isAdmin } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { PlayerClaimRow } from '#server/platform/db/tables/claim-tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { selectPlayers } from '#server/play/players/queries.ts';
import { isCoachedBy, staffOf } from '#server/play/teams/subject-queries.ts';
import { type ClaimFacts, ownClaimView, playerAccountView, waitingClaimView } from './views.ts';

const CLAIM_COLUMNS = [
  'player_claim.id as claim_id',
  'player_claim.user_id as claim_user_id',
  'player_claim.note as claim_note',
  'player_claim.language as claim_language',
  'player_claim.state as claim_state',
  'player_claim.reason as claim_reason',
  'player_claim.asked_at as claim_asked_at',
  'player_claim.decided_at as claim_decided_at',
] as const;

/** Claims with the records that they are about; of archived records there is nothing to say. */
function selectClaims(db: Database) {
  return selectPlayers(db)
    .innerJoin('player_claim', 'player_claim.player_id', 'player.id')
    .select(CLAIM_COLUMNS);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectClaims>['executeTakeFirstOrThrow']>>;

function factsOf(row: Row): ClaimFacts {
  const claim: PlayerClaimRow = {
    id: row.claim_id,
    player_id: row.id,
    user_id: row.claim_user_id,
    note: row.claim_note,
    language: row.claim_language,
    state: row.claim_state,
    reason: row.claim_reason,
    asked_at: row.claim_asked_at,
    decided_at: row.claim_decided_at,
  };
  return { claim, player: row };
}

/** The requests of a person that are not withdrawn, the latest first. */
export async function listOwnClaims(
  store: Store,
  userId: string,
  now: number,
): Promise<OwnClaim[]> {
  const rows = await selectClaims(store.db)
    .where('player_claim.user_id', '=', userId)
    .where('player_claim.state', '<>', 'withdrawn')
    .orderBy('player_claim.asked_at', 'desc')
    .orderBy('player_claim.id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ownClaimView(factsOf(row), now));
}

export async function getOwnClaim(
  store: Store,
  userId: string,
  playerId: string,
  now: number,
): Promise<OwnClaim> {
  const row = await selectClaims(store.db)
    .where('player_claim.user_id', '=', userId)
    .where('player_claim.player_id', '=', playerId)
    .executeTakeFirst();
  if (!row) throw notFound('claim.notFound');
  return ownClaimView(factsOf(row), now);
}

/**
 * Open claims that the actor may decide, the longest waiting first: all of them for an administrator,
 * for a coach or a manager of a club those of others on records of teams of theirs, for anybody else none.
 */
export async function listWaitingClaims(
  store: Store,
  actor: Actor,
  query: { player?: string | undefined; limit: number; cursor?: string | undefined },
  now: number,
): Promise<ListOf<WaitingClaim>> {
  const after = decodeCursor<string | number>(query.cursor, 2);
  let select = selectClaims(store.db)
    .innerJoin('user', 'user.id', 'player_claim.user_id')
    .select(['user.name as claimant_name', 'user.email as claimant_email'])
    .where('player_claim.state', '=', 'open')
    .orderBy('player_claim.asked_at')
    .orderBy('player_claim.id')
    .limit(query.limit + 1);
  if (!isAdmin(actor)) {
    const id = actor.kind === 'user' ? actor.id : '';
    select = select.where(isCoachedBy(id)).where('player_claim.user_id', '<>', id);
  }
  if (query.player) select = select.where('player.id', '=', query.player);
  if (after) {
    const askedAt = Number(after[0]);
    const id = String(after[1]);
    select = select.where((eb) =>
      eb(eb.refTuple('player_claim.asked_at', 'player_claim.id'), '>', eb.tuple(askedAt, id)),
    );
  }
  const rows = await select.execute();
  return pageOf(
    rows,
    query.limit,
    (row) => [row.claim_asked_at, row.claim_id],
    (row) => {
      const { claimant_name: name, claimant_email: email } = row;
      return waitingClaimView(factsOf(row), { id: row.claim_user_id, name, email }, now);
    },
  );
}

/** For the dashboard. */
export async function countOpenClaims(store: Store): Promise<number> {
  const row = await store.db
    .selectFrom('player_claim')
    .innerJoin('player', 'player.id', 'player_claim.player_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('player_claim.state', '=', 'open')
    .where('player.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The account of a record, for readers who see its private fields. */
export async function getPlayerAccount(
  store: Store,
  actor: Actor,
  playerId: string,
): Promise<PlayerAccount> {
  const row = await selectPlayers(store.db)
    .leftJoin('user', 'user.id', 'player.user_id')
    .select(['user.name as account_name', 'user.email as account_email'])
    .where('player.id', '=', playerId)
    .executeTakeFirst();
  if (!row) throw notFound('player.notFound');
  const subject = { userId: row.user_id, ...staffOf(row) };
  authorise(actor, 'player:see-private', { kind: 'player', ...subject });
  const { user_id: id, account_name: name, account_email: email } = row;
  return playerAccountView(
    id === null || name === null || email === null ? undefined : { id, name, email },
  );
}

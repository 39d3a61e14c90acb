import { textOf } from '#contract/text/text.ts';
import type { Seat } from '#domain/volleyball/seats/seat.ts';
import {
  mayAsk,
  pauseNow,
  refuseRequest,
  type SeatRequest,
} from '#domain/volleyball/seats/seat-request.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused, refusedByRule } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { getMatchRow } from '#server/play/matches/commands.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { getScoredMatch, getSeat } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
/** After the match begins; statistics are written from a film, too. */
const LINK_HOURS: Record<Seat, number> = {
  team1: 48,
  team2: 48,
  assistant: 48,
  statistician: 30 * 24,
  stream: 48,
};
/** Open links of one seat: a phone each, and some that were lost. */
const MOST_LINKS = 10;

/** A link to a seat until two days after the match begins, of a statistician thirty. */
export async function createSeatLink(
  store: Store,
  author: Author,
  matchId: string,
  seat: Seat,
): Promise<{ token: string; expiresAt: number }> {
  return write(store, author, async (tx) => {
    await getScoredMatch(tx.db, author.actor, matchId);
    const { starts_at } = await getMatchRow(tx.db, matchId);
    await mustHaveRoom(tx, matchId, seat, author.now);
    const token = newSecretToken('seat');
    const id = newId(author.now);
    const expiresAt = Math.max(author.now, starts_at) + LINK_HOURS[seat] * HOUR_MS;
    await tx.db
      .insertInto('seat_link')
      .values({
        id,
        match_id: matchId,
        seat,
        token_hash: hashToken(token),
        created_by: author.actor.kind === 'user' ? author.actor.id : null,
        created_at: author.now,
        expires_at: expiresAt,
        revoked_at: null,
      })
      .execute();
    tx.seatsChanged(matchId);
    const after = { seat, link: id, expiresAt };
    tx.audit({ action: 'match.seat-link', subject: `match:${matchId}`, after });
    return { token, expiresAt };
  });
}

async function mustHaveRoom({ db }: Write, matchId: string, seat: Seat, now: number) {
  const open = await db
    .selectFrom('seat_link')
    .select('id')
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  if (open.length < MOST_LINKS) return;
  throw refused('SEAT_LINK_LIMIT', textOf('seat.tooManyLinks', { max: MOST_LINKS }));
}

/** Ends all links to a seat, as when a phone was lost. */
export async function endSeatLinks(
  store: Store,
  author: Author,
  matchId: string,
  seat: Seat,
): Promise<void> {
  await write(store, author, async (tx) => {
    await getScoredMatch(tx.db, author.actor, matchId);
    await tx.db
      .updateTable('seat_link')
      .set({ revoked_at: author.now })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .where('revoked_at', 'is', null)
      .execute();
    tx.seatsChanged(matchId);
    tx.audit({ action: 'match.seat-unlink', subject: `match:${matchId}`, after: { seat } });
  });
}

/** Asks the scorer; a new request takes the place of the one before it. */
export async function askFor(
  store: Store,
  author: Author,
  matchId: string,
  seat: Seat,
  request: SeatRequest,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { match, subject } = await getSeat(tx.db, matchId, seat);
    authorise(author.actor, 'seat:ask', subject);
    if (!mayAsk(seat, request)) throw refused('OTHER_SEAT', textOf('seat.otherSeat'), 'kind');
    const log = await readLog(tx.db, match, store.logs);
    const pause = pauseNow(log);
    if (pause === null) throw refused('NO_ACTIVE_SET', textOf('seat.noSet'), 'kind');
    const refusal = refuseRequest(log, seat, request);
    if (refusal) throw refusedByRule(refusal);
    const sent = {
      id: newId(author.now),
      body: JSON.stringify(request),
      set_number: pause.set,
      rally: pause.rally,
      seq: match.seq,
      dismissed: 0,
      created_at: author.now,
    };
    await tx.db
      .insertInto('seat_request')
      .values({ match_id: matchId, seat, ...sent })
      .onConflict((place) => place.columns(['match_id', 'seat']).doUpdateSet(sent))
      .execute();
    tx.seatsChanged(matchId);
    const after = { seat, request: sent.id, kind: request.kind };
    tx.audit({ action: 'match.seat-request', subject: `match:${matchId}`, after });
  });
}

/** Takes the own request back before the scorer has taken it. */
export async function withdrawRequest(
  store: Store,
  author: Author,
  matchId: string,
  seat: Seat,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { subject } = await getSeat(tx.db, matchId, seat);
    authorise(author.actor, 'seat:ask', subject);
    const removed = await tx.db
      .deleteFrom('seat_request')
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound('seat.notFound');
    tx.seatsChanged(matchId);
    const before = { seat, request: removed.id };
    tx.audit({ action: 'match.seat-withdraw', subject: `match:${matchId}`, before });
  });
}

/** The scorer does not take it; one that came in its place meanwhile stays. */
export async function dismissRequest(
  store: Store,
  author: Author,
  matchId: string,
  seat: Seat,
  request: string,
): Promise<void> {
  await write(store, author, async (tx) => {
    await getScoredMatch(tx.db, author.actor, matchId);
    const result = await tx.db
      .updateTable('seat_request')
      .set({ dismissed: 1 })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .where('id', '=', request)
      .executeTakeFirst();
    if (Number(result.numUpdatedRows) === 0) throw notFound('seat.notFound');
    tx.seatsChanged(matchId);
    const after = { seat, request };
    tx.audit({ action: 'match.seat-dismiss', subject: `match:${matchId}`, after });
  });
}

import {
  type StreamControl,
  type StreamView,
  UNCONTROLLED,
} from '#contract/seats/stream-control.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { getSeenSeat } from '#server/play/seats/queries.ts';
import { findVenueNamed } from '#server/play/venues/queries.ts';

/** Of a match, before anybody chose as its address says. */
export async function readStreamControl(db: Database, matchId: string): Promise<StreamControl> {
  return (await listControls(db, [matchId])).get(matchId) ?? UNCONTROLLED;
}

/**
 * Of the match that is on a court. Until somebody chooses for it, it looks as the one before that was
 * chosen for: an operator stays at the court all day.
 *
 * @param day the matches of the court on this day
 */
export async function readCourtControl(
  db: Database,
  matchId: string,
  day: readonly string[],
): Promise<StreamControl> {
  const controls = await listControls(db, day);
  const own = controls.get(matchId);
  if (own) return own;
  const last = [...controls.values()].at(-1);
  return last ? { ...last, shown: 'auto' } : UNCONTROLLED;
}

/** By match, the latest choice last. */
async function listControls(db: Database, matchIds: readonly string[]) {
  if (matchIds.length === 0) return new Map<string, StreamControl>();
  const rows = await db
    .selectFrom('stream_control')
    .select(['match_id', 'body'])
    .where('match_id', 'in', matchIds)
    .orderBy('set_at')
    .execute();
  return new Map(rows.map(({ match_id, body }) => [match_id, JSON.parse(body) as StreamControl]));
}

/** For the operator of the stream and for whoever scores the match. */
export async function readStream(store: Store, actor: Actor, matchId: string): Promise<StreamView> {
  await getSeenSeat(store.db, actor, matchId, 'stream');
  return viewStream(store, matchId);
}

export async function viewStream(store: Store, matchId: string): Promise<StreamView> {
  const { location, court } = await getMatch(store, matchId);
  const venue = location ? await findVenueNamed(store, location) : undefined;
  const onCourt = court ?? (venue?.courts === 1 ? '1' : null);
  return {
    control: await readStreamControl(store.db, matchId),
    place: venue && onCourt !== null ? { venue: venue.id, court: onCourt } : null,
  };
}

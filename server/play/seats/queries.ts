import type { SeatAtTable, SeatList, SeatView } from '#contract/seats/seat.ts';
import type { Actor } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import { isBench, SEATS, type Seat } from '#domain/volleyball/seats/seat.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { benchStaff, findMatchTeams, NO_STAFF } from '#server/play/lineups/queries.ts';
import { getScoringSubject } from '#server/play/matches/scorer-queries.ts';
import { countOpenBranches } from '#server/play/parked/queries.ts';
import { listTeamPlayers } from '#server/play/players/queries.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { signsSomething } from '#server/play/signing/signers.ts';
import { requestView, seatView } from './views.ts';

/** Also a link that has ended: whoever comes with it shall be told so. */
export async function findSeatLink(db: Database, tokenHash: string) {
  return db
    .selectFrom('seat_link')
    .select(['id', 'match_id', 'seat', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** True while a link to a seat of the match is open: no secret, and its holder is not named. */
async function hasSeatLinks(db: Database, matchId: string, now = Date.now()) {
  const link = await db
    .selectFrom('seat_link')
    .select('id')
    .where('match_id', '=', matchId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** True when a seat is taken or another device's story waits: the table then loads what tells of them. */
export async function hasSomebodyAtTable(db: Database, matchId: string): Promise<boolean> {
  return (await hasSeatLinks(db, matchId)) || (await countOpenBranches(db, matchId)) > 0;
}

/** A match that is not archived, for its scorer. */
export async function getScoredMatch(db: Database, actor: Actor, matchId: string) {
  const match = await findMatchTeams(db, matchId);
  authorise(actor, 'match:score', await getScoringSubject(db, matchId));
  if (!match) throw notFound('match.notFound');
  return match;
}

/** A match with one of its seats, as a subject of rights. */
export async function getSeat(db: Database, matchId: string, seat: Seat) {
  const { match, subjectOf } = await getSeats(db, matchId);
  return { match, subject: subjectOf(seat) };
}

async function getSeats(db: Database, matchId: string) {
  const match = await findMatchTeams(db, matchId);
  if (!match) throw notFound('match.notFound');
  const subjectOf = (seat: Seat) => {
    const staff = isBench(seat) ? benchStaff(match, seat) : NO_STAFF;
    return { kind: 'seat', matchId, seat, ...staff } as const;
  };
  return { match, subjectOf };
}

/** The match, for whoever sits there and for its scorer. */
export async function getSeenSeat(db: Database, actor: Actor, matchId: string, seat: Seat) {
  const { match, subject } = await getSeat(db, matchId, seat);
  if (!can(actor, 'seat:ask', subject)) {
    authorise(actor, 'match:score', await getScoringSubject(db, matchId));
  }
  return match;
}

/** Refuses whoever neither scores the match, nor sits at one of its seats, nor signs one of its papers. */
export async function mustFollowSeats(db: Database, actor: Actor, matchId: string): Promise<void> {
  const { match, subjectOf } = await getSeats(db, matchId);
  if (SEATS.some((seat) => can(actor, 'seat:ask', subjectOf(seat)))) return;
  const scoring = await getScoringSubject(db, matchId);
  if (can(actor, 'match:score', scoring)) return;
  // The signers of all roles are looked for last: that takes the most queries.
  if (!(await signsSomething(db, actor, match))) authorise(actor, 'match:score', scoring);
}

export async function readSeat(
  store: Store,
  actor: Actor,
  matchId: string,
  seat: Seat,
): Promise<SeatView> {
  const match = await getSeenSeat(store.db, actor, matchId, seat);
  const log = await readLog(store.db, match, store.logs);
  const row = await store.db
    .selectFrom('seat_request')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .executeTakeFirst();
  const isListed = !isBench(seat) || log.state[seat].players !== null;
  const roster = isListed ? [] : await rosterOf(store, match, seat);
  const registered = roster.flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  return seatView(seat, log, row, registered);
}

/** The players of a bench as everybody may see them; the assistant scorer has none. */
export async function listSeatRoster(store: Store, actor: Actor, matchId: string, seat: Seat) {
  return rosterOf(store, await getSeenSeat(store.db, actor, matchId, seat), seat);
}

function rosterOf(store: Store, match: { team1_id: string; team2_id: string }, seat: Seat) {
  if (!isBench(seat)) return Promise.resolve([]);
  return listTeamPlayers(store, seat === 'team1' ? match.team1_id : match.team2_id);
}

/** The seats of a match for its scorer. */
export async function listSeats(
  store: Store,
  actor: Actor,
  matchId: string,
  now: number,
): Promise<SeatList> {
  const { db } = store;
  const match = await getScoredMatch(db, actor, matchId);
  const [log, links, requests, parked] = await Promise.all([
    readLog(db, match, store.logs),
    db
      .selectFrom('seat_link')
      .select('seat')
      .where('match_id', '=', matchId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .execute(),
    db.selectFrom('seat_request').selectAll().where('match_id', '=', matchId).execute(),
    countOpenBranches(db, matchId),
  ]);
  const items = SEATS.map((seat): SeatAtTable => {
    const row = requests.find((request) => request.seat === seat);
    return {
      seat,
      links: links.filter((link) => link.seat === seat).length,
      request: row ? requestView(row, log) : null,
    };
  });
  return { items, next: null, parked };
}

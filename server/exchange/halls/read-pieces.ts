import type { AppendEvents } from '#contract/matches/match-event.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { eventOf } from '#server/play/scoring/queries.ts';

type Event = AppendEvents['events'][number];
type EntryAuthor = NonNullable<AppendEvents['authors']>[number];
export type Piece = { events: Event[]; authors: EntryAuthor[]; lastSeq: number };

/** A phone's hotspot takes so much at once in a second or two, and an answer that is lost costs no more. */
export const MAX_PIECE_BYTES = 90_000;
const MAX_PIECE_ENTRIES = 200;
/** An hour in the hall is right to so much. */
const SAME_DELAY_MS = 2000;
/** Braces, names and numbers around the entries. */
const FRAME_BYTES = 200;

/** The next entries of a log behind `after`, as many as go at once; at least one. */
export async function readPiece(db: Database, matchId: string, after: number): Promise<Piece> {
  const rows = await readEntries(db, matchId, after, MAX_PIECE_ENTRIES);
  const piece: Piece = { events: [], authors: [], lastSeq: after };
  let bytes = FRAME_BYTES;
  let last: Written | undefined;
  for (const { event, author, seq } of rows) {
    const written = { name: author.name, delay: author.recordedAt - event.at };
    const isNew = last === undefined || !goesOn(last, written);
    bytes += sizeOf(event) + (isNew ? sizeOf(author) : 0);
    if (bytes > MAX_PIECE_BYTES && piece.events.length > 0) break;
    piece.events.push(event);
    if (isNew) {
      piece.authors.push(author);
      last = written;
    }
    piece.lastSeq = seq;
  }
  return piece;
}

type Written = { name: string | null; delay: number };

/** The same person, as soon after the tap: told once for all such entries, a log is a third shorter. */
function goesOn(last: Written, { name, delay }: Written): boolean {
  return last.name === name && Math.abs(last.delay - delay) <= SAME_DELAY_MS;
}

/** With the comma behind it. */
function sizeOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value)) + 1;
}

/** Entries as they are sent: with the drawings that stand beside the log, and with who wrote them. */
export async function readEntries(db: Database, matchId: string, after: number, limit: number) {
  const rows = await db
    .selectFrom('match_event')
    .leftJoin('signature', (join) =>
      join
        .onRef('signature.match_id', '=', 'match_event.match_id')
        .onRef('signature.event_id', '=', 'match_event.id'),
    )
    .selectAll('match_event')
    .select('signature.drawing')
    .where('match_event.match_id', '=', matchId)
    .where('match_event.seq', '>', after)
    .orderBy('match_event.seq')
    .limit(limit)
    .execute();
  const names = await namesOf(db, [...new Set(rows.map(({ actor }) => actor))]);
  return rows.map((row) => {
    const event = { ...eventOf(row), ...(row.drawing ? { drawing: row.drawing } : {}) } as Event;
    const author = { id: row.id, name: names.get(row.actor) ?? null, recordedAt: row.recorded_at };
    return { seq: row.seq, event, author };
  });
}

/** The people of this server by what the log calls them; links and programs have no name. */
async function namesOf(
  db: Database,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = actors.map((actor) => actor.replace(/^user:/, ''));
  const people = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', ['', ...ids])
    .execute();
  return new Map(people.map(({ id, name }) => [`user:${id}`, name]));
}

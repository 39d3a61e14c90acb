import { ALL_HOLDS, type Hold, holdOf } from '#domain/happenings/happening.ts';
import type { Store } from '#server/platform/db/store.ts';
import { advance, type Cursor, lease } from './commands.ts';
import type { Happening } from './happening.ts';
import { findKnownBefore, happeningsAfter } from './queries.ts';

/** A happening that stands, and the value that people know until now. */
export type Report = { happening: Happening; known: string | null };

/**
 * Tells some of those who are to hear of it.
 *
 * @param resume where the part before has ended; empty for the first
 * @returns where the next part goes on; undefined when everybody was told
 */
export type ReportPart = (report: Report, resume: string) => Promise<string | undefined>;

export type ConsumerOptions = {
  /** Of the way of telling; each hold has a cursor of its own below it, so that none waits for another. */
  name: string;
  /** Of this node, another one after each start. */
  holder: string;
  tell: ReportPart;
};

const BATCH = 200;

/**
 * Tells of all that is due, in order, and returns when nothing is. A part is done before the cursor
 * goes on: after a crash it is told again, and none is left out.
 */
export async function consumeDue(
  store: Store,
  options: ConsumerOptions,
  clock: () => number,
): Promise<void> {
  await Promise.all(ALL_HOLDS.map((hold) => consumeHold(store, options, hold, clock)));
}

async function consumeHold(
  store: Store,
  { name, holder, tell }: ConsumerOptions,
  hold: Hold,
  clock: () => number,
): Promise<void> {
  let cursor = await lease(store.db, `${name}:${hold}`, holder, clock());
  while (cursor !== undefined) {
    const found = await happeningsAfter(store.db, cursor.version, BATCH);
    const next = found.find((happening) => holdOf(happening) === hold);
    const passed = next === undefined ? found.at(-1) : undefined;
    if (passed) cursor = await moveTo(store, cursor, passed.version, '', clock());
    if (next === undefined && found.length < BATCH) return;
    if (next === undefined) continue;
    // One more millisecond: what came at the very end of the hold is committed before it is told.
    if (next.at + hold >= clock() && hold > 0) return;
    cursor = await reportOne(store, cursor!, next, tell, clock);
  }
}

async function reportOne(
  store: Store,
  cursor: Cursor,
  happening: Happening,
  tell: ReportPart,
  clock: () => number,
): Promise<Cursor | undefined> {
  const { version } = happening;
  const stands = await findKnownBefore(store.db, happening);
  let current: Cursor | undefined = cursor;
  let resume: string | undefined = cursor.resume;
  while (stands && current && resume !== undefined) {
    resume = await tell({ happening, known: stands.known }, resume);
    if (resume === undefined) break;
    current = await moveTo(store, current, version - 1, resume, clock());
  }
  return current && moveTo(store, current, version, '', clock());
}

async function moveTo(
  store: Store,
  cursor: Cursor,
  version: number,
  resume: string,
  now: number,
): Promise<Cursor | undefined> {
  const isOurs = await advance(store.db, cursor, { version, resume }, now);
  return isOurs ? { ...cursor, version, resume } : undefined;
}

import type { Transaction } from 'kysely';
import { type Actor, actorId, nameInTrail } from '#domain/access/actor.ts';
import { changedMeanwhile } from '#server/platform/errors/app-error.ts';
import { keepHappenings, type NewHappening } from '#server/platform/happenings/keep-happenings.ts';
import type { Change } from '#server/platform/live/change.ts';
import { keepMessages } from '#server/platform/messages/keep-messages.ts';
import type { NewMessage } from '#server/platform/messages/message.ts';
import { newId } from './id.ts';
import { isRetryable } from './postgres.ts';
import { prepared, preparedInsert } from './prepared.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/tables.ts';
import { currentUnit } from './unit-of-work.ts';

/** The author of a write, and its time (epoch milliseconds). */
export type Author = { actor: Actor; now: number };

export type AuditNote = { action: string; subject: string; before?: unknown; after?: unknown };

/** A change of a match that its readers see: its room's new version and the line that says it. */
export type MatchChange = { matchId: string; matchVersion: number; line: string };

export type Write = {
  db: Transaction<Tables>;
  /** Makes a text unreadable for whoever has the database alone. */
  seal: (text: string) => string;
  /** The row in the audit trail that every command owes. */
  audit: (note: AuditNote) => void;
  /** Something on the site changed that is not a score. */
  siteChanged: () => void;
  matchChanged: (change: MatchChange) => void;
  /** Something changed for the people at the scorer's table of a match, and for nobody else. */
  seatsChanged: (matchId: string) => void;
  /** Told to people and programs outside the site, once it has stood for its hold. */
  happened: (happening: NewHappening) => void;
  /** Something that the office says to officials, teams or people, by the ways that reach them. */
  tell: (message: NewMessage) => void;
};

const TRIES = 8;

const insertAudit = preparedInsert('audit');
const insertChanges = preparedInsert('change');
const advanceCounter = prepared<{ name: string; step: number }, { value: number }>(
  (db, { name, step }) =>
    db
      .updateTable('counter')
      .set((eb) => ({ value: eb('value', '+', step) }))
      .where('name', '=', name)
      .returning('value'),
);

/** Somebody else wrote between our read and our write: the transaction starts again. */
export class RaceLost extends Error {
  override readonly name = 'RaceLost';
}

/**
 * One command: its rows, its audit trail and its place in the outbox stand or fall together. The
 * change is published after the commit and before the caller is answered, so that no page read
 * after the answer is older than it.
 */
export async function write<T>(
  store: Store,
  author: Author,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeOnce(store, author, work);
    } catch (error) {
      if (!(error instanceof RaceLost) && !isRetryable(error)) throw error;
      if (attempt === TRIES) throw changedMeanwhile();
    }
  }
}

async function writeOnce<T>(
  store: Store,
  author: Author,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  const perform = (db: Transaction<Tables>) => writeAll(store, db, author, work);
  const unit = currentUnit();
  // Committed and published by whoever holds the unit, with the answer.
  if (unit) return unit.write(store, perform);
  const leave = await store.enterWrite();
  try {
    const { result, changes } = await store.db.transaction().execute(perform);
    if (changes.length > 0) store.publish(changes);
    return result;
  } finally {
    leave();
  }
}

async function writeAll<T>(
  { vault }: Store,
  db: Transaction<Tables>,
  author: Author,
  work: (write: Write) => Promise<T>,
): Promise<{ result: T; changes: Change[] }> {
  const notes: AuditNote[] = [];
  const matchChanges: MatchChange[] = [];
  const happenings: NewHappening[] = [];
  const messages: NewMessage[] = [];
  const topics = new Set<string>();
  const result = await work({
    db,
    seal: vault.seal,
    audit: (note) => void notes.push(note),
    siteChanged: () => void topics.add('site'),
    seatsChanged: (matchId) => void topics.add(`seats:${matchId}`),
    matchChanged: (change) => void matchChanges.push(change),
    happened: (happening) => void happenings.push(happening),
    tell: (message) => void messages.push(message),
  });
  await keepAudit(db, author, notes);
  await keepMessages(db, author.now, messages);
  await keepHappenings(db, author.now, happenings);
  return { result, changes: await keepChanges(db, author.now, matchChanges, topics) };
}

async function keepAudit(db: Transaction<Tables>, author: Author, notes: readonly AuditNote[]) {
  const rows = notes.map((note) => ({
    id: newId(author.now),
    at: author.now,
    actor_id: actorId(author.actor),
    actor_name: nameInTrail(author.actor),
    action: note.action,
    subject: note.subject,
    before: note.before === undefined ? null : JSON.stringify(note.before),
    after: note.after === undefined ? null : JSON.stringify(note.after),
  }));
  await insertAudit(db, rows);
}

/**
 * Numbers the changes. The counters are rows, so the numbers have no gaps (a rollback gives them
 * back) and follow the order of commits (the row stays locked until then). Called last, to hold
 * that lock for as short as can be.
 */
async function keepChanges(
  db: Transaction<Tables>,
  now: number,
  matchChanges: readonly MatchChange[],
  otherTopics: ReadonlySet<string>,
): Promise<Change[]> {
  const count = matchChanges.length + otherTopics.size;
  if (count === 0) return [];
  let version = await advance(db, 'change', count);
  let liveVersion = matchChanges.length > 0 ? await advance(db, 'live', matchChanges.length) : 0;
  const changes: Change[] = [];
  for (const topic of otherTopics) {
    version += 1;
    changes.push({
      version,
      at: now,
      topics: [topic],
      matchId: null,
      matchVersion: null,
      liveVersion: null,
      line: null,
    });
  }
  for (const { matchId, matchVersion, line } of matchChanges) {
    version += 1;
    liveVersion += 1;
    const topics = [`match:${matchId}`];
    changes.push({ version, at: now, topics, matchId, matchVersion, liveVersion, line });
  }
  const rows = changes.map((change) => ({
    version: change.version,
    at: change.at,
    topics: JSON.stringify(change.topics),
    match_id: change.matchId,
    match_version: change.matchVersion,
    live_version: change.liveVersion,
    line: change.line,
  }));
  await insertChanges(db, rows);
  return changes;
}

/** @returns the counter's value before the step */
async function advance(db: Transaction<Tables>, name: 'change' | 'live', step: number) {
  const [row] = (await advanceCounter(db, { name, step })).rows;
  if (row === undefined) throw new Error(`The counter '${name}' is missing.`);
  return row.value - step;
}

import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { behindDuplicates } from './duplicate-entries.ts';

/**
 * The entries that one device made behind the first `base` entries of the log while the match went
 * on elsewhere. The server keeps it for an administrator, who chooses.
 */
export type Branch = { base: number; events: readonly MatchEvent[] };

/**
 * The match as one device knows it: the log as the server keeps it, and behind it the entries that
 * were made here and are not acknowledged yet. The screen shows both folded together, so a tap
 * shows at once.
 */
export type ScoreBook = {
  /** The log that the server has acknowledged; its length is the `seq` of the match. */
  acknowledged: MatchLog;
  /** Tapped here behind the acknowledged log, in order, not acknowledged. */
  queue: readonly MatchEvent[];
  /** `acknowledged` with `queue` behind it. */
  shown: MatchLog;
  /** To be handed over to an administrator. */
  branches: readonly Branch[];
};

/** `queue` was tapped behind `acknowledged`, on this device, before the page was closed. */
export function openBook(
  rules: MatchRules,
  acknowledged: readonly MatchEvent[],
  queue: readonly MatchEvent[] = [],
  branches: readonly Branch[] = [],
): ScoreBook {
  return follow(
    foldLog(rules, acknowledged),
    { base: acknowledged.length, events: queue },
    branches,
  );
}

export type Recorded = { ok: true; book: ScoreBook } | Refused;

/** One more entry of this device. An entry that the rules refuse leaves the book as it was. */
export function record(book: ScoreBook, event: MatchEvent): Recorded {
  const step = appendEvent(book.shown, event);
  if (!step.ok) return step;
  if (step.duplicate) return { ok: true, book };
  return { ok: true, book: { ...book, queue: [...book.queue, event], shown: step.log } };
}

/** The server has `sent` now: they move from the queue into the acknowledged log, in their order. */
export function acknowledge(book: ScoreBook, sent: readonly MatchEvent[]): ScoreBook {
  const known = idsOf(book.acknowledged.events);
  const ids = idsOf(sent);
  const queue = book.queue.filter(({ id }) => !ids.has(id));
  const fresh = sent.filter(({ id }) => !known.has(id));
  // Nearly always the whole queue was sent, and is folded already.
  const wasAllSent =
    fresh.length === book.queue.length && fresh.every(({ id }, at) => id === book.queue[at]!.id);
  const acknowledged = wasAllSent
    ? book.shown
    : foldLog(book.acknowledged.rules, [...book.acknowledged.events, ...fresh]);
  if (fresh.length + queue.length === book.queue.length) return { ...book, acknowledged, queue };
  return follow(acknowledged, { base: acknowledged.events.length, events: queue }, book.branches);
}

/**
 * The match went on elsewhere by `missing`, the entries after the acknowledged ones. If they say what the
 * queue says too, its rest goes on behind them. Else the queue is a history of its own, which the
 * server's has parted from: the whole of it becomes a branch.
 */
export function rebase(book: ScoreBook, missing: readonly MatchEvent[]): ScoreBook {
  const known = idsOf(book.acknowledged.events);
  const news = missing.filter(({ id }) => !known.has(id));
  if (news.length === 0) return book;
  return replaceAcknowledged(book, [...book.acknowledged.events, ...news]);
}

/**
 * The log that a page brought with it. A page without network comes from this device's own store
 * and may be older than the log known here.
 */
export function meetServer(book: ScoreBook, events: readonly MatchEvent[]): ScoreBook {
  const { length } = book.acknowledged.events;
  const common = Math.min(length, events.length);
  const isSame = events
    .slice(0, common)
    .every(({ id }, at) => id === book.acknowledged.events[at]!.id);
  return isSame && events.length <= length ? book : replaceAcknowledged(book, events);
}

/** The server's whole log instead of the one known here. */
export function replaceAcknowledged(book: ScoreBook, events: readonly MatchEvent[]): ScoreBook {
  const own = { base: book.acknowledged.events.length, events: book.queue };
  const acknowledged = foldLog(book.acknowledged.rules, events);
  const known = idsOf(book.acknowledged.events);
  const news = events.filter(({ id }) => !known.has(id));
  const rest = behindDuplicates(book.queue, news);
  if (rest === null) return partFrom(acknowledged, own, book.branches);
  return follow(acknowledged, own, book.branches, rest);
}

/**
 * The server has lost what stood behind its first `seq` entries, as after the restoration of an
 * older copy: what this device still knows of it goes before the queue.
 */
export function requeueAfter(book: ScoreBook, seq: number): ScoreBook {
  const { rules, events } = book.acknowledged;
  const queue = [...events.slice(seq), ...book.queue];
  return openBook(rules, events.slice(0, seq), queue, book.branches);
}

/** The server refused the queue from this entry on, whatever the rules say here. */
export function park(book: ScoreBook, from: number): ScoreBook {
  const branch = { base: book.acknowledged.events.length, events: book.queue };
  const branches = withBranch(book.branches, branch);
  return follow(book.acknowledged, branch, branches, book.queue.slice(0, from));
}

/** A copy of the queue for the administrator, while it waits for a pen that may never come back. */
export function copyQueue(book: ScoreBook): ScoreBook {
  const branch = { base: book.acknowledged.events.length, events: book.queue };
  return { ...book, branches: withBranch(book.branches, branch) };
}

export function handedOver(book: ScoreBook, branch: Branch): ScoreBook {
  return { ...book, branches: book.branches.filter((other) => other !== branch) };
}

/** `rest` of `own` goes behind `acknowledged`, where the rules take the whole of it. */
function follow(
  acknowledged: MatchLog,
  own: Branch,
  branches: readonly Branch[],
  rest = own.events,
): ScoreBook {
  let shown = acknowledged;
  const queue: MatchEvent[] = [];
  const arrived = idsOf(acknowledged.events);
  for (const event of rest) {
    if (arrived.has(event.id)) continue;
    const step = appendEvent(shown, event);
    if (!step.ok) return partFrom(acknowledged, own, branches);
    // The same rally under another id, kept already: nothing is left to send.
    if (step.duplicate) continue;
    shown = step.log;
    queue.push(event);
  }
  return { acknowledged, queue, shown, branches };
}

function partFrom(acknowledged: MatchLog, own: Branch, branches: readonly Branch[]): ScoreBook {
  return { acknowledged, queue: [], shown: acknowledged, branches: withBranch(branches, own) };
}

/**
 * An entry that another branch holds whole is known already; an entry that this one holds whole
 * needs no telling.
 */
export function withBranch(branches: readonly Branch[], branch: Branch): readonly Branch[] {
  if (branch.events.length === 0) return branches;
  if (branches.some((other) => holds(other, branch))) return branches;
  return [...branches.filter((other) => !holds(branch, other)), branch];
}

function holds(complete: Branch, part: Branch): boolean {
  const ids = idsOf(complete.events);
  return part.events.every(({ id }) => ids.has(id));
}

function idsOf(events: readonly MatchEvent[]): Set<string> {
  return new Set(events.map(({ id }) => id));
}

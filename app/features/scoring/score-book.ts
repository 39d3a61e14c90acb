import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';

/**
 * What one device knows of a match: the log as the server keeps it, and behind it what was tapped
 * here and is not acknowledged yet. The screen shows both folded together, so a tap shows at once.
 */
export type ScoreBook = {
  /** The log that the server has acknowledged; its length is the `seq` of the match. */
  kept: MatchLog;
  /** Tapped here, in order, not acknowledged. */
  queue: readonly MatchEvent[];
  /** `kept` with `queue` behind it. */
  shown: MatchLog;
  /** Tapped here and no longer possible, because the match went on elsewhere. */
  parked: readonly MatchEvent[];
};

export function openBook(
  rules: MatchRules,
  kept: readonly MatchEvent[],
  queue: readonly MatchEvent[] = [],
  parked: readonly MatchEvent[] = [],
): ScoreBook {
  return follow(foldLog(rules, kept), queue, parked);
}

export type Recorded = { ok: true; book: ScoreBook } | Refused;

/** One more entry of this device. What the rules refuse leaves the book as it was. */
export function record(book: ScoreBook, event: MatchEvent): Recorded {
  const step = appendEvent(book.shown, event);
  if (!step.ok) return step;
  if (step.duplicate) return { ok: true, book };
  return { ok: true, book: { ...book, queue: [...book.queue, event], shown: step.log } };
}

/** The server keeps `sent` now: they move from the queue into the kept log, in their order. */
export function acknowledge(book: ScoreBook, sent: readonly MatchEvent[]): ScoreBook {
  const ids = new Set(sent.map(({ id }) => id));
  const queue = book.queue.filter(({ id }) => !ids.has(id));
  const kept = foldLog(book.kept.rules, [...book.kept.events, ...sent]);
  if (sent.length + queue.length === book.queue.length) return { ...book, kept, queue };
  return follow(kept, queue, book.parked);
}

/**
 * The match went on elsewhere by `missing`, the entries after the kept ones. The queue follows
 * behind them as far as the rules still take it; from its first entry that does not fit, all are
 * parked, for each was tapped with the ones before it in mind.
 */
export function rebase(book: ScoreBook, missing: readonly MatchEvent[]): ScoreBook {
  const known = new Set(book.kept.events.map(({ id }) => id));
  const news = missing.filter(({ id }) => !known.has(id));
  if (news.length === 0) return book;
  const arrived = new Set(news.map(({ id }) => id));
  const queue = book.queue.filter(({ id }) => !arrived.has(id));
  return follow(foldLog(book.kept.rules, [...book.kept.events, ...news]), queue, book.parked);
}

/** The server refused the queue from this entry on, whatever the rules say here. */
export function park(book: ScoreBook, from: number): ScoreBook {
  const parked = [...book.parked, ...book.queue.slice(from)];
  return follow(book.kept, book.queue.slice(0, from), parked);
}

export function discardParked(book: ScoreBook): ScoreBook {
  return { ...book, parked: [] };
}

function follow(
  kept: MatchLog,
  queue: readonly MatchEvent[],
  parked: readonly MatchEvent[],
): ScoreBook {
  let shown = kept;
  const standing: MatchEvent[] = [];
  for (const [index, event] of queue.entries()) {
    const step = appendEvent(shown, event);
    if (!step.ok) {
      return { kept, queue: standing, shown, parked: [...parked, ...queue.slice(index)] };
    }
    // Kept already, under this id or as the same rally: nothing is left to send.
    if (step.duplicate) continue;
    shown = step.log;
    standing.push(event);
  }
  return { kept, queue: standing, shown, parked };
}

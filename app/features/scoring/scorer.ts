import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import {
  acknowledge,
  discardParked,
  openBook,
  park,
  rebase,
  record,
  type ScoreBook,
} from './score-book.ts';
import { judgeAnswer, type SendVerdict } from './send-verdict.ts';

/** The server as a scorer needs it; errors are those of the API client. */
export type ScoreServer = {
  append: (batch: {
    epoch: number;
    baseSeq: number;
    events: readonly MatchEvent[];
  }) => Promise<{ seq: number; version: number }>;
  eventsAfter: (seq: number) => Promise<MatchEvent[]>;
  takePen: (takeOver: boolean) => Promise<{ epoch: number }>;
};

/** What outlives a reload of the page. */
export type SavedScore = {
  epoch: number | null;
  queue: readonly MatchEvent[];
  parked: readonly MatchEvent[];
};

/** Why this page does not hold the pen: nobody asked yet, what came back, or a newer tab. */
export type PenState = 'held' | 'free' | 'taken' | 'stale' | 'not-allowed' | 'other-tab';

export type ScorerView = {
  book: ScoreBook;
  pen: PenState;
  /** The last send or call did not reach the server. */
  isOffline: boolean;
};

export type ScorerOptions = {
  rules: MatchRules;
  /** The log as the server had it when the page was made, and the version of its live room. */
  kept: readonly MatchEvent[];
  version: number;
  saved: SavedScore;
  server: ScoreServer;
  save: (saved: SavedScore) => void;
  /** Resolves after `ms`, or earlier when `wake` is called. */
  pause: (ms: number) => Promise<void>;
};

const BATCH = 200;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Milliseconds until the next try after `failures` failed ones: doubling, at most 15 s. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Keeps a match's log on this device and brings it to the server, in order and without loss. */
export function createScorer(options: ScorerOptions) {
  const { server, rules, saved } = options;
  let epoch = saved.epoch;
  let knownVersion = options.version;
  let seenVersion = options.version;
  let isSending = false;
  let failures = 0;
  let view: ScorerView = {
    book: openBook(rules, options.kept, saved.queue, saved.parked),
    pen: epoch === null ? 'free' : 'held',
    isOffline: false,
  };
  const listeners = new Set<() => void>();

  function change(next: Partial<ScorerView>): void {
    view = { ...view, ...next };
    // What a newer tab of this browser has read from the memory is its own to write.
    if (view.pen !== 'other-tab') {
      options.save({ epoch, queue: view.book.queue, parked: view.book.parked });
    }
    for (const listener of listeners) listener();
  }

  function losePen(pen: PenState): void {
    epoch = null;
    change({ pen });
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (epoch !== null && view.book.queue.length > 0) {
      const events = view.book.queue.slice(0, BATCH);
      const verdict = await trySending(epoch, events);
      if (verdict !== 'again') break;
      if (failures > 0) await options.pause(pauseAfter(failures));
    }
    isSending = false;
    if (seenVersion > knownVersion) await catchUp();
  }

  /** One request. 'again' where the queue, as it stands then, is to be sent once more. */
  async function trySending(
    withEpoch: number,
    events: readonly MatchEvent[],
  ): Promise<'again' | 'stop'> {
    const baseSeq = view.book.kept.events.length;
    try {
      const answer = await server.append({ epoch: withEpoch, baseSeq, events });
      failures = 0;
      knownVersion = Math.max(knownVersion, answer.version);
      change({ book: acknowledge(view.book, events), isOffline: false });
      if (answer.seq !== view.book.kept.events.length) await readAgain();
      return 'again';
    } catch (error) {
      return obey(judgeAnswer(error), baseSeq);
    }
  }

  async function obey(verdict: SendVerdict, baseSeq: number): Promise<'again' | 'stop'> {
    switch (verdict.kind) {
      case 'unreachable':
        failures += 1;
        change({ isOffline: true });
        return 'again';
      case 'stale-base':
        change({ book: rebase(view.book, verdict.missing), isOffline: false });
        if (view.book.kept.events.length === baseSeq) await readAgain();
        return 'again';
      case 'refused':
        change({ book: park(view.book, verdict.index), isOffline: false });
        await readAgain();
        return 'again';
      case 'stale-pen':
        losePen('stale');
        await readAgain();
        return 'stop';
      case 'not-allowed':
        losePen('not-allowed');
        return 'stop';
    }
  }

  /** The whole log from the server: where what is kept here and there has come apart. */
  async function readAgain(): Promise<void> {
    try {
      const events = await server.eventsAfter(0);
      const { queue, parked } = view.book;
      change({ book: openBook(rules, events, queue, parked), isOffline: false });
    } catch {
      failures += 1;
      change({ isOffline: true });
    }
  }

  async function catchUp(): Promise<void> {
    const target = seenVersion;
    try {
      const missing = await server.eventsAfter(view.book.kept.events.length);
      knownVersion = Math.max(knownVersion, target);
      change({ book: rebase(view.book, missing), isOffline: false });
    } catch {
      change({ isOffline: true });
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    /** Takes an entry at once or says why not; sending goes on by itself. */
    record(event: MatchEvent): Refused | null {
      const step = record(view.book, event);
      if (!step.ok) return step;
      change({ book: step.book });
      void send();
      return null;
    },
    async takePen(takeOver: boolean): Promise<void> {
      try {
        ({ epoch } = await server.takePen(takeOver));
        change({ pen: 'held', isOffline: false });
        await catchUp();
        await send();
      } catch (error) {
        const verdict = judgeAnswer(error);
        if (verdict.kind === 'unreachable') change({ isOffline: true });
        else losePen(verdict.kind === 'not-allowed' ? 'not-allowed' : 'taken');
      }
    },
    /** The live stream has told of this version of the match. */
    noticeVersion(version: number): void {
      seenVersion = Math.max(seenVersion, version);
      if (!isSending && seenVersion > knownVersion) void catchUp();
    },
    /** Another tab of this browser scores the match now, with the queue that this one saved. */
    yieldToTab(): void {
      losePen('other-tab');
    },
    discardParked(): void {
      change({ book: discardParked(view.book) });
    },
    /** Reads what the server has behind the kept log. */
    catchUp,
    /** Sends what waits: at the start, and when the network is back. */
    send,
  };
}

export type Scorer = ReturnType<typeof createScorer>;

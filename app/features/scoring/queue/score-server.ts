import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Branch } from './score-book.ts';

export type EventBatch = { epoch: number; baseSeq: number; events: readonly MatchEvent[] };

/** The server as a scorer needs it; errors are those of the API client. */
export type ScoreServer = {
  append: (batch: EventBatch) => Promise<{ seq: number; version: number }>;
  eventsAfter: (seq: number) => Promise<MatchEvent[]>;
  /** `now`: the server's clock, epoch milliseconds. */
  takePen: (takeOver: boolean) => Promise<{ epoch: number; seq: number; now: number }>;
  /** Keeps a branch for the administrator; again is as good as once. */
  handOver: (branch: Branch) => Promise<void>;
};

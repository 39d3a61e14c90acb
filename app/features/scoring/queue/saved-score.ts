import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Branch } from './score-book.ts';

/** The data that outlive a reload of the page, a crash and days in a drawer. */
export type SavedScore = {
  /** The pen's number; null without the pen. */
  epoch: number | null;
  /** Scoring began without network: the pen is to be taken as soon as the server can be reached. */
  wantsPen: boolean;
  /** The log as the server had it when this was saved; `queue` was tapped behind it. */
  acknowledged: readonly MatchEvent[];
  queue: readonly MatchEvent[];
  branches: readonly Branch[];
  /** Ids of entries that are with the administrator, as long as the scorer is told of them. */
  handedOver: readonly string[];
  /** Milliseconds that the server's clock is ahead of this device's. */
  clockOffset: number;
};

export const NOTHING_SAVED: SavedScore = {
  epoch: null,
  wantsPen: false,
  acknowledged: [],
  queue: [],
  branches: [],
  handedOver: [],
  clockOffset: 0,
};

/** The state of this device's own storage; `silent`: it does not answer. */
export type StorageState = 'good' | 'full' | 'denied' | 'silent';

/** The reason why a score could not be written down. `other-tab`: another page of this browser scores now. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';
  readonly reason: Exclude<StorageState, 'good'> | 'other-tab';

  constructor(reason: NotSaved['reason'], options?: ErrorOptions) {
    super(`Not saved on this device: ${reason}`, options);
    this.reason = reason;
  }
}

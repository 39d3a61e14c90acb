import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { SavedScore, StorageState } from './saved-score.ts';
import type { ScoreServer } from './score-server.ts';

export type ScorerOptions = {
  rules: MatchRules;
  /** The log as the server had it when the page was made, and the version of its live room. */
  acknowledged: readonly MatchEvent[];
  version: number;
  saved: SavedScore;
  /** Whether the disk takes anything, as far as is known before the first tap. */
  storage: StorageState;
  server: ScoreServer;
  /** Resolves when it is on the disk; rejects with `NotSaved`. */
  save: (saved: SavedScore) => Promise<void>;
  /** Resolves after `ms`, or earlier when there is reason to hope. */
  pause: (ms: number) => Promise<void>;
  /** This device's clock, epoch milliseconds, however wrong. */
  clock: () => number;
};

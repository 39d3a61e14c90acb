/** One entry of the outbox: something that readers see has changed. */
export type Change = {
  /** 1, 2, 3, ... in the order of commits, without gaps, over the whole installation. */
  version: number;
  /** Epoch milliseconds. */
  at: number;
  /** `site` for anything that is not a score, `match:<id>` for a change of that match, `seats:<id>` for one that
   * concerns the people at its scorer's table alone. */
  topics: readonly string[];
  matchId: string | null;
  /** Version of the match's own room, without gaps. */
  matchVersion: number | null;
  /** Version of the room of all matches, without gaps. */
  liveVersion: number | null;
  /** The LiveScore of contract/matches/live.ts as JSON. */
  line: string | null;
};

import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Rosters } from '../console/console.ts';
import type { ScoredTeams } from '../scored-teams.ts';

/** One of the last entries in words, with the score after it. */
export type LastEntry = { id: string; text: string; score: string };

/** A file of its own, as `seats/requests-props.ts` is. */
export type BesideProps = {
  match: ScoredTeams;
  log: MatchLog;
  /** The team on the scorer's left. */
  left: Side;
  rosters: Rosters;
  entries: readonly LastEntry[];
  /** The clock of the table, epoch milliseconds. */
  now: () => number;
};

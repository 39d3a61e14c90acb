import { benchOf } from '#domain/volleyball/legal-changes.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { teamOptions } from '#domain/volleyball/seats/team-options.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** A player of the bench with the players on court whom the rules let them replace now. */
export type BenchRow = { shirt: number; for: readonly number[]; isAnyone: boolean };

/** @param registered shirts of the roster, for a team that handed in no list */
export function benchRows(log: MatchLog, side: Side, registered: readonly number[]): BenchRow[] {
  const changes = teamOptions(log, side, registered)?.substitutions.changes ?? [];
  return benchOf(log, side, registered).map((shirt) => {
    const replaced = changes.filter((change) => change.in.includes(shirt)).map(({ out }) => out);
    return { shirt, for: replaced, isAnyone: replaced.length > 1 };
  });
}

import type { TeamOptions } from '#domain/volleyball/seats/team-options.ts';

/** A player of the bench with the players on court whom the rules let them replace now. */
export type BenchRow = { shirt: number; for: readonly number[]; isAnyone: boolean };

/** @param bench shirts */
export function benchRows(bench: readonly number[], options: TeamOptions | null): BenchRow[] {
  const changes = options?.substitutions.changes ?? [];
  return bench.map((shirt) => {
    const replaced = changes.filter((change) => change.in.includes(shirt)).map(({ out }) => out);
    return { shirt, for: replaced, isAnyone: replaced.length > 1 };
  });
}

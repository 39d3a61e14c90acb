import type { BracketTie } from './bracket.ts';

type Fed = Pick<BracketTie, 'key' | 'feeders'>;

/**
 * The row of each tie by its key, 0 above, in steps of a half and less: a tie stands in the middle of
 * those that feed it, and in a column one whole row at least from its neighbours.
 */
export function bracketRows(ties: readonly Fed[]): ReadonlyMap<string, number> {
  const byKey = new Map(ties.map((tie) => [tie.key, tie]));
  const rows = new Map<string, number>();
  let next = 0;

  function place({ key, feeders }: Fed): number {
    const known = rows.get(key);
    if (known !== undefined) return known;
    rows.set(key, next);
    const before = feeders.flatMap((feeder) => byKey.get(feeder) ?? []).map(place);
    const row = before.length === 0 ? next++ : (Math.min(...before) + Math.max(...before)) / 2;
    rows.set(key, row);
    return row;
  }

  for (const end of endsOf(ties)) place(end);
  return rows;
}

/** The final first, which has the most ties behind it; plans name matches for lower places first. */
function endsOf(ties: readonly Fed[]): Fed[] {
  const isFed = new Set(ties.flatMap(({ feeders }) => feeders));
  const ends = ties.filter(({ key }) => !isFed.has(key)).toReversed();
  const sizes = new Map(ends.map((end) => [end, behind(end, ties)]));
  const most = Math.max(...sizes.values());
  const final = ends.find((end) => sizes.get(end) === most);
  return ends.toSorted((a, b) => Number(b === final) - Number(a === final));
}

/** The number of ties on the way to this one, itself included. */
function behind(end: Fed, ties: readonly Fed[]): number {
  const byKey = new Map(ties.map((tie) => [tie.key, tie]));
  const found = new Set([end]);
  for (const { feeders } of found)
    for (const feeder of feeders) {
      const tie = byKey.get(feeder);
      if (tie !== undefined) found.add(tie);
    }
  return found.size;
}

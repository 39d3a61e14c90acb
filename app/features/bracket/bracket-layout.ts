import type { BracketTie } from './bracket.ts';

export const TIE = { width: 200, height: 48 } as const;
const GAP = { x: 28, y: 36 } as const;
const TOP = 20;

export type PlacedTie = { tie: BracketTie; x: number; y: number };
export type BracketPicture = {
  width: number;
  height: number;
  ties: PlacedTie[];
  /** SVG paths from a tie to the one that its winner goes on to. */
  lines: string[];
};

/** Rows from the final backwards: a tie stands in the middle of those that feed it. */
export function layOut(ties: readonly BracketTie[]): BracketPicture {
  const byKey = new Map(ties.map((tie) => [tie.key, tie]));
  const rows = new Map<string, number>();
  let next = 0;

  function place(tie: BracketTie): number {
    const known = rows.get(tie.key);
    if (known !== undefined) return known;
    rows.set(tie.key, next);
    const feeders = tie.feeders.flatMap((key) => byKey.get(key) ?? []).map(place);
    const row = feeders.length === 0 ? next++ : (Math.min(...feeders) + Math.max(...feeders)) / 2;
    rows.set(tie.key, row);
    return row;
  }

  const isFed = new Set(ties.flatMap(({ feeders }) => feeders));
  const ends = ties.filter(({ key }) => !isFed.has(key));
  // The final first: it has the most behind it.
  for (const end of ends.toSorted((a, b) => b.feeders.length - a.feeders.length)) place(end);

  const placed = ties.map((tie) => ({
    tie,
    x: tie.column * (TIE.width + GAP.x),
    y: TOP + (rows.get(tie.key) ?? 0) * (TIE.height + GAP.y),
  }));
  const at = new Map(placed.map((item) => [item.tie.key, item]));
  const lines = placed.flatMap(({ tie, x, y }) =>
    tie.feeders.flatMap((key) => {
      const from = at.get(key);
      if (!from) return [];
      const bend = x - GAP.x / 2;
      const start = from.y + TIE.height / 2;
      const end = y + TIE.height / 2;
      return `M${from.x + TIE.width} ${start}H${bend}V${end}H${x}`;
    }),
  );
  return {
    width: Math.max(...placed.map(({ x }) => x)) + TIE.width,
    height: Math.max(...placed.map(({ y }) => y)) + TIE.height + 4,
    ties: placed,
    lines,
  };
}

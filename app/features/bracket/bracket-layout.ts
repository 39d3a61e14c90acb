import type { BracketTie } from '#contract/leagues/bracket/bracket.ts';
import { bracketRows } from '#contract/leagues/bracket/bracket-rows.ts';

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
  const rows = bracketRows(ties);
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

/**
 * One line of the live stream, at most 120 bytes for a rally: absolute state, so that a reader
 * needs only the newest one of a match. A reader ignores unknown fields.
 */
export type LiveScore = {
  /** Match id. */
  id: string;
  /** Version of the match's room. */
  v: number;
  /** Status: `Live`, `ended`, ... */
  s: string;
  /** Set wins of team 1 and team 2. While it is `Live` and they add up to `set`, that set is over. */
  wins: [number, number];
  /** Number of the set that `score` belongs to; 0 where nothing is known of any set. */
  set: number;
  /** Points of that set. */
  score: [number, number];
  /** 1 or 2 serves, which is who won the last point; 0 unknown. */
  serve: 0 | 1 | 2;
  /**
   * The reason for the last point and the prospect of the next one, read by `pointOf`:
   * - hundreds: place of the reason (from 1) among attack, block, ace, opponent-serve-error,
   *   opponent-attack-error, opponent-error; below them the two digits of the shirt, 0 unknown
   * - thousands, or the number itself where it is below ten: the moment. 1 is set point of team 1,
   *   2 of team 2, 3 of both; 4, 5 and 6 are match point likewise; 7: the match is decided
   */
  y?: number;
  /** A time-out runs: of team 1 or 2, 0 a technical one; until then, in seconds since 1970. */
  t?: [0 | 1 | 2, number];
  /** Used in the set: time-outs of team 1 and 2, substitutions of team 1 and 2. On the stream when they change. */
  u?: [number, number, number, number];
  /** Changes on the court: team, shirt that left, shirt that came, and so on by threes. */
  c?: number[];
  /** 1 where line-ups or uses changed otherwise: who shows them reads that part again. */
  more?: 1;
  /**
   * The pen was taken over: its new number. A device that holds an older number has lost the pen.
   */
  pen?: number;
  /** 1 where more changed than this line can say: read the page or the match again. */
  full?: 1;
};

/** The meaning of `y`; 0 is unknown, or none. */
export function pointOf(y = 0): { moment: number; reason: number; shirt: number } {
  if (y < 10) return { moment: y, reason: 0, shirt: 0 };
  return { moment: Math.floor(y / 1000), reason: Math.floor(y / 100) % 10, shirt: y % 100 };
}

/** In `y`: the result stands, and whoever keeps the score has not ended the match yet. */
export const DECIDED = 7;

const SIDES = { team1: 1, team2: 2, both: 3 } as const;
type Pressure = keyof typeof SIDES | null;

/** The moment as a line tells it: 0 none, 1 to 3 set point, 4 to 6 match point. */
export function momentOf(setPoint: Pressure, matchPoint: Pressure): number {
  if (matchPoint !== null) return SIDES[matchPoint] + 3;
  return setPoint === null ? 0 : SIDES[setPoint];
}

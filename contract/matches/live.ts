/**
 * One line of the live stream, at most 120 bytes for a rally: absolute state, so that a reader
 * needs only the newest one of a match.
 */
export type LiveScore = {
  /** Match id. */
  id: string;
  /** Version of the match's room. */
  v: number;
  /** Status: `Live`, `ended`, ... */
  s: string;
  /** Set wins of team 1 and team 2. */
  wins: [number, number];
  /** Number of the set that `score` belongs to; 0 where nothing is known of any set. */
  set: number;
  /** Points of that set. */
  score: [number, number];
  /** 1 or 2 serves; 0 unknown. */
  serve: 0 | 1 | 2;
  /**
   * How the last point was won, where it is known: 100 times the place of the reason (from 1) among
   * attack, block, ace, opponent-serve-error, opponent-attack-error, opponent-error, and the shirt.
   */
  y?: number;
  /** 1 where line-ups, time-outs or substitutions changed: who shows them reads that part again. */
  more?: 1;
  /**
   * The pen was taken over: its new number. A device that holds an older number has lost the pen.
   */
  pen?: number;
  /** 1 where more changed than this line can say: read the page or the match again. */
  full?: 1;
};

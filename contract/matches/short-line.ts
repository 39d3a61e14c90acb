import type { LiveScore } from './live.ts';

/**
 * The form of a line for the pages of this site, a third of the other one: what each line of a live match
 * has stands by its place, all else by its name behind it, such as `4,2,1,16,19,1,205,{"u":[1,0,0,0]}`.
 * It is no part of the contract; both sides of it are of one build or stand a resync apart.
 */
type ShortLine = [
  set: number,
  wins1: number,
  wins2: number,
  score1: number,
  score2: number,
  serve: number,
  y: number,
  more?: Partial<LiveScore>,
];

/** @param isOfOneMatch its room says which match it is, and counts as the match does */
export function shortLine(line: string, isOfOneMatch: boolean): string {
  const { id, v, s, wins, set, score, serve, y = 0, ...others } = JSON.parse(line) as LiveScore;
  const more = {
    ...(isOfOneMatch ? {} : { id, v }),
    ...(s === 'Live' ? {} : { s }),
    ...others,
  };
  const parts: ShortLine = [set, ...wins, ...score, serve, y];
  if (Object.keys(more).length > 0) parts.push(more);
  return JSON.stringify(parts).slice(1, -1);
}

/**
 * A line in either form; undefined for anything that is none.
 *
 * @param id of the match that the page follows, and `version` of its room, which short lines leave out
 */
export function readLine(text: string, id: string, version: number): LiveScore | undefined {
  try {
    const [first, wins1, wins2, score1, score2, serve, y, more] = JSON.parse(`[${text}]`);
    const line = first.id
      ? first
      : {
          id,
          v: version,
          s: 'Live',
          wins: [wins1, wins2],
          set: first,
          score: [score1, score2],
          serve,
          y,
          ...more,
        };
    return line.v > 0 && line.set >= 0 ? line : undefined;
  } catch {
    return undefined;
  }
}

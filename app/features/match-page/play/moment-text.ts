import { fillWords } from '#app/lib/fill-words.ts';
import type { LiveScore } from '#contract/matches/live.ts';

/** A line of the stream and what follows from it. */
export type Moment = Pick<LiveScore, 'set' | 'score' | 'serve'> & {
  t?: readonly [number, number] | undefined;
  /** The value of the line that `pointOf` reads. */
  point: { moment: number; reason: number; shirt: number };
  isInterval: boolean;
  /** Epoch milliseconds by the server's clock. */
  now: number;
};

/**
 * Time-out, set point, match point, or who has just won the set; empty for anything less. Written by
 * the server and by the script, from the same line.
 *
 * @param words `moments` of the page's language: set point, match point, either of both teams,
 *   time-out, technical time-out, the set that is over
 */
export function momentText(
  words: readonly string[],
  names: readonly string[],
  { set, score, t: [team, until] = [0, 0], point: { moment }, isInterval, now }: Moment,
): string {
  const say = (at: number, side: number) =>
    fillWords(words[at] ?? '', { t: names[side - 1] ?? '', n: set, p: score.join('-') });
  if (until * 1000 > now) return say(team > 0 ? 4 : 5, team);
  if (isInterval) return say(6, score[0] > score[1] ? 1 : 2);
  const isMatch = moment > 3 ? 1 : 0;
  const side = moment - 3 * isMatch;
  if (side === 3) return say(2 + isMatch, 0);
  return side === 1 || side === 2 ? say(isMatch, side) : '';
}

/**
 * The winner and the reason of the last point; empty where unknown.
 *
 *
 * @param words a sentence for each reason, in the order of the line
 * @param nameOf the name of the player who wears a shirt, where the page knows it
 */
export function lastPointText(
  words: readonly string[],
  names: readonly string[],
  { serve, score, point: { reason, shirt } }: Pick<Moment, 'serve' | 'score' | 'point'>,
  nameOf: (side: number, shirt: number) => string | null | undefined,
): string {
  if (reason === 0) return '';
  const side = serve || (score[0] > score[1] ? 1 : 2);
  const how = fillWords(words[reason - 1] ?? '', {
    t: names[side - 1] ?? '',
    o: names[2 - side] ?? '',
  });
  if (shirt === 0) return how;
  const name = reason > 3 ? '' : nameOf(side, shirt);
  return `${how}, ${shirt}${name ? ` ${name}` : ''}`;
}

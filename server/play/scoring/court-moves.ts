import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** Players who change at once; more of them are read with the page. */
const MOST = 4;

/**
 * The changes on the court between two states: team, shirt that left, shirt that came, and so on by
 * threes. A reader turns the court by itself when the serve is regained. Null where that and these
 * do not lead from one to the other.
 */
export function courtMoves(before: MatchLog, after: MatchLog): number[] | null {
  const was = before.state.sets.at(-1);
  const is = after.state.sets.at(-1);
  // The begin of a set is read with the page, and after its last point nobody turns.
  if (after.rules.rotation !== 'six' || was?.set !== is?.set || is?.over) return [];
  const served = before.state.serving;
  const serving = after.state.serving;
  const moves: number[] = [];
  for (const [at, side] of (['team1', 'team2'] satisfies Side[]).entries()) {
    const old = was?.[side].court?.positions;
    const now = is?.[side].court?.positions;
    if (old === now) continue;
    if (!old || !now || old.length !== now.length) return null;
    const turns = served !== null && serving === side && served !== side;
    const expected = turns ? [...old.slice(1), old[0]!] : old;
    for (const [place, shirt] of now.entries()) {
      if (shirt === expected[place]) continue;
      if (expected.includes(shirt)) return null;
      moves.push(at + 1, expected[place]!, shirt);
    }
  }
  return moves.length > 3 * MOST ? null : moves;
}

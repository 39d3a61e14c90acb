import type { MatchLog } from '../match-log.ts';
import type { MatchState } from '../match-state.ts';
import type { SetState } from '../set-state.ts';
import { chanceModel, USUAL_SIDE_OUT, winChanceBy } from './win-chance.ts';

/** The score at which a chance was so small. */
export type Turn = { chance: number; set: number; team1Score: number; team2Score: number };

export type ChanceCourse = {
  /** Of team 1, now; 1 or 0 when the match is decided. */
  now: number;
  /** Of team 1: at the start, after each known point, and after each set. */
  chances: number[];
  /** The smallest chance that the winner had; null while nobody has won, or where it never fell below a half. */
  turn: Turn | null;
};

/**
 * The chance of team 1 to win through the whole of a match, from the score and the server. Sets of which not
 * every point is known count by their result alone.
 */
export function chanceCourse({ rules, state }: MatchLog): ChanceCourse {
  const model = chanceModel(rules, USUAL_SIDE_OUT);
  const wins = { team1Wins: 0, team2Wins: 0 };
  const chances = [model.between(wins)];
  const turns: Turn[] = [];
  for (const set of state.sets) {
    if (!set.counts) continue;
    for (const { winner, team1Score, team2Score } of knownPoints(set)) {
      const score = { team1: team1Score, team2: team2Score, serving: winner };
      const chance = model.during(wins, set.set, score);
      chances.push(chance);
      turns.push({ chance, set: set.set, team1Score, team2Score });
    }
    if (!set.over) continue;
    if (set.winner !== null) wins[`${set.winner}Wins`] += 1;
    chances.push(model.between(wins));
  }
  const now = winChanceBy(model, state);
  return { now, chances: [...chances.slice(0, -1), now], turn: turnOf(turns, state.winner) };
}

function knownPoints(set: SetState): SetState['points'] {
  const standing = set.points.filter(({ cancelled }) => !cancelled);
  return standing.length === set.team1Score + set.team2Score ? standing : [];
}

function turnOf(turns: readonly Turn[], winner: MatchState['winner']): Turn | null {
  if (winner === null || winner === 'draw') return null;
  const own = turns.map((turn) =>
    winner === 'team1' ? turn : { ...turn, chance: 1 - turn.chance },
  );
  const lowest = own.toSorted((a, b) => a.chance - b.chance)[0];
  return lowest !== undefined && lowest.chance < 0.5 ? lowest : null;
}

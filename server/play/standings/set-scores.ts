import type { StandingsMatch } from '#domain/competition/standings/standings.ts';

type SetScores = StandingsMatch['sets'];

const MOST_KEPT = 5000;
const kept = new Map<string, SetScores>();

/**
 * The scores of a match from the text of its sets. A table is computed anew after each result, of which nearly all
 * are what they were, so that what a text says is kept.
 */
export function scoresOf(sets: string): SetScores {
  const known = kept.get(sets);
  if (known) return known;
  const read = JSON.parse(sets) as { team1Score: number; team2Score: number }[];
  const scores = read.map((set) => [set.team1Score, set.team2Score] as const);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(sets, scores);
  return scores;
}

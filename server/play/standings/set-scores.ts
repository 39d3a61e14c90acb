import type { StandingsMatch } from '#domain/competition/standings/standings.ts';

type SetScores = StandingsMatch['sets'];

const MOST_KEPT = 5000;
const cached = new Map<string, SetScores>();

/**
 * The scores of a match from the text of its sets. A table is computed anew after each result, of which nearly all
 * are what they were, so that what a text says is kept.
 */
export function scoresOf(sets: string): SetScores {
  const known = cached.get(sets);
  if (known) return known;
  const read = JSON.parse(sets) as { team1Score: number; team2Score: number }[];
  const scores = read.map((set) => [set.team1Score, set.team2Score] as const);
  if (cached.size >= MOST_KEPT) cached.clear();
  cached.set(sets, scores);
  return scores;
}

import type { StandingsMatch } from '#domain/competition/standings/standings.ts';

type SetScores = StandingsMatch['sets'];

const MOST_TEXTS = 5000;
const cached = new Map<string, SetScores>();

/**
 * The scores of a match from the text of its sets. A table is computed anew after each result, and nearly all of its
 * matches are as they were: each text is parsed once.
 */
export function scoresOf(sets: string): SetScores {
  const known = cached.get(sets);
  if (known) return known;
  const read = JSON.parse(sets) as { team1Score: number; team2Score: number }[];
  const scores = read.map((set) => [set.team1Score, set.team2Score] as const);
  if (cached.size >= MOST_TEXTS) cached.clear();
  cached.set(sets, scores);
  return scores;
}

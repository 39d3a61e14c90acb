import type { Words } from '#app/lib/use-words.ts';
import type { ReportedResult } from '#contract/captains/captain.ts';
import type { Match } from '#contract/matches/match.ts';

/** A reported result as one line: `25–20, 23–25, 25–18`, or who forfeited. */
export function reportedWords(
  { sets = [], forfeit, incomplete }: ReportedResult,
  match: Pick<Match, 'team1' | 'team2'>,
  { t }: Pick<Words, 't'>,
): string {
  if (forfeit === 'both') return t.captains.forfeitBoth;
  if (forfeit !== undefined) return t.captains.forfeit(match[forfeit].name);
  const line = sets.map(([own, other]) => `${own}–${other}`).join(', ');
  return incomplete === undefined ? line : t.captains.stopped(line, match[incomplete].name);
}

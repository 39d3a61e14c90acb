import type { Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

/** An ended match in one sentence, made of facts alone; null where there is nothing to add. */
export function headlineOf(match: Match, { t }: Words): string | null {
  const { team1, team2, winner, forfeit, sets } = match;
  if (forfeit === 'both') return t.match.doubleForfeit;
  if (forfeit !== null) return t.match.forfeit(forfeit === 'team1' ? team1.name : team2.name);
  const last = sets.at(-1);
  if (winner === null || winner === 'draw' || !last || last.winner !== winner) return null;
  const isFirst = winner === 'team1';
  const score = isFirst
    ? `${last.team1Score}–${last.team2Score}`
    : `${last.team2Score}–${last.team1Score}`;
  const won = sets.filter((set) => set.winner === winner).length;
  return t.match.headline((isFirst ? team1 : team2).name, sets.length, won === sets.length, score);
}

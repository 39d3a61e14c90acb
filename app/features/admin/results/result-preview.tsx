import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { previewOf, type Row, setsOf } from './result-input.ts';

type Props = { match: Match; rules: MatchRules; rows: readonly Row[] };

/** The winner as the sets say it, while they are typed. */
export function ResultPreview({ match, rules, rows }: Props) {
  const { t } = useWords();
  const sets = setsOf(rows);
  if (sets.length === 0) return null;
  const { decided, winner, team1Wins, team2Wins } = previewOf(rules, sets);
  const most = Math.max(team1Wins, team2Wins);
  const least = Math.min(team1Wins, team2Wins);
  return (
    <p className="result-preview" role="status">
      {decided && (winner === 'team1' || winner === 'team2')
        ? t.admin.wins(match[winner].name, most, least)
        : t.results.notDecided(team1Wins, team2Wins)}
    </p>
  );
}

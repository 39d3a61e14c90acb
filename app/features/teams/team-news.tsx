import { resultFor } from '#app/features/match-page/head-to-head/head-to-head.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';

/** The score stays on one line. */
const NO_BREAK_HYPHEN = '\u2011';

type Props = { team: TeamRef; next: Match | null; past: readonly Match[] };

/** The last and the next matches of a team, as sentences made from the matches themselves. */
export function TeamNews({ team, next, past }: Props) {
  const words = useWords();
  const listed = [...(next ? [next] : []), ...past].filter((match) => match.status !== 'cancelled');
  if (listed.length === 0) return <p className="empty">{words.t.people.noNews}</p>;
  return (
    <ul className="card team-lines">
      {listed.map((match) => (
        <li key={match.id}>
          <a href={words.to(`/${match.id}`)}>
            <span>{headlineOf(match, team, words)}</span>
            <i>{formatShortDay(words.language, match.matchDate)}</i>
          </a>
        </li>
      ))}
    </ul>
  );
}

function headlineOf(match: Match, team: TeamRef, { t }: Words): string {
  const isFirst = match.team1.id === team.id;
  const opponent = isFirst ? match.team2.name : match.team1.name;
  const wins = [match.team1Wins, match.team2Wins];
  const score = (isFirst ? wins : wins.toReversed()).join(NO_BREAK_HYPHEN);
  switch (resultFor(match, team.id)) {
    case 'W':
      return t.people.newsWon(team.name, opponent, score);
    case 'L':
      return t.people.newsLost(team.name, opponent, score);
    case 'D':
      return t.people.newsDraw(team.name, opponent, score);
    default:
      return t.people.newsNext(team.name, opponent);
  }
}

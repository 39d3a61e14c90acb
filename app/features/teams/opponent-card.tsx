import { Crest } from '#app/features/crest/crest.tsx';
import { formatStart } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';

type Props = { team: TeamRef; match: Match; label: string };

/** One match against one opponent: when and where, or how it ended. */
export function OpponentCard({ team, match, label }: Props) {
  const { t, language, to } = useWords();
  const isFirst = match.team1.id === team.id;
  const opponent = isFirst ? match.team2 : match.team1;
  const scoreOf = (first: number, second: number) =>
    (isFirst ? [first, second] : [second, first]).join('–');
  const isOver = match.status === 'ended';
  const court = match.court && t.fixtures.court(match.court);
  const note = isOver
    ? match.sets.map(({ team1Score, team2Score }) => scoreOf(team1Score, team2Score))
    : [match.location, court].filter(Boolean);
  return (
    <a href={to(`/${match.id}`)}>
      <span>
        {label}, {formatStart(language, match)}
      </span>
      {isOver && <b>{scoreOf(match.team1Wins, match.team2Wins)}</b>}
      <span className="opponent">
        <Crest {...opponent} size={24} />
        {opponent.name}
      </span>
      <span>{note.join(', ')}</span>
    </a>
  );
}

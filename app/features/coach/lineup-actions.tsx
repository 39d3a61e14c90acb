import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { Team } from '#contract/people/team.ts';
import { otherSide, SIDES } from '#domain/volleyball/side.ts';

type Props = {
  match: Match;
  teams: readonly Team[];
  lineups: readonly PreparedLineup[];
};

/** The way to the line-up of a coach's own side of a match, or of both where both are theirs. */
export function LineupActions({ match, teams, lineups }: Props) {
  const { t, to } = useWords();
  const words = t.coaching;
  if (match.decided) return null;
  const sides = SIDES.filter((side) => teams.some(({ id }) => id === match[side].id));
  return sides.map((side) => {
    const { id, name } = match[side];
    const opponent = match[otherSide(side)].name;
    const next = match.sets.length + 1;
    const isReady = lineups.some(
      ({ match: of, team, set }) => of === match.id && team === id && set >= next,
    );
    return (
      <a
        key={side}
        className={isReady ? 'button soft small' : 'button small'}
        href={to(`/coach/lineup/${match.id}/${id}`)}
      >
        {isReady && <span aria-hidden="true">✓</span>}
        {isReady ? words.ready : words.prepare}
        {sides.length > 1 && ` · ${name}`}
        <span className="sr"> {words.side(name, opponent)}</span>
      </a>
    );
  });
}

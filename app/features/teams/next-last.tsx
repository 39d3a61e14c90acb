import { useWords } from '#app/lib/use-words.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { OpponentCard } from './opponent-card.tsx';
import type { TeamForm } from './team-matches.ts';

type Props = { team: TeamRef } & Pick<TeamForm, 'next' | 'last'>;

/** The next match of a team beside its last one. */
export function NextLast({ team, next, last }: Props) {
  const { t } = useWords();
  if (!next && !last) return null;
  return (
    <div className="next-last">
      {next && <OpponentCard team={team} match={next} label={t.people.next} />}
      {last && <OpponentCard team={team} match={last} label={t.people.last} />}
    </div>
  );
}

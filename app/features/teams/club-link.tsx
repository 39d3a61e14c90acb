import { useWords } from '#app/lib/use-words.ts';
import type { Team } from '#contract/people/team.ts';

/** The club of a team, and nothing where it has none. */
export function ClubLink({ club }: Pick<Team, 'club'>) {
  const { to } = useWords();
  return (
    club && (
      <a className="link" href={to(`/club/${club.id}`)}>
        {club.name}
      </a>
    )
  );
}

import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Team } from '#contract/people/team.ts';

/** The grid of cards: logo, name, gender. */
export function TeamCards({ teams }: { teams: readonly Team[] }) {
  const { t, to } = useWords();
  return (
    <ul className="tiles team-tiles">
      {teams.map((team) => (
        <li key={team.id} className="card">
          <a href={to(`/team/${team.id}`)}>
            <Crest {...team} size={36} />
            <b>{team.name}</b>
            <span>{t.people.genders[team.gender]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Team } from '#contract/people/team.ts';
import { coachName } from './coach-name.ts';

/** #, name, gender, city, coach; a row leads to the team. */
export function TeamTable({ teams }: { teams: readonly Team[] }) {
  const { t, to } = useWords();
  return (
    <div className="card scroll">
      <table className="listing">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">
              {t.people.name}
              <span className="fold">{` · ${t.people.city}`}</span>
            </th>
            <th scope="col">{t.people.gender}</th>
            <th scope="col" className="unfold">
              {t.people.city}
            </th>
            <th scope="col">{t.people.coach}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team, at) => (
            <tr key={team.id}>
              <td>{at + 1}</td>
              <th scope="row">
                <a href={to(`/team/${team.id}`)}>
                  <Crest {...team} size={24} />
                  <span>
                    {team.name}
                    <small className="fold">{team.city}</small>
                  </span>
                </a>
              </th>
              <td>{t.people.genders[team.gender]}</td>
              <td className="unfold">{team.city}</td>
              <td>{coachName(team, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

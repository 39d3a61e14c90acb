import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Group } from '#contract/league.ts';
import type { Gender } from '#contract/primitives.ts';

/** One group with its teams: logo, name, gender. */
export function GroupTeams({ group, genders }: { group: Group; genders: Record<string, Gender> }) {
  const { t, to } = useWords();
  return (
    <section className="card">
      <h3 className="league-line">{group.name}</h3>
      {group.teams.length === 0 ? (
        <p className="p-3 text-sm text-quiet">{t.leagues.noTeams}</p>
      ) : (
        <ul className="team-lines">
          {group.teams.map((team) => {
            const gender = genders[team.id];
            return (
              <li key={team.id}>
                <a href={to(`/team/${team.id}`)}>
                  <Crest {...team} size={24} />
                  <span>{team.name}</span>
                  {gender && <i>{t.people.genders[gender]}</i>}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

import { Crest } from '#app/features/crest/crest.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Group } from '#contract/leagues/league.ts';
import type { Gender } from '#contract/primitives.ts';

type Props = {
  group: Group;
  /** By the team's id. */
  genders: Record<string, Gender>;
  /** Level of the group's name in the page's outline. */
  level: 2 | 3;
};

/** One group with its teams: logo, name, gender. */
export function GroupTeams({ group, genders, level }: Props) {
  const Name = level === 2 ? 'h2' : 'h3';
  const { t, to } = useWords();
  return (
    <section className="card">
      <Name className="league-line">{groupTitle(t, group.name)}</Name>
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

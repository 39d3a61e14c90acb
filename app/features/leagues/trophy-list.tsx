import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Trophy } from '#contract/places/places.ts';
import { LeagueGender } from './league-gender.tsx';

export function TrophyList({ trophies }: { trophies: readonly Pick<Trophy, 'league' | 'team'>[] }) {
  const { t, to } = useWords();
  if (trophies.length === 0) return <p className="empty">{t.people.noTrophies}</p>;
  return (
    <ul className="card team-lines">
      {trophies.map(({ league, team }) => (
        <li key={league.id}>
          <a href={to(`/league/${league.id}/standingList`)}>
            <Crest {...team} size={32} />
            <span>
              <b className="block">
                {team.name} <LeagueGender league={league.id} />
              </b>
              <span className="text-sm text-quiet">{t.people.trophy(league.name)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useContext } from 'react';
import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { Monogram } from '#app/features/crest/monogram.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { ListedContext } from '#app/lib/listed.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/leagues/league.ts';

/** Linked leagues with type, place, start and number of teams. */
export function LeagueCards({ leagues }: { leagues: readonly League[] }) {
  const { t, language, to } = useWords();
  const listed = useContext(ListedContext).leagues;
  if (leagues.length === 0) return <p className="empty">{t.leagues.none}</p>;
  return (
    <ul className="league-list">
      {leagues.map((league) => (
        <li key={league.id}>
          <a href={to(`/league/${league.id}`)} className="league-card">
            <Monogram {...league} size={48} />
            <span>
              <b>{league.name}</b> <GenderMark gender={listed.get(league.id)?.gender ?? ''} />
              <span className="block text-sm text-quiet">
                {[
                  league.location,
                  t.leagues.from(formatDay(language, league.startsAt.slice(0, 10), 'dated')),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
              <span className="block text-sm text-quiet">
                {t.leagues.type[league.type]} · {t.leagues.teamCount(league.teamCount)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/leagues/league.ts';
import { leagueColors } from './league-colors.ts';

/** Linked leagues with type, place, start and number of teams. */
export function LeagueCards({ leagues }: { leagues: readonly League[] }) {
  const { t, language, to } = useWords();
  if (leagues.length === 0) return <p className="empty">{t.leagues.none}</p>;
  return (
    <ul className="cards">
      {leagues.map((league) => (
        <li key={league.id} className="card">
          <a href={to(`/league/${league.id}`)} className="league-card">
            <LeagueBadge league={league} />
            <span>
              <b>{league.name}</b>
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

export function LeagueBadge({ league }: { league: Pick<League, 'name' | 'logo' | 'type'> }) {
  if (league.logo !== null) {
    return <img className="crest" src={league.logo} alt="" width="40" height="40" loading="lazy" />;
  }
  return (
    <svg width="40" height="40" viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
      <rect width="32" height="32" rx="8" fill={leagueColors[league.type]} />
      <path d="M5 14h22M5 19h22M5 24h22" stroke="#fff" strokeWidth="1.500" opacity=".8" />
      <circle cx="21" cy="9" r="3.500" fill="#fcd116" />
    </svg>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/leagues/league.ts';
import { LeagueCards } from './league-cards.tsx';

const ORDER = ['League', 'Tournament', 'Bonanza', 'Beach'] as const;

type Props = {
  leagues: readonly League[];
  /** Below a season's heading those of the types are one level deeper. */
  level?: 2 | 3;
};

/** Leagues, then the sections Tournaments, Bonanza and Beach Volleyball where there are any. */
export function LeaguesByType({ leagues, level = 2 }: Props) {
  const { t } = useWords();
  const Heading = `h${level}` as const;
  const look = level === 2 ? 'subtitle' : 'table-title';
  return ORDER.map((type) => {
    const ofType = leagues.filter((league) => league.type === type);
    if (ofType.length === 0) return null;
    return (
      <section key={type} className="stack">
        {type !== 'League' && <Heading className={look}>{t.leagues.types[type]}</Heading>}
        <LeagueCards leagues={ofType} />
      </section>
    );
  });
}

import { TrophyList } from '#app/features/leagues/trophy-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Trophy } from '#contract/places/places.ts';
import type { TeamResults } from './team-results.ts';

type Props = { results: TeamResults | null; trophies: readonly Trophy[] };

/** The matches and titles of the player's team. */
export function TeamAchievement({ results, trophies }: Props) {
  const { t } = useWords();
  return (
    <>
      {results !== null && results.played > 0 && (
        <p className="zone">
          {t.people.achievementPlayed(results.team, results.won, results.played)}
        </p>
      )}
      {trophies.length === 0 ? (
        <p className="empty">{t.people.noAchievement}</p>
      ) : (
        <TrophyList trophies={trophies} />
      )}
    </>
  );
}

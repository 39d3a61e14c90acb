import { useWords } from '#app/lib/use-words.ts';
import type { Standings } from '#contract/standings.ts';
import { StandingsTable } from './standings-table.tsx';

export type HomeTableData = { league: { id: string; name: string }; standings: Standings };

/** Beside the home list on wide screens: the table of the league that plays most. */
export function HomeTable({ league, standings }: HomeTableData) {
  const { t, to } = useWords();
  return (
    <aside className="beside-table stack" aria-label={t.leagues.standings}>
      <h2 className="subtitle">
        <a href={to(`/league/${league.id}/standingList`)}>{league.name}</a>
      </h2>
      <StandingsTable standings={standings} label={league.name} isBrief />
    </aside>
  );
}

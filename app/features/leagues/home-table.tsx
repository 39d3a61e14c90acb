import { useWords } from '#app/lib/use-words.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import { groupTitle } from './group-title.ts';
import { StandingsTable } from './standings-table.tsx';

export type HomeTableData = {
  league: { id: string; name: string };
  group: string | null;
  standings: Standings;
};

/** Beside the home list on wide screens: the table of the league that plays most. */
export function HomeTable({ league, group, standings }: HomeTableData) {
  const { t, to } = useWords();
  const name = group === null ? league.name : `${league.name} · ${groupTitle(t, group)}`;
  return (
    <aside className="stack home-table" aria-label={t.leagues.standings}>
      <h2 className="table-title">
        <a href={to(`/league/${league.id}/standingList`)}>{name}</a>
      </h2>
      <StandingsTable standings={standings} label={name} isBrief />
    </aside>
  );
}

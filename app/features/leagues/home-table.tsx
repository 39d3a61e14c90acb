import { useWords } from '#app/lib/use-words.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import { groupTitle } from './group-title.ts';
import { LeagueGender } from './league-gender.tsx';
import { StandingsTable } from './standings-table.tsx';

export type HomeTableData = {
  league: { id: string; name: string };
  /** The table of the league, or those of its groups. */
  tables: { group: string | null; standings: Standings }[];
};

/** Beside the home list on wide screens: the table of the league that plays most. */
export function HomeTable({ league, tables }: HomeTableData) {
  const { t, to } = useWords();
  return (
    <aside className="home-table" aria-label={t.leagues.standings}>
      {tables.map(({ group, standings }) => {
        const name = group === null ? league.name : `${league.name} · ${groupTitle(t, group)}`;
        return (
          <section key={name}>
            <h2 className="table-title">
              <a href={to(`/league/${league.id}/standingList`)}>{name}</a>{' '}
              <LeagueGender league={league.id} />
            </h2>
            <StandingsTable standings={standings} label={name} isBrief />
          </section>
        );
      })}
    </aside>
  );
}

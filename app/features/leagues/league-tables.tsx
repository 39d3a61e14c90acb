import { useWords } from '#app/lib/use-words.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import { groupTitle } from './group-title.ts';
import { StandingsTable } from './standings-table.tsx';

export type LeagueTable = {
  group: { id: string; name: string } | null;
  standings: Standings;
  /** The places of teams a round before, where they were asked for. */
  before: Readonly<Record<string, number>>;
};

type Props = {
  tables: readonly LeagueTable[];
  /** Names the table of a league without groups. */
  league: string;
  /** Teams that the page is about. */
  marked?: readonly string[];
  /** Without what explains their order. */
  isBrief?: boolean;
  /** Above the table of a league without groups, where nothing else names it. */
  head?: string;
};

/** The tables of a league below its name: each group's has its own. */
export function LeagueTables({ tables, league, marked = [], isBrief, head }: Props) {
  const { t } = useWords();
  return tables.map(({ group, standings }) => {
    const title = group ? groupTitle(t, group.name) : head;
    return (
      <section key={group?.id}>
        {title && <h3 className="table-title">{title}</h3>}
        <StandingsTable
          standings={standings}
          label={group ? `${league}, ${title}` : league}
          marked={marked}
          isBrief={isBrief}
        />
      </section>
    );
  });
}

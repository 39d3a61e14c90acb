import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSeason, TeamSeason } from '#contract/leagues/leaders.ts';

type TeamSeasonsProps = {
  seasons: readonly TeamSeason[];
  /** The name of the team on a page with several of them. */
  team?: string;
};

/** Place, wins and sets of a team in each of its leagues, the latest first. */
export function TeamSeasons({ seasons, team }: TeamSeasonsProps) {
  const { t } = useWords();
  if (seasons.length === 0) return null;
  const { table, tableWords } = t.leagues;
  const isOpen = seasons.some(({ place, isOver }) => place !== null && !isOver);
  return (
    <SeasonsTable
      title={team === undefined ? t.leaders.seasons : `${team}: ${t.leaders.seasons}`}
      heads={[
        [table.rank, t.leaders.seasonWords.place],
        [t.leaders.seasonWords.league, null],
        [table.played, tableWords.played],
        [table.won, tableWords.won],
        [table.lost, tableWords.lost],
        [table.sets, tableWords.sets],
      ]}
      rows={seasons.map(({ league, place, isOver, ...season }) => ({
        league,
        first: place === null ? '–' : isOver ? place : `(${place})`,
        cells: [
          season.played,
          <b key="won">{season.won}</b>,
          season.lost,
          `${season.setsWon}:${season.setsLost}`,
        ],
      }))}
      note={isOpen ? t.leaders.placeNow : null}
    />
  );
}

/** A player's numbers from the logs of each league, the latest first. */
export function PlayerSeasons({ seasons }: { seasons: readonly PlayerSeason[] }) {
  const { t } = useWords();
  if (seasons.length === 0) return null;
  const { seasonHeads: heads, seasonWords: words } = t.leaders;
  return (
    <SeasonsTable
      title={t.leaders.seasons}
      heads={[
        [heads.matches, words.matches],
        [words.league, null],
        [heads.points, words.points],
        [heads.attack, words.attack],
        [heads.block, words.block],
        [heads.ace, words.ace],
      ]}
      rows={seasons.map(({ league, ...season }) => ({
        league,
        first: season.matches,
        cells: [<b key="points">{season.points}</b>, season.attack, season.block, season.ace],
      }))}
      note={t.pointKinds.fromLog}
    />
  );
}

type SeasonRow = { league: TeamSeason['league']; first: ReactNode; cells: ReactNode[] };
type TableProps = {
  title: string;
  heads: readonly [short: string, long: string | null][];
  rows: readonly SeasonRow[];
  note: string | null;
};

function SeasonsTable({ title, heads, rows, note }: TableProps) {
  const { t, to } = useWords();
  return (
    <section>
      <h2 className="table-title">{title}</h2>
      <div className="standings-box">
        <table className="standings num">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {heads.map(([short, long]) => (
                <th key={short} scope="col">
                  {long === null ? short : <abbr title={long}>{short}</abbr>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ league, first, cells }) => (
              <tr key={league?.id ?? ''}>
                <td>{first}</td>
                <th scope="row">
                  {league ? (
                    <a href={to(`/league/${league.id}/standingList`)}>
                      <span>{league.name}</span>
                    </a>
                  ) : (
                    t.leaders.friendly
                  )}
                </th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 2]![0]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {note !== null && <p className="zones">{note}</p>}
      </div>
    </section>
  );
}

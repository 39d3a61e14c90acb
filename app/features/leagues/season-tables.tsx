import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { SeasonTable } from '#contract/leagues/phases/season-table.ts';

/** The tables of a season over its leagues; nothing where no league gives points for it. */
export function SeasonTables({ tables }: { tables: readonly SeasonTable[] }) {
  const { t } = useWords();
  const words = t.phases.season;
  if (tables.length === 0) return null;
  return (
    <section>
      <h2 className="list-title">{words.title}</h2>
      {tables.map((table) => (
        <SeasonTableOf key={table.gender} table={table} />
      ))}
      <p className="pt-2 text-sm text-quiet">{words.how}</p>
    </section>
  );
}

function SeasonTableOf({ table: { gender, rows } }: { table: SeasonTable }) {
  const { t, to } = useWords();
  const words = t.phases.season;
  const name = t.people.genders[gender];
  return (
    <div className="standings-box">
      <h3 className="table-title">{name}</h3>
      <table className="standings num">
        <caption className="sr">
          {words.title}, {name}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.leagues.table.rank}</th>
            <th scope="col">{t.leagues.table.team}</th>
            <th scope="col">{words.tournaments}</th>
            <th scope="col">{words.best}</th>
            <th scope="col">{t.leagues.table.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, team, leagues, best, points }) => (
            <tr key={team.id}>
              <td>{rank}</td>
              <th scope="row">
                <a href={to(`/team/${team.id}`)}>
                  <Crest {...team} size={20} />
                  <span>{team.name}</span>
                </a>
              </th>
              <td>{leagues}</td>
              <td>{best}</td>
              <td>
                <b>{points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

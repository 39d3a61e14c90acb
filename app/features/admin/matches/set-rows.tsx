import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

/** The sets of a match with their winners in bold; confirmed irregular ones are marked. */
export function SetTable({ match }: { match: Match }) {
  const { t } = useWords();
  if (match.sets.length === 0) return <p className="admin-empty">{t.admin.noSets}</p>;
  return (
    <table className="grid-table keep num">
      <thead>
        <tr>
          <th scope="col">{t.admin.setNumber}</th>
          <th scope="col">{match.team1.name}</th>
          <th scope="col">{match.team2.name}</th>
        </tr>
      </thead>
      <tbody>
        {match.sets.map((set) => (
          <tr key={set.set}>
            <th scope="row">
              {t.admin.set(set.set)}
              {set.irregular && <span className="chip ml-2">{t.admin.irregularMark}</span>}
            </th>
            <td>{set.winner === 'team1' ? <b>{set.team1Score}</b> : set.team1Score}</td>
            <td>{set.winner === 'team2' ? <b>{set.team2Score}</b> : set.team2Score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

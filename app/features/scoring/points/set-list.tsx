import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { ScoredTeams } from '../scored-teams.ts';

/** The sets as far as they are played, the winner's score bold. */
export function SetTable({ match, log }: { match: ScoredTeams; log: MatchLog }) {
  const { sets } = log.state;
  return (
    <table className="stage-sets num">
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{match[side].name}</th>
            {sets.map((set) => (
              <td key={set.set}>
                {set.winner === side ? <b>{set[`${side}Score`]}</b> : set[`${side}Score`]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

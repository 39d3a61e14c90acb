import { useWords } from '#app/lib/use-words.ts';
import type { Match, MatchSet } from '#contract/matches/match.ts';

/** Teams by sets, the winner of each bold, minutes under it where they are known. */
export function SetTable({ match }: { match: Match }) {
  const { t } = useWords();
  if (match.sets.length === 0) return null;
  // Entries that were made in one moment, as from a file, tell no time.
  const hasMinutes = match.sets.some((set) => set.minutes !== null && set.minutes > 0);
  return (
    <section className="card p-3">
      <h2 className="sr">{t.match.sets}</h2>
      <table className="sets num">
        <thead>
          <tr>
            <th scope="col">{t.match.team}</th>
            {match.sets.map((set) => (
              <th key={set.set} scope="col">
                <abbr title={t.match.set(set.set)}>{set.set}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <TeamSets match={match} side={1} />
          <TeamSets match={match} side={2} />
          {hasMinutes && (
            <tr className="text-quiet">
              <th scope="row">{t.match.duration}</th>
              {match.sets.map((set) => (
                <td key={set.set}>{set.minutes ? `${set.minutes}′` : ''}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {match.sets.some((set) => set.irregular) && (
        <p className="mt-2 text-xs text-quiet">* {t.match.irregular}</p>
      )}
    </section>
  );
}

function TeamSets({ match, side }: { match: Match; side: 1 | 2 }) {
  const name = side === 1 ? match.team1.name : match.team2.name;
  return (
    <tr>
      <th scope="row" title={name}>
        {name}
      </th>
      {match.sets.map((set) => (
        <SetScore key={set.set} set={set} side={side} isCurrent={set.set === match.currentSet} />
      ))}
    </tr>
  );
}

function SetScore({ set, side, isCurrent }: { set: MatchSet; side: 1 | 2; isCurrent: boolean }) {
  const score = side === 1 ? set.team1Score : set.team2Score;
  const isWon = set.winner === (side === 1 ? 'team1' : 'team2');
  return (
    <td className={isCurrent ? 'current' : undefined} data-k={isCurrent ? `p${side}` : undefined}>
      {isWon ? <b>{score}</b> : score}
      {set.irregular && '*'}
    </td>
  );
}

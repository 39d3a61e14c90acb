import { useWords } from '#app/lib/use-words.ts';
import type { Match, MatchSet } from '#contract/matches/match.ts';
import { type MatchTones, matchColors } from '#domain/crest/match-colors.ts';
import { Field } from './board/board-fields.tsx';
import { inkClass } from './board/ink-class.ts';

/** Teams by sets, each set in the colour of its winner, minutes under it where they are known. */
export function SetTable({ match }: { match: Match }) {
  const { t } = useWords();
  if (match.sets.length === 0) return null;
  // Entries that were made in one moment, as from a file, tell no time.
  const hasMinutes = match.sets.some((set) => set.minutes !== null && set.minutes > 0);
  const tones = matchColors(match.team1, match.team2);
  return (
    <section className="card p-3">
      <h2 className="sr">{t.match.sets}</h2>
      <table className="sets num">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t.match.team}</span>
            </th>
            {match.sets.map((set) => (
              <th key={set.set} scope="col">
                <abbr title={t.match.set(set.set)}>{set.set}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <TeamSets match={match} side={1} tones={tones.team1} />
          <TeamSets match={match} side={2} tones={tones.team2} />
          {hasMinutes && (
            <tr className="set-minutes">
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

function TeamSets({ match, side, tones }: { match: Match; side: 1 | 2; tones: MatchTones }) {
  const name = side === 1 ? match.team1.name : match.team2.name;
  return (
    <tr>
      <th scope="row">{name}</th>
      {match.sets.map((set) => (
        <SetScore
          key={set.set}
          set={set}
          side={side}
          tones={tones}
          isCurrent={set.set === match.currentSet}
        />
      ))}
    </tr>
  );
}

type ScoreProps = { set: MatchSet; side: 1 | 2; tones: MatchTones; isCurrent: boolean };

function SetScore({ set, side, tones, isCurrent }: ScoreProps) {
  const score = side === 1 ? set.team1Score : set.team2Score;
  if (isCurrent) {
    return (
      <td className="current" data-k={`p${side}`}>
        {score}
      </td>
    );
  }
  if (set.winner !== (side === 1 ? 'team1' : 'team2')) {
    return (
      <td>
        {score}
        {set.irregular && '*'}
      </td>
    );
  }
  return (
    <td className={`taken ${inkClass(tones)}`}>
      <Field color={tones.field} />
      <b>
        {score}
        {set.irregular && '*'}
      </b>
    </td>
  );
}

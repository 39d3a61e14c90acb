import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { isFinalResult } from '#domain/volleyball/derive.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { type MatchRules, maxSets } from '#domain/volleyball/match-rules.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { halfColors } from '../points/team-colors.ts';
import type { ScorePad } from '../points/use-score-pad.ts';
import type { ScoredTeams } from '../scored-teams.ts';

/** Set wins of the left and the right team that a match can end with. */
function finalResults(rules: MatchRules): [number, number][] {
  const most = maxSets(rules);
  const results: [number, number][] = [];
  for (let left = most; left >= 0; left -= 1) {
    for (let right = 0; right <= most - left; right += 1) {
      if (isFinalResult(rules, left, right)) results.push([left, right]);
    }
  }
  return results;
}

type Props = { match: ScoredTeams; log: MatchLog; pad: ScorePad };
type Wins = readonly [number, number];

/** The least that can be result of a match: two taps, and it is over. */
export function ResultStage({ match, log, pad }: Props) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Wins>();
  const right = otherSide(pad.left);

  function save([left, other]: Wins): void {
    const wins = (side: Side) => (side === pad.left ? left : other);
    if (log.state.status !== 'Live' && pad.record({ type: 'start' }) !== null) return;
    const result = { type: 'result', team1Wins: wins('team1'), team2Wins: wins('team2') } as const;
    if (pad.record(result) === null) pad.record({ type: 'end' });
  }

  if (log.state.sets.length > 0) return <p className="stage-note">{t.refusals.SETS_KNOWN}</p>;
  return (
    <>
      <h2 className="stage-note">{t.levels.pickResult}</h2>
      <div className="result-choices">
        {[pad.left, right].map((side) => (
          <div key={side}>
            <b style={halfColors(match, side)}>{match[side].name}</b>
            {finalResults(log.rules)
              .filter(([left, other]) => (side === pad.left ? left > other : other > left))
              .map((wins) => (
                <ResultButton key={wins.join()} wins={wins} chosen={chosen} onChoose={setChosen} />
              ))}
          </div>
        ))}
      </div>
      {finalResults(log.rules)
        .filter(([left, other]) => left === other)
        .map((wins) => (
          <ResultButton key={wins.join()} wins={wins} chosen={chosen} onChoose={setChosen} />
        ))}
      <button
        className="button"
        type="button"
        disabled={chosen === undefined}
        onClick={() => chosen && save(chosen)}
      >
        {t.levels.saveResult}
      </button>
    </>
  );
}

type ButtonProps = { wins: Wins; chosen: Wins | undefined; onChoose: (wins: Wins) => void };

function ResultButton({ wins, chosen, onChoose }: ButtonProps) {
  const { t } = useWords();
  return (
    <button
      className="result-choice num"
      type="button"
      aria-pressed={chosen?.join() === wins.join()}
      onClick={() => onChoose(wins)}
    >
      {t.levels.resultOf(...wins)}
    </button>
  );
}

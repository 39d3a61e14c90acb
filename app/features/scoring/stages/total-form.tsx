import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { maxSets } from '#domain/volleyball/match-rules.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { ScoredTeams } from '../scored-teams.ts';

type Props = {
  match: ScoredTeams;
  log: MatchLog;
  /** The team on the scorer's left: its field is there, too. */
  left: Side;
  /** The running score of the set in play, or the final score of a whole set. */
  kind: 'set-score' | 'set-result';
  onRecord: (event: EventFacts) => Refused | null;
  onDone: () => void;
};

/** The simpler level of detail: totals instead of points. */
export function TotalForm({ match, log, left, kind, onRecord, onDone }: Props) {
  const { t } = useWords();
  const [problem, setProblem] = useState('');
  const [isIrregular, setIrregular] = useState(false);
  const { state, rules } = log;
  const isRunning = state.currentSet !== null;
  const next = Math.min(state.currentSet ?? state.sets.length + 1, maxSets(rules));
  // After the decision only what is written can be meant.
  const [chosen, setChosen] = useState(state.decided ? state.sets.length : next);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [first, second] = ['team1Score', 'team2Score'].map((name) => String(fields.get(name)));
    if (!/^\d{1,3}$/.test(first ?? '') || !/^\d{1,3}$/.test(second ?? '')) {
      setProblem(t.scoring.enterScores);
      return;
    }
    const scores = { team1Score: Number(first), team2Score: Number(second) };
    const refused =
      kind === 'set-score'
        ? catchUp(scores)
        : onRecord({
            type: kind,
            set: Number(fields.get('set')),
            ...scores,
            ...(isIrregular ? { allowIrregular: true } : {}),
          });
    if (refused === null) return onDone();
    const mayConfirm =
      refused.refusal === 'INVALID_FINAL_SCORE' && scores.team1Score !== scores.team2Score;
    setIrregular(mayConfirm);
    setProblem(mayConfirm ? t.scoring.irregular : t.refusals[refused.refusal]);
  }

  /** Into a set that nobody has opened yet: who served first is not known then. */
  function catchUp(scores: { team1Score: number; team2Score: number }): Refused | null {
    const opened = isRunning ? null : onRecord({ type: 'set-start', set: next });
    return opened ?? onRecord({ type: 'set-score', set: next, ...scores });
  }

  const known =
    kind === 'set-score'
      ? liveSet(state)
      : state.sets.find(({ set, over }) => set === chosen && over);
  return (
    <form className="form" onSubmit={submit} onChange={() => setIrregular(false)} noValidate>
      <p className="text-quiet">
        {kind === 'set-score' ? t.scoring.catchUpText : t.scoring.setTotalText}
      </p>
      {kind === 'set-result' && (
        <SetField sets={maxSets(rules)} chosen={chosen} onChoose={setChosen} />
      )}
      <ScoreFields match={match} left={left} known={known} />
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={onDone}>
          {t.scoring.cancel}
        </button>
        <button className={isIrregular ? 'button danger' : 'button'} type="submit">
          {isIrregular ? t.scoring.saveIrregular : t.scoring.save}
        </button>
      </div>
    </form>
  );
}

type SetFieldProps = { sets: number; chosen: number; onChoose: (set: number) => void };

function SetField({ sets, chosen, onChoose }: SetFieldProps) {
  const { t } = useWords();
  const numbers = Array.from({ length: sets }, (_, index) => index + 1);
  return (
    <Field name="set" label={t.scoring.setNumber}>
      {(wiring) => (
        <select
          {...wiring}
          value={chosen}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {numbers.map((set) => (
            <option key={set} value={set}>
              {t.scoring.set(set)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type ScoreFieldsProps = Pick<Props, 'match' | 'left'> & {
  /** A set with a score already. */
  known: SetState | null | undefined;
};

/** The score of each team, in the order in which they stand on the screen. */
function ScoreFields({ match, left, known }: ScoreFieldsProps) {
  const { t } = useWords();
  return (
    <div className="form-pair">
      {[left, otherSide(left)].map((side) => (
        // A set that is over already shows its score, to be corrected.
        <Field
          key={`${side} ${known?.set}`}
          name={`${side}Score`}
          label={t.scoring.scoreOf(match[side].name)}
        >
          {(wiring) => (
            <input
              {...wiring}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={known?.[`${side}Score`]}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

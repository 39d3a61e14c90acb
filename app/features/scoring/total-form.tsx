import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Match } from '#contract/match.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { maxSets } from '#domain/volleyball/match-rules.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { EventFacts } from './event-facts.ts';

type Props = {
  match: Match;
  log: MatchLog;
  /** The running score of the set in play, or the final score of a whole set. */
  kind: 'set-score' | 'set-result';
  onRecord: (event: EventFacts) => Refused | null;
  onDone: () => void;
};

/** The simpler level of detail: totals instead of points. */
export function TotalForm({ match, log, kind, onRecord, onDone }: Props) {
  const { t } = useWords();
  const [problem, setProblem] = useState('');
  const [isIrregular, setIrregular] = useState(false);
  const { state, rules } = log;
  const running = state.currentSet ?? 1;
  const last = Math.min(state.sets.length + (state.currentSet === null ? 1 : 0), maxSets(rules));
  const sets = Array.from({ length: last }, (_, index) => index + 1);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [first, second] = ['team1Score', 'team2Score'].map((name) => String(fields.get(name)));
    if (!/^\d{1,3}$/.test(first ?? '') || !/^\d{1,3}$/.test(second ?? '')) {
      setProblem(t.scoring.enterScores);
      return;
    }
    const scores = { team1Score: Number(first), team2Score: Number(second) };
    const refused = onRecord(
      kind === 'set-score'
        ? { type: kind, set: running, ...scores }
        : {
            type: kind,
            set: Number(fields.get('set')),
            ...scores,
            ...(isIrregular ? { allowIrregular: true } : {}),
          },
    );
    if (refused === null) return onDone();
    const mayConfirm =
      refused.refusal === 'INVALID_FINAL_SCORE' && scores.team1Score !== scores.team2Score;
    setIrregular(mayConfirm);
    setProblem(mayConfirm ? t.scoring.irregular : refused.detail);
  }

  const current = state.sets.at(-1);
  return (
    <form className="form" onSubmit={submit} onChange={() => setIrregular(false)} noValidate>
      <p className="text-quiet">
        {kind === 'set-score' ? t.scoring.catchUpText : t.scoring.setTotalText}
      </p>
      {kind === 'set-result' && (
        <Field name="set" label={t.scoring.setNumber}>
          {(wiring) => (
            <select {...wiring} defaultValue={sets.at(-1)}>
              {sets.map((set) => (
                <option key={set} value={set}>
                  {t.scoring.set(set)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className="form-pair">
        {(['team1', 'team2'] as const).map((side) => (
          <Field key={side} name={`${side}Score`} label={t.scoring.scoreOf(match[side].name)}>
            {(wiring) => (
              <input
                {...wiring}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={kind === 'set-score' ? current?.[`${side}Score`] : undefined}
              />
            )}
          </Field>
        ))}
      </div>
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

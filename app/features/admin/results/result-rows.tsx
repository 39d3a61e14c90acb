import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { lineOf, type Row, rowsOf, unreadOf } from './result-input.ts';

type Props = {
  match: Match;
  rows: readonly Row[];
  /** Sets that the rules of the match allow. */
  most: number;
  errors: FormErrors;
  onRows: (rows: Row[]) => void;
};

/** All sets of a match: one line as on the paper, or set by set; each follows the other. */
export function ResultRows({ match, rows, most, errors, onRows }: Props) {
  const { t } = useWords();
  const [line, setLine] = useState(() => lineOf(rows));
  // A half-typed score is no fault while the fingers are still there.
  const [isTyping, setTyping] = useState(false);
  const unread = isTyping ? '' : unreadOf(line);
  const all = Array.from({ length: Math.max(most, rows.length) }, (_, at): Row => {
    return rows[at] ?? ['', ''];
  });

  function write(set: number, side: 0 | 1, points: string) {
    const row: Row = side === 0 ? [points, all[set]![1]] : [all[set]![0], points];
    const next = all.with(set, row);
    onRows(next);
    setLine(lineOf(next));
  }

  return (
    <>
      <Field
        name="sets"
        label={t.results.line}
        hint={t.results.lineHint}
        error={unread === '' ? errors.sets : t.results.lineUnread(unread)}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            className="num"
            value={line}
            autoComplete="off"
            placeholder="25-20 23-25 25-18 25-22"
            onBlur={() => setTyping(false)}
            onChange={({ target }) => {
              setTyping(true);
              setLine(target.value);
              onRows(rowsOf(target.value).slice(0, all.length));
            }}
          />
        )}
      </Field>
      <div className="result-rows">
        {(['team1', 'team2'] as const).map((team, side) => (
          <fieldset key={team}>
            <legend>{match[team].name}</legend>
            {all.map((row, set) => (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number.
                key={set}
                type="text"
                inputMode="numeric"
                maxLength={3}
                className="num"
                aria-label={t.results.pointsOf(match[team].name, set + 1)}
                value={row[side as 0 | 1]}
                autoComplete="off"
                onChange={({ target }) => {
                  write(set, side as 0 | 1, target.value.replaceAll(/\D/g, ''));
                }}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

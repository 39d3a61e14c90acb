import type { FormEvent } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Desk } from '../console.ts';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

/** The table told a team something wrong: back to the score of that moment, sanctions stay. */
export function RestoreSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const set = desk.log.state.sets.at(-1);
  const moments = (set?.points ?? [])
    .flatMap(({ no, team1Score, team2Score }) =>
      no === null ? [] : { no, score: `${team1Score}–${team2Score}` },
    )
    .slice(0, -1)
    .toReversed();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const why = String(fields.get('why')).trim();
    tell({ type: 'restore', toRally: Number(fields.get('toRally')), ...(why && { why }) });
  }

  return (
    <SheetFrame desk={desk} title={t.table.restore} problem={problem}>
      <form className="form" onSubmit={submit}>
        <p className="text-quiet">{t.table.restoreText}</p>
        <Field name="toRally" label={t.table.restoreTo}>
          {(wiring) => (
            <select {...wiring}>
              {moments.map(({ no, score }) => (
                <option key={no} value={no}>
                  {score}
                </option>
              ))}
              <option value={0}>{t.table.startOfSet}</option>
            </select>
          )}
        </Field>
        <Field name="why" label={t.table.restoreWhy}>
          {(wiring) => <input {...wiring} autoComplete="off" maxLength={200} />}
        </Field>
        <button className="button danger tall" type="submit">
          {t.table.restore}
        </button>
      </form>
    </SheetFrame>
  );
}

import type { FormEvent } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { ConsoleControls } from '../console.ts';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

/** The table told a team something wrong: back to the score of that moment, sanctions stay. */
export function RestoreDialog({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const set = controls.log.state.sets.at(-1);
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
    recordEntry({ type: 'restore', toRally: Number(fields.get('toRally')), ...(why && { why }) });
  }

  return (
    <DialogFrame controls={controls} title={t.console.restore} problem={problem}>
      <form className="form" onSubmit={submit}>
        <p className="text-quiet">{t.console.restoreText}</p>
        <Field name="toRally" label={t.console.restoreTo}>
          {(wiring) => (
            <select {...wiring}>
              {moments.map(({ no, score }) => (
                <option key={no} value={no}>
                  {score}
                </option>
              ))}
              <option value={0}>{t.console.startOfSet}</option>
            </select>
          )}
        </Field>
        <Field name="why" label={t.console.restoreWhy}>
          {(wiring) => <input {...wiring} autoComplete="off" maxLength={200} />}
        </Field>
        <button className="button danger tall" type="submit">
          {t.console.restore}
        </button>
      </form>
    </DialogFrame>
  );
}

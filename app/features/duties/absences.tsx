import { useState } from 'react';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Language } from '#contract/language.ts';
import { type Absence, addAbsenceSchema } from '#contract/people/duty.ts';

type Props = {
  officialId: string;
  absences: readonly Absence[];
  /** The token of a private link; without one the signed-in account counts. */
  token?: string | undefined;
};

/** The days on which an official cannot come, to be added and taken back. */
export function Absences({ officialId, absences, token }: Props) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const [isAdding, setAdding] = useState(false);
  const words = t.duties;
  const path = { id: officialId };
  return (
    <>
      {absences.length === 0 && <p className="text-quiet">{words.noAway}</p>}
      <ul>
        {absences.map((absence) => {
          const days = daysOf(absence, language);
          const { firstDay, lastDay, note } = absence;
          return (
            <li key={absence.id} className="flex min-h-12 items-center justify-between gap-2">
              <span>
                <b className="num">{days}</b> <span className="text-quiet">{note}</span>
              </span>
              <button
                className="row-action bad"
                type="button"
                disabled={isBusy}
                aria-label={words.removeAway(days)}
                onClick={() =>
                  change({
                    run: () =>
                      callApi('DELETE /officials/{id}/absences/{absence}', {
                        path: { ...path, absence: absence.id },
                        token,
                      }),
                    undo: () =>
                      callApi('POST /officials/{id}/absences', {
                        path,
                        body: { firstDay, lastDay, note },
                        token,
                      }),
                    done: words.awayRemoved,
                  })
                }
              >
                {t.admin.remove}
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <button className="button soft small" type="button" onClick={() => setAdding(true)}>
          {words.addAway}
        </button>
      </p>
      {isAdding && (
        <AbsenceDialog officialId={officialId} token={token} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

type DialogProps = Omit<Props, 'absences'> & { onClose: () => void };

function AbsenceDialog({ officialId, token, onClose }: DialogProps) {
  const { t } = useWords();
  const words = t.duties;
  return (
    <FormDialog
      title={words.addAway}
      schema={addAbsenceSchema}
      missing={t.admin.fillRequired}
      toInput={({ note = '', ...days }) => ({ lastDay: days.firstDay, ...days, note })}
      send={(body) =>
        callApi('POST /officials/{id}/absences', { path: { id: officialId }, body, token })
      }
      saved={words.awayAdded}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className="form-pair">
            <TextField
              name="firstDay"
              label={words.firstDay}
              type="date"
              errors={errors}
              required
            />
            <TextField name="lastDay" label={words.lastDay} type="date" errors={errors} required />
          </div>
          <TextField name="note" label={words.note} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

function daysOf({ firstDay, lastDay }: Absence, language: Language): string {
  const first = formatDay(language, firstDay, 'dated');
  return firstDay === lastDay ? first : `${first} – ${formatDay(language, lastDay, 'dated')}`;
}

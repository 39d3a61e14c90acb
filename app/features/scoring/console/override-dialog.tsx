import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Refused } from '#domain/volleyball/refusal.ts';

type Props = { refused: Refused; onOverride: (reason: string) => void; onClose: () => void };

/** The rules speak against it; with a reason the referee lets it stand, and the sheet says so. */
export function OverrideDialog({ refused, onOverride, onClose }: Props) {
  const { t } = useWords();
  const isOfficial = refused.refusal === 'FINALISED';
  const [isEmpty, setEmpty] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    setEmpty(reason === '');
    if (reason !== '') onOverride(reason);
  }

  return (
    <Dialog
      title={isOfficial ? t.console.correctSheet : t.console.againstRules}
      closeLabel={t.scoring.close}
      onClose={onClose}
      kind="ask"
    >
      <form className="form" onSubmit={submit} noValidate>
        <p>{t.refusals[refused.refusal]}</p>
        <Field
          name="reason"
          label={t.console.reason}
          error={isEmpty ? t.console.reasonMissing : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              autoComplete="off"
              maxLength={300}
              defaultValue={isOfficial ? '' : t.console.refereeDecides}
            />
          )}
        </Field>
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.scoring.cancel}
          </button>
          <button className="button danger" type="submit">
            {t.console.recordAnyway}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

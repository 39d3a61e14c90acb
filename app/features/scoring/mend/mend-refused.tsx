import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { mayBeOverruled } from '../console/breach.ts';

type Props = { refused: Refused; onOverride: (reason: string) => void; onLeave: () => void };

/** The reason for a refused amendment; the referee's reason lets one stand that breaks a rule. */
export function MendRefused({ refused, onOverride, onLeave }: Props) {
  const { t } = useWords();
  const [isEmpty, setEmpty] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    setEmpty(reason === '');
    if (reason !== '') onOverride(reason);
  }

  return (
    <form className="form mend-preview" onSubmit={submit} noValidate>
      <p className="form-problem" role="alert">
        {t.refusals[refused.refusal]}
      </p>
      {mayBeOverruled(refused) && (
        <Field
          name="reason"
          label={t.console.reason}
          error={isEmpty ? t.console.reasonMissing : undefined}
        >
          {(wiring) => <input {...wiring} autoComplete="off" maxLength={300} />}
        </Field>
      )}
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={onLeave}>
          {t.mend.leave}
        </button>
        {mayBeOverruled(refused) && (
          <button className="button danger" type="submit">
            {t.console.recordAnyway}
          </button>
        )}
      </div>
    </form>
  );
}

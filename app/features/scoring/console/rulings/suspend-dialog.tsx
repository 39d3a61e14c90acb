import type { FormEvent } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import { RESUME_MODES } from '#domain/volleyball/events.ts';
import type { Desk } from '../console.ts';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

/** Rule 17.3: play is interrupted; the reason stands on the sheet. */
export function SuspendSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const why = String(new FormData(event.currentTarget).get('why')).trim();
    tell({ type: 'suspend', ...(why && { why }) });
  }

  return (
    <SheetFrame desk={desk} title={t.scoring.suspend} problem={problem} isSmall>
      <form className="form" onSubmit={submit}>
        <Field name="why" label={t.table.suspendWhy}>
          {(wiring) => <input {...wiring} autoComplete="off" maxLength={200} />}
        </Field>
        <button className="button tall" type="submit">
          {t.scoring.suspend}
        </button>
      </form>
    </SheetFrame>
  );
}

/** Rule 17.3: what counts of the interrupted set depends on the court and on four hours. */
export function ResumeSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  return (
    <SheetFrame desk={desk} title={t.scoring.resume} problem={problem} isSmall>
      <div className="more-list">
        {RESUME_MODES.map((mode) => (
          <SheetButton
            key={mode}
            kind={mode === 'continue' ? 'main' : 'soft'}
            note={t.table.resumeNotes[mode]}
            onClick={() => tell({ type: 'resume', mode })}
          >
            {t.table.resumeModes[mode]}
          </SheetButton>
        ))}
      </div>
    </SheetFrame>
  );
}

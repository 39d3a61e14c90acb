import type { FormEvent } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import { RESUME_MODES } from '#domain/volleyball/events.ts';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

/** Rule 17.3: play is interrupted; the reason stands on the sheet. */
export function SuspendDialog({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const why = String(new FormData(event.currentTarget).get('why')).trim();
    recordEntry({ type: 'suspend', ...(why && { why }) });
  }

  return (
    <DialogFrame controls={controls} title={t.scoring.suspend} problem={problem} isSmall>
      <form className="form" onSubmit={submit}>
        <Field name="why" label={t.console.suspendWhy}>
          {(wiring) => <input {...wiring} autoComplete="off" maxLength={200} />}
        </Field>
        <button className="button tall" type="submit">
          {t.scoring.suspend}
        </button>
      </form>
    </DialogFrame>
  );
}

/**
 * Rule 17.3: what counts of the interrupted set depends on the court and on four hours. In beach
 * (17.3.2) it goes on with its score on any court.
 */
export function ResumeDialog({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const isBeach = controls.log.rules.discipline === 'beach';
  const modes = RESUME_MODES.filter((mode) => !isBeach || mode !== 'replay-set');
  const { problem, recordEntry } = useRecordEntry(controls);
  return (
    <DialogFrame controls={controls} title={t.scoring.resume} problem={problem} isSmall>
      <div className="more-list">
        {modes.map((mode) => (
          <ChoiceButton
            key={mode}
            kind={mode === 'continue' ? 'main' : 'soft'}
            note={t.console.resumeNotes[mode]}
            onClick={() => recordEntry({ type: 'resume', mode })}
          >
            {t.console.resumeModes[mode]}
          </ChoiceButton>
        ))}
      </div>
    </DialogFrame>
  );
}

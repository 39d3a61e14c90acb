import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { ConsoleControls } from '../console.ts';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

const KINDS = ['remark', 'protest', 'lot'] as const;

/** Remarks of the sheet, protests, lots drawn; also after the end. */
export function NoteDialog({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { problem, setProblem, recordEntry } = useRecordEntry(controls);
  const [type, setType] = useState<(typeof KINDS)[number]>('remark');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text === '') setProblem(t.console.noteMissing);
    else recordEntry({ type, text });
  }

  return (
    <DialogFrame controls={controls} title={t.console.remark} problem={problem}>
      {controls.log.state.notes.length > 0 && (
        <ul className="given">
          {controls.log.state.notes.map(({ event, kind, text }) => (
            <li key={event}>
              {t.console.notes[kind]}: {text}
            </li>
          ))}
        </ul>
      )}
      <form className="form" onSubmit={submit} noValidate>
        <fieldset className="kinds">
          <legend className="sr">{t.console.noteKind}</legend>
          {KINDS.map((kind) => (
            <button
              key={kind}
              className="button soft"
              type="button"
              aria-pressed={type === kind}
              onClick={() => setType(kind)}
            >
              {t.console.notes[kind]}
            </button>
          ))}
        </fieldset>
        <Field name="text" label={t.console.noteText}>
          {(wiring) => <textarea {...wiring} maxLength={1000} />}
        </Field>
        <button className="button tall" type="submit">
          {t.scoring.save}
        </button>
      </form>
    </DialogFrame>
  );
}

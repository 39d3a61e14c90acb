import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Desk } from '../console.ts';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

const KINDS = ['remark', 'protest', 'lot'] as const;

/** Remarks of the sheet, protests, lots drawn; also after the end. */
export function NoteSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { problem, setProblem, tell } = useTelling(desk);
  const [type, setType] = useState<(typeof KINDS)[number]>('remark');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text === '') setProblem(t.table.noteMissing);
    else tell({ type, text });
  }

  return (
    <SheetFrame desk={desk} title={t.table.remark} problem={problem}>
      {desk.log.state.notes.length > 0 && (
        <ul className="given">
          {desk.log.state.notes.map(({ event, kind, text }) => (
            <li key={event}>
              {t.table.notes[kind]}: {text}
            </li>
          ))}
        </ul>
      )}
      <form className="form" onSubmit={submit} noValidate>
        <fieldset className="kinds">
          <legend className="sr">{t.table.noteKind}</legend>
          {KINDS.map((kind) => (
            <button
              key={kind}
              className="button soft"
              type="button"
              aria-pressed={type === kind}
              onClick={() => setType(kind)}
            >
              {t.table.notes[kind]}
            </button>
          ))}
        </fieldset>
        <Field name="text" label={t.table.noteText}>
          {(wiring) => <textarea {...wiring} maxLength={1000} />}
        </Field>
        <button className="button tall" type="submit">
          {t.scoring.save}
        </button>
      </form>
    </SheetFrame>
  );
}

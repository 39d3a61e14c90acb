import { useState } from 'react';
import { SelectField, TextArea, TextField } from '#app/features/forms/text-field.tsx';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Part } from './part.tsx';

const COLORS = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['tint', 'bg-tint'],
  ['raised', 'bg-raised'],
  ['ink', 'bg-ink'],
  ['quiet', 'bg-quiet'],
  ['line', 'bg-line'],
  ['green', 'bg-green'],
  ['gold', 'bg-gold'],
  ['gold-fill', 'bg-gold-fill'],
  ['live', 'bg-live'],
  ['alarm', 'bg-alarm'],
  ['blue', 'bg-blue'],
  ['tile', 'bg-tile'],
  ['bar', 'bg-bar'],
] as const;

/** Colours, buttons, fields, dialogs and messages in their states. */
export function FormParts() {
  const { t } = useWords();
  const words = t.stylePage;
  return (
    <>
      <Part title={words.colors}>
        <ul className="flex flex-wrap gap-3 text-xs">
          {COLORS.map(([name, fill]) => (
            <li key={name}>
              <span className={`block h-8 w-16 rounded border border-line ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.buttons}>
        <p className="flex flex-wrap gap-3">
          <button className="button" type="button">
            {t.admin.save}
          </button>
          <button className="button soft" type="button">
            {t.admin.cancel}
          </button>
          <button className="button danger" type="button">
            {t.admin.delete}
          </button>
          <button className="button" type="button" disabled>
            {t.admin.save}
          </button>
        </p>
      </Part>
      <Part title={words.chips}>
        <p className="flex flex-wrap items-center gap-3">
          <span className="chip">{t.matches.demo}</span>
          <b className="live">{t.matches.status.Live}</b>
          <a className="link" href="#main">
            {words.second}
          </a>
        </p>
      </Part>
      <Fields />
      <Part title={words.empty}>
        <p className="empty">{t.matches.none}</p>
      </Part>
      <Spoken />
    </>
  );
}

function Fields() {
  const { t } = useWords();
  const words = t.stylePage;
  const choices = [{ value: 'a', label: words.second }];
  return (
    <Part title={words.fields}>
      <div className="form">
        <TextField name="name" label={t.admin.name} errors={{}} hint={words.hint} />
        <TextField name="wrong" label={t.admin.name} errors={{ wrong: words.error }} />
        <SelectField name="choice" label={words.choice} errors={{}} choices={choices} />
        <TextArea name="text" label={words.text} errors={{ text: words.error }} rows={2} />
      </div>
    </Part>
  );
}

const KINDS = ['form', 'ask', 'wide'] as const;

/** Dialogs open over the page; a toast also stands here, so that both themes show it. */
function Spoken() {
  const { t } = useWords();
  const words = t.stylePage;
  const notify = useToast();
  const [kind, setKind] = useState<(typeof KINDS)[number]>();
  return (
    <Part title={words.spoken}>
      <p className="flex flex-wrap gap-3">
        {KINDS.map((name) => (
          <button key={name} className="button soft" type="button" onClick={() => setKind(name)}>
            {words.dialogs[name]}
          </button>
        ))}
        <button className="button soft" type="button" onClick={() => notify(words.done)}>
          {words.toast}
        </button>
      </p>
      <p className="toast">{words.done}</p>
      <p className="toast bad">{words.error}</p>
      {kind && (
        <Dialog
          title={words.dialogs[kind]}
          closeLabel={t.admin.close}
          kind={kind}
          onClose={() => setKind(undefined)}
        >
          <p>{words.second}</p>
          <div className="dialog-actions">
            <button className="button" type="button" onClick={() => setKind(undefined)}>
              {t.admin.close}
            </button>
          </div>
        </Dialog>
      )}
    </Part>
  );
}

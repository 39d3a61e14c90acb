import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field, type FieldWiring } from '#app/ui/field.tsx';
import type { InsertedEntry } from '#domain/volleyball/events.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { fieldWords, valueWords } from './field-words.ts';
import { fieldsOf, type MendField } from './mend-fields.ts';
import { entryOf, textsOf } from './mend-text.ts';

type Props = {
  match: ScoredTeams;
  rules: MatchRules;
  /** The entry as it stands, or an empty one of its kind. */
  from: InsertedEntry;
  onEntry: (entry: InsertedEntry) => void;
};

/** The facts of an entry to fill in or to change; nothing is written yet. */
export function MendForm({ match, rules, from, onEntry }: Props) {
  const { t } = useWords();
  const fields = fieldsOf(from, rules);
  const [texts, setTexts] = useState(textsOf(from, fields));
  const [missing, setMissing] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = entryOf(from, fields, texts);
    setMissing('missing' in read ? read.missing : '');
    if ('entry' in read) onEntry(read.entry);
  }

  return (
    <form className="form mend-form" onSubmit={submit} noValidate>
      <div className="mend-fields">
        {fields.map((field) => {
          const label = fieldWords(t, match, field.path);
          return (
            <Field
              key={field.path}
              name={field.path}
              label={label}
              error={missing === field.path ? t.mend.missing(label) : undefined}
            >
              {(wiring) => (
                <MendInput
                  match={match}
                  field={field}
                  wiring={wiring}
                  text={texts[field.path] ?? ''}
                  onText={(text) => setTexts({ ...texts, [field.path]: text })}
                />
              )}
            </Field>
          );
        })}
      </div>
      <button className="button" type="submit">
        {t.mend.preview}
      </button>
    </form>
  );
}

type InputProps = {
  match: ScoredTeams;
  field: MendField;
  wiring: FieldWiring;
  text: string;
  onText: (text: string) => void;
};

function MendInput({ match, field, wiring, text, onText }: InputProps) {
  const { t } = useWords();
  const { kind, isOptional, path } = field;
  if (kind === 'flag') {
    return (
      <input
        {...wiring}
        type="checkbox"
        checked={text !== ''}
        onChange={({ currentTarget }) => onText(currentTarget.checked ? 'yes' : '')}
      />
    );
  }
  if (kind === 'side' || typeof kind !== 'string') {
    const values = kind === 'side' ? SIDES : kind;
    return (
      <select
        {...wiring}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      >
        {(isOptional || text === '') && <option value="">{t.mend.none}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {kind === 'side' ? match[value as 'team1'].name : valueWords(t, path, value)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...wiring}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={kind === 'number' ? 3 : 1000}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}

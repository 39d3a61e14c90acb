import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Swatch } from '#app/features/admin/teams/swatch.tsx';
import { ChoiceBar } from '#app/features/forms/choice-bar.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { wordFor } from '#app/lib/word-for.ts';
import { LOCALES } from '#contract/language.ts';
import type { MergePreview, MergeRecords } from '#contract/merges/merge.ts';

type Choices = MergeRecords['choices'];

/** The changes that merging makes, with a choice for each field in which the two differ. */
export function MergeForm({ preview }: { preview: MergePreview }) {
  const { kind, kept, merged, conflicts, taken, moves } = preview;
  const page = useWords();
  const { t, to } = page;
  const words = t.merging;
  const navigate = useNavigate();
  const { change, isBusy } = useChange();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.map(({ field }) => [field, 'kept'])),
  );
  const path = { kind, id: kept.id, other: merged.id };

  const merge = () =>
    change({
      run: async () => {
        await callApi('PUT /merges/{kind}/{id}/{other}', { path, body: { choices } });
        // Before the page is read again: the two cannot be compared any more.
        await navigate(to(`/admin/doubles?kind=${kind}`));
      },
      done: words.done,
      undo: () => callApi('DELETE /merges/{kind}/{id}/{other}', { path }),
    });

  return (
    <>
      <BothRecords preview={preview} />
      {conflicts.length > 0 && (
        <section className="admin-card grid gap-3 p-4">
          <h2 className="subtitle">{words.decide}</h2>
          {conflicts.map((conflict) => (
            <div key={conflict.field} className="grid gap-1">
              <p className="text-quiet">{words.fields[conflict.field]}</p>
              <ChoiceBar
                name={conflict.field}
                legend={words.fields[conflict.field] ?? conflict.field}
                values={['kept', 'merged'] as const}
                chosen={choices[conflict.field] ?? 'kept'}
                onChange={(value) => setChoices({ ...choices, [conflict.field]: value })}
                label={(side) => <FieldValue field={conflict.field} value={conflict[side]} />}
              />
            </div>
          ))}
        </section>
      )}
      {taken.length > 0 && (
        <section className="admin-card grid gap-2 p-4">
          <h2 className="subtitle">{words.taken}</h2>
          <dl className="grid gap-2 text-sm">
            {taken.map(({ field, value }) => (
              <div key={field} className="flex justify-between gap-4">
                <dt className="text-quiet">{words.fields[field]}</dt>
                <dd className="text-right">
                  <FieldValue field={field} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="admin-card grid gap-2 p-4">
        <h2 className="subtitle">{words.goesAlong}</h2>
        <p>{movesInWords(moves, page)}</p>
        {kind === 'player' && <p className="text-quiet">{words.after}</p>}
        <p>
          <button className="button" type="button" disabled={isBusy} onClick={merge}>
            {words.merge}
          </button>
        </p>
      </section>
    </>
  );
}

/** The record that stays and the one that goes. */
function BothRecords({ preview: { kind, kept, merged } }: { preview: MergePreview }) {
  const { t, to } = useWords();
  const words = t.merging;
  return (
    <section className="admin-card grid gap-3 p-4">
      <p>
        {words.stays}: <b>{kept.name}</b> <span className="text-quiet">{kept.detail}</span>
      </p>
      <p>
        {words.goes}: <b>{merged.name}</b> <span className="text-quiet">{merged.detail}</span>
      </p>
      <p>
        <Link
          className="row-action"
          to={to(`/admin/doubles?kind=${kind}&id=${merged.id}&other=${kept.id}`)}
        >
          {words.swap}
        </Link>
      </p>
    </section>
  );
}

function movesInWords(moves: MergePreview['moves'], { t, language }: Words): string {
  if (moves.length === 0) return t.merging.nothingAlong;
  const parts = moves.map(({ kind, count }) => t.merging.moves[kind](count));
  return new Intl.ListFormat(LOCALES[language]).format(parts);
}

function FieldValue({ field, value }: { field: string; value: string }) {
  const { t } = useWords();
  if (field === 'gender') return wordFor(value, t.admin.genders);
  if (field === 'dominantHand') return wordFor(value, t.admin.hands);
  if (field === 'profilePicture' || field === 'logo') {
    return <img src={value} alt={value} width={48} height={48} />;
  }
  if (field !== 'colors') return value;
  const [first = '', second = ''] = value.split(' ');
  return (
    <>
      <Swatch color={first} label={t.admin.jerseyColor1} />
      <Swatch color={second} label={t.admin.jerseyColor2} />
    </>
  );
}

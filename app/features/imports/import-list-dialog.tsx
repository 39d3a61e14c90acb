import { SeenProblem } from '#app/features/forms/seen-problem.tsx';
import { SelectField, TextArea } from '#app/features/forms/text-field.tsx';
import { UnsavedQuestion } from '#app/features/forms/unsaved-question.tsx';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { IMPORT_COLUMNS, PLAYER_COLUMNS, TEAM_COLUMNS } from '#contract/administration/import.ts';
import { GENDERS } from '#contract/primitives.ts';
import { ImportListPreview } from './import-list-preview.tsx';
import type { ImportedList } from './send-import.ts';
import { useListImport } from './use-list-import.ts';

type Props = { table: ImportedList; leagueId?: string | undefined; onClose: () => void };

/** The columns, those that must be there first. */
const COLUMNS: Record<ImportedList, { required: number; names: readonly string[] }> = {
  fixtures: { required: 3, names: [...new Set(['date', 'team1', 'team2', ...IMPORT_COLUMNS])] },
  teams: { required: 2, names: TEAM_COLUMNS },
  players: { required: 1, names: PLAYER_COLUMNS },
};

/**
 * A table, or a list from a chat, is shown before it is taken: what must be decided, what it makes and
 * changes, and what is wrong with it.
 */
export function ImportListDialog({ table, leagueId, onClose }: Props) {
  const { t } = useWords();
  const importing = useListImport({ table, leagueId, onClose });
  const { upload, unsaved, problem, shown, change, show } = importing;
  const { isSending } = upload;
  const hasGender = table !== 'players' || leagueId === undefined;
  return (
    <Dialog
      title={t.imports.titles[table]}
      closeLabel={t.admin.close}
      onClose={onClose}
      onLeave={unsaved.leaveOrAsk}
      kind="wide"
    >
      <form className="form" onSubmit={show} onChange={change} noValidate>
        <UnsavedQuestion unsaved={unsaved} />
        <AboutColumns table={table} />
        <fieldset className="form" disabled={isSending}>
          <Field name="file" label={t.imports.file}>
            {(wiring) => (
              <input {...wiring} type="file" accept=".csv,.xlsx,.txt,text/csv,text/plain" />
            )}
          </Field>
          <TextArea
            name="text"
            label={t.imports.paste}
            placeholder={t.imports.pasteExample}
            errors={{}}
            rows={3}
          />
          {hasGender && (
            <SelectField
              name="gender"
              label={t.imports.gender}
              errors={{}}
              choices={[
                ...(table === 'fixtures' ? [] : [{ value: '', label: t.imports.asFileSays }]),
                ...GENDERS.map((gender) => ({ value: gender, label: t.admin.genders[gender] })),
              ]}
            />
          )}
        </fieldset>
        <SeenProblem text={problem ?? ''} />
        <UploadProgress upload={upload} />
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button className={shown ? 'button soft' : 'button'} type="submit" disabled={isSending}>
            {isSending && !shown ? t.admin.uploading : t.imports.preview}
          </button>
        </div>
      </form>
      {shown && <ShownImport table={table} importing={importing} shown={shown} />}
    </Dialog>
  );
}

function AboutColumns({ table }: { table: ImportedList }) {
  const { t } = useWords();
  const { names: own, required } = COLUMNS[table];
  const words = t.imports.columnWords[table] ?? [];
  const names = words.length > 0 ? words : own;
  return (
    <div className="text-sm text-quiet">
      <p>{t.imports.text}</p>
      <p>{t.imports.known[table]}</p>
      <p>
        {t.imports.columns}:{' '}
        <code>
          <b>{names.slice(0, required).join(', ')}</b>, {names.slice(required).join(', ')}
        </code>
      </p>
    </div>
  );
}

type Importing = ReturnType<typeof useListImport>;
type ShownProps = {
  table: ImportedList;
  importing: Importing;
  shown: NonNullable<Importing['shown']>;
};

function ShownImport({ table, importing, shown }: ShownProps) {
  const { t } = useWords();
  const { upload, decide, keep } = importing;
  const { isSending } = upload;
  const { result, decisions } = shown;
  const { questions = [], changes = [], rest, errors } = result;
  const left = rest?.rows.length ?? 0;
  const isOpen = questions.length > 0 || errors.length > 0;
  return (
    <div className="plan-preview" ref={intoView}>
      <ImportListPreview
        result={result}
        decisions={decisions}
        decide={decide}
        isSending={isSending}
        columns={COLUMNS[table].names}
        isOfMatches={table === 'fixtures'}
      />
      {changes.length > 0 && (
        <div className="dialog-actions sticky-actions">
          {left > 0 && (
            <button
              className="button soft"
              type="button"
              disabled={isSending}
              onClick={() => keep(shown, true)}
            >
              {t.imports.takeGood(left)}
            </button>
          )}
          <button
            className="button"
            type="button"
            disabled={isSending || isOpen}
            onClick={() => keep(shown, false)}
          >
            {isSending ? t.admin.uploading : t.imports.make}
          </button>
        </div>
      )}
      {isOpen && changes.length > 0 && (
        <p className="text-sm text-quiet">{t.imports.answerFirst}</p>
      )}
    </div>
  );
}

/** On a phone what the file says stands below the form, out of sight. */
function intoView(pane: HTMLElement | null): void {
  pane?.scrollIntoView({ block: 'nearest' });
}

import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemWords } from '#app/features/admin/problem-words.ts';
import { SelectField } from '#app/features/admin/text-field.tsx';
import { useToast } from '#app/features/admin/toasts.tsx';
import { ApiProblem } from '#app/lib/api-client.ts';
import { importSheet, type SheetTable } from '#app/lib/api-client-sheets.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import {
  IMPORT_COLUMNS,
  type ImportError,
  type ImportResult,
  PLAYER_COLUMNS,
  TEAM_COLUMNS,
} from '#contract/import.ts';
import { GENDERS } from '#contract/primitives.ts';
import { ChangeTable, ErrorTable } from './import-tables.tsx';

type Props = { table: SheetTable; leagueId?: string | undefined; onClose: () => void };

/** The columns, those that must be there first. */
const COLUMNS: Record<SheetTable, { required: number; names: readonly string[] }> = {
  fixtures: { required: 3, names: [...new Set(['date', 'team1', 'team2', ...IMPORT_COLUMNS])] },
  teams: { required: 2, names: TEAM_COLUMNS },
  players: { required: 1, names: PLAYER_COLUMNS },
};

type Preview = { file: File; gender: string | undefined; result: ImportResult };

/** A file is shown before it is taken: what it makes, what it changes, or what is wrong with it. */
export function ImportSheetDialog({ table, leagueId, onClose }: Props) {
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<readonly ImportError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview>();

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    if (!(file instanceof File) || file.size === 0) {
      setErrors([]);
      setProblem(t.admin.chooseFile);
      return;
    }
    const gender = table === 'fixtures' ? String(fields.get('gender')) : undefined;
    await attempt(async () => {
      const wishes = { league: leagueId, gender, dryRun: true };
      setPreview({ file, gender, result: await importSheet(table, file, wishes) });
    });
  }

  async function make({ file, gender }: Preview) {
    await attempt(async () => {
      const wishes = { league: leagueId, gender, dryRun: false };
      const { created, updated } = await importSheet(table, file, wishes);
      onClose();
      notify(t.sheets.done(created, updated));
      await revalidate();
    });
  }

  async function attempt(run: () => Promise<void>) {
    setProblem('');
    setErrors([]);
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setPreview(undefined);
      const rows = rowErrors(error);
      setErrors(rows);
      setProblem(rows.length > 0 ? t.sheets.errors(rows.length) : problemWords(error, t.admin));
    } finally {
      setBusy(false);
    }
  }

  const { names, required } = COLUMNS[table];
  return (
    <Dialog title={t.sheets.titles[table]} closeLabel={t.admin.close} onClose={onClose} kind="wide">
      <form className="form" onSubmit={show} onChange={() => setPreview(undefined)} noValidate>
        <div className="text-sm text-quiet">
          <p>{t.sheets.text}</p>
          <p>{t.sheets.known[table]}</p>
          <p>
            {t.sheets.columns}: <b>{names.slice(0, required).join(', ')}</b>,{' '}
            {names.slice(required).join(', ')}
          </p>
        </div>
        <Field name="file" label={t.sheets.file}>
          {(wiring) => (
            <input {...wiring} type="file" accept=".csv,.xlsx,text/csv,text/plain" required />
          )}
        </Field>
        {table === 'fixtures' && (
          <SelectField
            name="gender"
            label={t.sheets.gender}
            errors={{}}
            choices={GENDERS.map((gender) => ({ value: gender, label: t.admin.genders[gender] }))}
          />
        )}
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button className={preview ? 'button soft' : 'button'} type="submit" disabled={isBusy}>
            {isBusy ? t.sheets.reading : t.sheets.preview}
          </button>
        </div>
      </form>
      {errors.length > 0 && <ErrorTable errors={errors} />}
      {preview && (
        <div className="plan-preview">
          <ChangeTable result={preview.result} />
          {(preview.result.changes?.length ?? 0) > 0 && (
            <div className="dialog-actions sticky-actions">
              <button
                className="button"
                type="button"
                disabled={isBusy}
                onClick={() => make(preview)}
              >
                {isBusy ? t.admin.saving : t.sheets.make}
              </button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

function rowErrors(error: unknown): readonly ImportError[] {
  if (!(error instanceof ApiProblem) || error.code !== 'IMPORT_ERRORS') return [];
  const { errors } = error.members;
  return Array.isArray(errors) ? (errors as ImportError[]) : [];
}

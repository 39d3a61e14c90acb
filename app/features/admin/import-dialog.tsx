import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiProblem } from '#app/lib/api-client.ts';
import { importFixtures } from '#app/lib/api-client-league.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ImportError } from '#contract/import.ts';
import { GENDERS, genderSchema } from '#contract/primitives.ts';
import { problemWords } from './problem-words.ts';
import { SelectField } from './text-field.tsx';
import { useToast } from './toasts.tsx';

const SHOWN_ERRORS = 50;

/** Fixtures and results from a file, all or nothing; every error with its row and column. */
export function ImportDialog({ leagueId, onClose }: { leagueId: string; onClose: () => void }) {
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<readonly ImportError[]>([]);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    const gender = genderSchema.parse(fields.get('gender'));
    setErrors([]);
    if (!(file instanceof File) || file.size === 0) {
      setProblem(t.admin.chooseFile);
      return;
    }
    setProblem('');
    setSending(true);
    try {
      const result = await importFixtures(leagueId, await file.text(), gender);
      onClose();
      notify(t.admin.imported(result.created, result.updated));
      await revalidate();
    } catch (error) {
      const rows = rowErrors(error);
      setErrors(rows);
      setProblem(
        rows.length > 0 ? t.admin.importErrors(rows.length) : problemWords(error, t.admin),
      );
      setSending(false);
    }
  }

  return (
    <Dialog title={t.admin.import} closeLabel={t.admin.close} onClose={onClose} kind="wide">
      <form className="form" onSubmit={submit} noValidate>
        <p className="text-sm text-quiet">{t.admin.importText}</p>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <Field name="file" label={t.admin.importFile}>
          {(wiring) => <input {...wiring} type="file" accept=".csv,text/csv,text/plain" required />}
        </Field>
        <SelectField
          name="gender"
          label={t.admin.importGender}
          errors={{}}
          choices={GENDERS.map((gender) => ({ value: gender, label: t.admin.genders[gender] }))}
        />
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button className="button" type="submit" disabled={isSending}>
            {isSending ? t.admin.saving : t.admin.import}
          </button>
        </div>
      </form>
      {errors.length > 0 && <ErrorTable errors={errors} />}
    </Dialog>
  );
}

function ErrorTable({ errors }: { errors: readonly ImportError[] }) {
  const { t } = useWords();
  const hidden = errors.length - SHOWN_ERRORS;
  return (
    <div>
      <table className="grid-table keep">
        <thead>
          <tr>
            <th scope="col">{t.admin.row}</th>
            <th scope="col">{t.admin.column}</th>
            <th scope="col">{t.admin.message}</th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, SHOWN_ERRORS).map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td className="num">{row}</td>
              <td>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p className="text-sm text-quiet">{t.admin.moreErrors(hidden)}</p>}
    </div>
  );
}

function rowErrors(error: unknown): readonly ImportError[] {
  if (!(error instanceof ApiProblem) || error.code !== 'IMPORT_ERRORS') return [];
  const { errors } = error.members;
  return Array.isArray(errors) ? (errors as ImportError[]) : [];
}

import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemWords } from '#app/features/admin/problem-words.ts';
import { SelectField } from '#app/features/admin/text-field.tsx';
import { useToast } from '#app/features/admin/toasts.tsx';
import { importMatchFile } from '#app/lib/api-client-sheets.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Match } from '#contract/match.ts';
import type { FileImport } from '#contract/match-file.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { MatchFilePreview } from './match-file-preview.tsx';

type Preview = { file: File; home: string; result: FileImport };

/** A scouting file is shown before it becomes the log of the match. */
export function ImportMatchDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview>();

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    if (!(file instanceof File) || file.size === 0) {
      setProblem(t.matchFiles.choose);
      return;
    }
    const home = String(fields.get('home'));
    await attempt(async () => {
      const result = await importMatchFile(match.id, file, { home, dryRun: true });
      setPreview({ file, home, result });
    });
  }

  async function keep({ file, home }: Preview) {
    await attempt(async () => {
      await importMatchFile(match.id, file, { home, dryRun: false });
      onClose();
      notify(t.matchFiles.done);
      await revalidate();
    });
  }

  async function attempt(run: () => Promise<void>) {
    setProblem('');
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setPreview(undefined);
      setProblem(problemWords(error, t.admin));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={t.matchFiles.title} closeLabel={t.admin.close} onClose={onClose} kind="wide">
      <form className="form" onSubmit={show} onChange={() => setPreview(undefined)} noValidate>
        <p className="text-sm text-quiet">{t.matchFiles.text}</p>
        <Field name="file" label={t.matchFiles.file}>
          {(wiring) => <input {...wiring} type="file" accept=".dvw,text/plain" required />}
        </Field>
        <SelectField
          name="home"
          label={t.matchFiles.home}
          errors={{}}
          choices={SIDES.map((side) => ({ value: side, label: match[side].name }))}
        />
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
      {preview && (
        <div className="plan-preview">
          <MatchFilePreview match={match} result={preview.result} />
          <div className="dialog-actions sticky-actions">
            <button
              className="button"
              type="button"
              disabled={isBusy}
              onClick={() => keep(preview)}
            >
              {isBusy ? t.admin.saving : t.matchFiles.make}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

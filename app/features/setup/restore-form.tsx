import { type FormEvent, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { chosenFile } from '#app/features/uploads/chosen-file.ts';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import { answerWords } from '#app/messages/answer-words.ts';
import { Field } from '#app/ui/field.tsx';
import { textOf } from '#contract/text/text.ts';
import { looksLikeBackup } from './backup-file.ts';
import type { Restoring } from './use-restore.ts';

type Faults = { code?: string | undefined; file?: string | undefined };
const NOT_OURS = textOf('restore.notBackup');

/** The file, and the code where nobody has an account yet. */
export function RestoreForm({ needsCode, send }: { needsCode: boolean } & Pick<Restoring, 'send'>) {
  const { t, language } = useWords();
  const isReady = useHydrated();
  const upload = useUpload();
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState('');
  const words = t.restore;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const file = chosenFile(form);
    const code = needsCode ? String(new FormData(form).get('code')).trim() : undefined;
    const isOurs = file !== undefined && (await looksLikeBackup(file));
    const found: Faults = {
      code: code === '' ? words.codeMissing : undefined,
      file: file ? (isOurs ? undefined : answerWords(language, NOT_OURS, '')) : words.fileMissing,
    };
    setFaults(found);
    setProblem('');
    if (!file || found.code || found.file) return;
    try {
      await upload.run((sending) => send(file, code, sending));
    } catch (error) {
      // Also of a full disk, and of a second one at work: each has words of its own.
      const hasText = error instanceof ApiProblem && error.text !== undefined;
      setProblem(
        hasText
          ? answerWords(language, error.text, error.message)
          : problemWords(error, t, language),
      );
    }
  }

  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <fieldset className="form" disabled={upload.isSending}>
        {needsCode && (
          <Field name="code" label={words.code} hint={words.codeHint} error={faults.code}>
            {(wiring) => (
              <input
                {...wiring}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
              />
            )}
          </Field>
        )}
        <Field name="file" label={words.file} hint={words.fileHint} error={faults.file}>
          {(wiring) => <input {...wiring} type="file" accept=".sqlite,.jsonl" required />}
        </Field>
      </fieldset>
      <UploadProgress upload={upload} arrived={words.checking} />
      <button className="button" type="submit" disabled={!isReady || upload.isSending}>
        {words.send}
      </button>
    </form>
  );
}

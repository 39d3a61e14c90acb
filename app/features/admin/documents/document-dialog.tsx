import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { chosenFile } from '#app/features/uploads/chosen-file.ts';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import { callApi } from '#app/lib/api/call.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { LEAGUE_DOCUMENT_BYTES, MB } from '#contract/administration/upload.ts';
import { addDocumentSchema, DOCUMENT_KINDS } from '#contract/documents/league-document.ts';
import { useDocumentWords } from './document-words.ts';

/** One file for everybody; the name of the file is offered as the name of the document. */
export function DocumentDialog({ leagueId, onClose }: { leagueId: string; onClose: () => void }) {
  const { t } = useWords();
  const words = useDocumentWords();
  const { upload, problem, submit, forgive } = useDocumentForm(leagueId, onClose);
  const [name, setName] = useState('');

  function offerName({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file && name === '') setName(file.name.replace(/\.\w+$/, '').slice(0, 120));
  }

  return (
    <Dialog title={words.add} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <form className="form" onSubmit={submit} onChange={forgive} noValidate>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <fieldset className="form" disabled={upload.isSending}>
          <Field name="file" label={words.file} hint={words.fileHint}>
            {(wiring) => (
              <input
                {...wiring}
                type="file"
                accept={DOCUMENT_KINDS.map((kind) => `.${kind}`).join()}
                onChange={offerName}
                required
              />
            )}
          </Field>
          <Field name="name" label={words.name} hint={words.nameHint}>
            {(wiring) => (
              <input
                {...wiring}
                value={name}
                onChange={({ target }) => setName(target.value)}
                maxLength={120}
                required
              />
            )}
          </Field>
        </fieldset>
        <UploadProgress upload={upload} />
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button className="button" type="submit" disabled={upload.isSending}>
            {upload.isSending ? t.admin.uploading : t.admin.upload}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useDocumentForm(leagueId: string, onClose: () => void) {
  const { t, language } = useWords();
  const words = useDocumentWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const upload = useUpload();
  const [problem, setProblem] = useState('');
  const [key] = useState(randomUuid);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const file = chosenFile(form);
    const input = addDocumentSchema.safeParse({ name: new FormData(form).get('name') });
    if (file === undefined) return setProblem(t.admin.chooseFile);
    if (file.size > LEAGUE_DOCUMENT_BYTES) {
      return setProblem(t.uploads.tooLarge(LEAGUE_DOCUMENT_BYTES / MB));
    }
    if (!input.success) return setProblem(t.admin.fillRequired);
    setProblem('');
    try {
      await upload.run(async (sending) => {
        const path = { id: leagueId };
        await callApi('POST /leagues/{id}/documents', {
          path,
          body: input.data,
          file,
          key,
          sending,
        });
        onClose();
        notify(words.added);
        await revalidate();
      });
    } catch (error) {
      setProblem(`${words.failed} ${problemWords(error, t, language)}`);
    }
  }

  return { upload, problem, submit, forgive: () => setProblem('') };
}

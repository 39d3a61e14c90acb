import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { problemWords } from './problem-words.ts';
import { useToast } from './toasts.tsx';

type Props = {
  title: string;
  send: (file: File) => Promise<unknown>;
  saved: string;
  failed: string;
  onClose: () => void;
};

/** One picture; the server makes it anew and refuses what is none. */
export function PictureDialog({ title, send, saved, failed, onClose }: Props) {
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) {
      setProblem(t.admin.chooseFile);
      return;
    }
    setProblem('');
    setSending(true);
    try {
      await send(file);
      onClose();
      notify(saved);
      await revalidate();
    } catch (error) {
      setProblem(`${failed} ${problemWords(error, t.admin)}`);
      setSending(false);
    }
  }

  return (
    <Dialog title={title} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <form className="form" onSubmit={submit} noValidate>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <Field name="file" label={t.admin.logoFile}>
          {(wiring) => (
            <input {...wiring} type="file" accept="image/jpeg,image/png,image/webp" required />
          )}
        </Field>
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button className="button" type="submit" disabled={isSending}>
            {isSending ? t.admin.uploading : t.admin.upload}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

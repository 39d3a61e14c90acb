import { type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { chosenFile, pictureFault } from '#app/features/uploads/chosen-file.ts';
import { smallerPicture } from '#app/features/uploads/smaller-picture.ts';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { Sending } from '#app/lib/api/send-file.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { ACCEPTED_PICTURES } from '#contract/administration/upload.ts';
import { useToast } from '../toasts/toasts.tsx';
import { problemWords } from './problem-words.ts';

type Props = {
  title: string;
  /** Over the field of the file, where it is no logo. */
  label?: string;
  /** Further fields of the form, under the file. */
  children?: ReactNode;
  send: (file: File, sending: Sending, form: FormData) => Promise<unknown>;
  saved: string;
  failed: string;
  onClose: () => void;
};

/** One picture; the server makes it anew and refuses what is none. */
export function PictureDialog(props: Props) {
  const { title, label, children, send, saved, failed, onClose } = props;
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const upload = useUpload();
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = chosenFile(event.currentTarget);
    const file = chosen && (await smallerPicture(chosen));
    const fault = file && (await pictureFault(file, t.uploads));
    if (file === undefined || fault !== undefined) {
      setProblem(fault === undefined ? t.admin.chooseFile : `${failed} ${fault}`);
      return;
    }
    setProblem('');
    try {
      await upload.run(async (sending) => {
        await send(file, sending, form);
        onClose();
        notify(saved);
        await revalidate();
      });
    } catch (error) {
      setProblem(`${failed} ${whyNot(error)}`);
    }
  }

  function whyNot(error: unknown): string {
    const isNone = error instanceof ApiProblem && error.code === 'UNSUPPORTED_TYPE';
    return isNone ? t.uploads.pictureType : problemWords(error, t, language);
  }

  return (
    <Dialog title={title} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <form className="form" onSubmit={submit} onChange={() => setProblem('')} noValidate>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <fieldset className="form" disabled={upload.isSending}>
          <Field name="file" label={label ?? t.admin.logoFile}>
            {(wiring) => <input {...wiring} type="file" accept={ACCEPTED_PICTURES} required />}
          </Field>
          {children}
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

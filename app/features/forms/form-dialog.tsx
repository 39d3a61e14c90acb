import { type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { chosenFile, pictureFault } from '#app/features/uploads/chosen-file.ts';
import { smallerPicture } from '#app/features/uploads/smaller-picture.ts';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { Sending } from '#app/lib/api/send-file.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useToast } from '../toasts/toasts.tsx';
import { focusFirst, nameOf } from './focus-first.ts';
import { FormHead } from './form-head.tsx';
import {
  type FormErrors,
  fieldErrors,
  fieldWords,
  formValues,
  sentenceAbove,
  serverErrors,
} from './form-values.ts';
import { problemWords } from './problem-words.ts';
import { useChange } from './use-change.ts';
import { useUnsaved } from './use-unsaved.ts';

export type Sent = {
  /** The same for as long as the form is open: what is saved again is made once. */
  key: string;
  /** The file of a form that has one, with what watches it on its way. */
  picture?: { file: File; sending: Sending } | undefined;
};

type Props<T> = {
  title: string;
  /** The contract's: the browser checks with it, the API checks again. */
  schema: z.ZodType<T>;
  /** Said when the form is not filled in. */
  missing: string;
  send: (input: T, sent: Sent) => Promise<unknown>;
  /** Said when it is saved. */
  saved: string;
  /** Takes back what was saved, for as long as the toast that says so can be seen. */
  undo?: () => Promise<unknown>;
  /** Said before the server's own words when it is not. */
  failed?: string;
  /** For an error of the server that names no field. */
  reportOf?: (error: unknown) => { problem: string; errors: FormErrors } | undefined;
  submitLabel?: string;
  /** A form gives this where its fields are not the contract's one by one. */
  toInput?: (values: Record<string, string>, form: FormData) => Record<string, unknown>;
  /** Hears which field was changed. */
  onField?: (name: string) => void;
  onClose: () => void;
  children: (errors: FormErrors) => ReactNode;
};

/** A form in a dialog, with what is wrong beside each field and the catalogue's sentence above. */
export function FormDialog<T>(props: Props<T>) {
  const { title, submitLabel, onClose, children } = props;
  const { t } = useWords();
  const { form, upload, unsaved, submit, forgive } = useFormDialog(props);
  const { errors, problem, refusals, isSignedOut, hasPicture } = form;
  const { isSending } = upload;
  const busyLabel = hasPicture ? t.admin.uploading : t.admin.saving;
  return (
    <Dialog title={title} closeLabel={t.admin.close} onClose={onClose} onLeave={unsaved.leaveOrAsk}>
      <form className="form" onSubmit={submit} onChange={forgive} noValidate>
        <FormHead
          problem={problem}
          isSignedOut={isSignedOut}
          refusals={refusals}
          unsaved={unsaved}
        />
        {children(errors)}
        {hasPicture && <UploadProgress upload={upload} />}
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button className="button" type="submit" disabled={isSending}>
            {isSending ? busyLabel : (submitLabel ?? t.admin.save)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Everything that happens between a press on save and the end of the dialog. */
function useFormDialog<T>(props: Props<T>) {
  const { schema, missing, send, saved, undo, failed, reportOf, toInput, onField, onClose } = props;
  const { change } = useChange();
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [key] = useState(randomUuid);
  const [isSignedOut, setSignedOut] = useState(false);
  const upload = useUpload();
  const [hasPicture, setHasPicture] = useState(false);
  const unsaved = useUnsaved(onClose, upload.isSending);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = formValues(form);
    const input = toInput ? toInput(values, new FormData(form)) : values;
    const checked = schema.safeParse(input);
    if (!checked.success) {
      const words = fieldWords(t);
      const found = fieldErrors(checked.error, input, words);
      setErrors(found);
      setProblem(sentenceAbove(found, missing, words));
      focusFirst(form, found);
      return;
    }
    const chosen = chosenFile(form);
    const file = chosen && (await smallerPicture(chosen));
    const fault = file && (await pictureFault(file, t.uploads));
    setErrors(fault === undefined ? {} : { file: fault });
    setProblem(fault === undefined ? '' : t.admin.logoFailed);
    if (fault !== undefined) return;
    setHasPicture(file !== undefined);
    setSignedOut(false);
    try {
      await upload.run(async (sending) => {
        await send(checked.data, { key, picture: file && { file, sending } });
        // Closed while it was sent: another dialog may be open by now.
        if (form.isConnected) onClose();
        const takeBack = undo && (() => void change({ run: undo, done: t.adminFrame.undone }));
        notify(saved, takeBack ? { undo: takeBack } : {});
        await revalidate();
      });
    } catch (error) {
      const reported = reportOf?.(error);
      const words = reported?.problem ?? problemWords(error, t, language);
      const message = failed ? `${failed} ${words}` : words;
      setErrors(reported?.errors ?? serverErrors(error, language));
      setProblem(message);
      // Closed while it was sent: it is said where it is seen.
      if (!form.isConnected) notify(message || t.guide.notSavedYet, { kind: 'bad' });
      setSignedOut(error instanceof ApiProblem && error.status === 401);
      setRefusals((count) => count + 1);
    }
  }

  /** A field that is being corrected is no longer called wrong. */
  function forgive(event: FormEvent<HTMLFormElement>) {
    unsaved.entered();
    const field = nameOf(event.target as HTMLElement);
    onField?.(field);
    if (errors[field] === undefined) return;
    const { [field]: _, ...others } = errors;
    setErrors(others);
    if (Object.keys(others).length === 0) setProblem('');
  }

  const form = { errors, problem, refusals, isSignedOut, hasPicture };
  return { form, upload, unsaved, submit, forgive };
}

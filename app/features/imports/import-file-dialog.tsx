import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { UnsavedQuestion } from '#app/features/forms/unsaved-question.tsx';
import { useUnsaved } from '#app/features/forms/use-unsaved.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { chosenFile, documentFault } from '#app/features/uploads/chosen-file.ts';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import type { Sending } from '#app/lib/api/send-file.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';

/** The request to the server: a dry run first, then the same file and choices for good. */
export type FileToImport = {
  file: File;
  /** The form's other fields. */
  choices: Readonly<Record<string, string>>;
  dryRun: boolean;
};

type Props<Result> = {
  title: string;
  about: ReactNode;
  label: string;
  accept: string;
  /** Said when no file is chosen. */
  missing: string;
  send: (file: FileToImport, sending: Sending) => Promise<Result>;
  preview: (result: Result) => ReactNode;
  /** Whether there is anything to keep. */
  isWorthKeeping?: (result: Result) => boolean;
  keepLabel: string;
  done: (result: Result) => string;
  /** The details of an error beyond one sentence. */
  detailsOf?: (error: unknown) => { problem: string; details: ReactNode } | undefined;
  onClose: () => void;
  /** Further fields, by the file that is chosen. */
  children?: (file: File | undefined) => ReactNode;
};

type Shown<Result> = { file: FileToImport; result: Result };

/** A file is shown before it is taken: what it would make, or what is wrong with it. */
export function ImportFileDialog<Result>(props: Props<Result>) {
  const { title, about, label, accept, keepLabel, onClose } = props;
  const { preview, isWorthKeeping, children } = props;
  const { t } = useWords();
  const { upload, unsaved, chosen, fault, shown, change, show, keep } = useFileImport(props);
  const { isSending } = upload;
  return (
    <Dialog
      title={title}
      closeLabel={t.admin.close}
      onClose={onClose}
      onLeave={unsaved.leaveOrAsk}
      kind="wide"
    >
      <form className="form" onSubmit={show} onChange={change} noValidate>
        <UnsavedQuestion unsaved={unsaved} />
        <div className="text-sm text-quiet">{about}</div>
        <fieldset className="form" disabled={isSending}>
          <Field name="file" label={label}>
            {(wiring) => <input {...wiring} type="file" accept={accept} required />}
          </Field>
          {children?.(chosen)}
        </fieldset>
        {fault && (
          <p className="form-problem" role="alert">
            {fault.problem}
          </p>
        )}
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
      {fault?.details}
      {shown && (
        <div className="plan-preview" ref={intoView}>
          {preview(shown.result)}
          {(isWorthKeeping?.(shown.result) ?? true) && (
            <div className="dialog-actions sticky-actions">
              <button
                className="button"
                type="button"
                disabled={isSending}
                onClick={() => keep(shown)}
              >
                {isSending ? t.admin.uploading : keepLabel}
              </button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** On a phone what the file says stands below the form, out of sight. */
function intoView(pane: HTMLElement | null): void {
  pane?.scrollIntoView({ block: 'nearest' });
}

/** The chosen file, its preview and its import, each with its fault. */
function useFileImport<Result>(props: Props<Result>) {
  const { send, missing, done, detailsOf, onClose } = props;
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const upload = useUpload();
  const [chosen, setChosen] = useState<File>();
  const [fault, setFault] = useState<{ problem: string; details?: ReactNode }>();
  const [shown, setShown] = useState<Shown<Result>>();
  // Also while it is sent: leaving stops a file on its way.
  const unsaved = useUnsaved(onClose, false);

  function change(event: ChangeEvent<HTMLFormElement>) {
    unsaved.entered();
    setShown(undefined);
    setFault(undefined);
    setChosen(chosenFile(event.currentTarget));
  }

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const file = chosenFile(form);
    const problem = file === undefined ? missing : documentFault(file, t.uploads);
    if (file === undefined || problem !== undefined) {
      setFault({ problem: problem ?? missing });
      return;
    }
    const fields = [...new FormData(form)].filter(([name]) => name !== 'file');
    const tried = { file, choices: Object.fromEntries(fields) as Record<string, string> };
    await attempt(async (sending) => {
      const options = { ...tried, dryRun: true };
      setShown({ file: options, result: await send(options, sending) });
    });
  }

  async function keep({ file }: Shown<Result>) {
    await attempt(async (sending) => {
      const result = await send({ ...file, dryRun: false }, sending);
      onClose();
      notify(done(result));
      await revalidate();
    });
  }

  async function attempt(run: (sending: Sending) => Promise<void>) {
    setFault(undefined);
    try {
      await upload.run(run);
    } catch (error) {
      setShown(undefined);
      setFault(detailsOf?.(error) ?? { problem: problemWords(error, t, language) });
    }
  }

  return { upload, unsaved, chosen, fault, shown, change, show, keep };
}

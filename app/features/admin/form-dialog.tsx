import { type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { type FormErrors, fieldErrors, formValues, serverErrors } from './form-values.ts';
import { problemWords } from './problem-words.ts';
import { useToast } from './toasts.tsx';

type Props<T> = {
  title: string;
  /** The contract's: the browser checks with it, the API checks again. */
  schema: z.ZodType<T>;
  /** Said when the form is not filled in. */
  missing: string;
  send: (input: T) => Promise<unknown>;
  /** Said when it is saved. */
  saved: string;
  /** Said before the server's own words when it is not. */
  failed?: string;
  submitLabel?: string;
  /** Where the fields of the form are not the contract's one by one. */
  toInput?: (values: Record<string, string>, form: FormData) => Record<string, unknown>;
  onClose: () => void;
  children: (errors: FormErrors) => ReactNode;
};

/** A form in a dialog, with what is wrong beside each field and the catalogue's sentence above. */
export function FormDialog<T>(props: Props<T>) {
  const { title, schema, missing, send, saved, failed } = props;
  const { submitLabel, toInput, onClose, children } = props;
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = formValues(form);
    const input = toInput ? toInput(values, new FormData(form)) : values;
    const checked = schema.safeParse(input);
    if (!checked.success) {
      const words = { missing: t.admin.fieldMissing, wrong: t.admin.fieldWrong };
      const found = fieldErrors(checked.error, input, words);
      setErrors(found);
      setProblem(missing);
      focusFirst(form, found);
      return;
    }
    setErrors({});
    setProblem('');
    setSending(true);
    try {
      await send(checked.data);
      onClose();
      notify(saved);
      await revalidate();
    } catch (error) {
      setErrors(serverErrors(error));
      const words = problemWords(error, t.admin);
      setProblem(failed ? `${failed} ${words}` : words);
      setSending(false);
    }
  }

  return (
    <Dialog title={title} closeLabel={t.admin.close} onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        {children(errors)}
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button className="button" type="submit" disabled={isSending}>
            {isSending ? t.admin.saving : (submitLabel ?? t.admin.save)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
  // A field whose value stands in a hidden input says in `data-field` which one it is for.
  const controls = [...form.querySelectorAll<HTMLElement>('[name]:not([type=hidden])')];
  const nameOf = (control: HTMLElement) =>
    control.dataset.field ?? control.getAttribute('name') ?? '';
  controls.find((control) => errors[nameOf(control)] !== undefined)?.focus();
}

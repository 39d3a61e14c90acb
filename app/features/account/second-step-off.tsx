import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useSending } from './use-sending.ts';

type Props = { onClose: () => void; onDone: (message: string) => void };

/** Turns the second step off, with the password and a code of the phone or a recovery code. */
export function SecondStepOff({ onClose, onDone }: Props) {
  const { t } = useWords();
  const words = t.secondStep;
  const [wrong, setWrong] = useState({ password: '', code: '' });
  const { isSending, problem, send } = useSending({
    WRONG_PASSWORD: t.ownAccount.wrongPassword,
    WRONG_CODE: words.codeWrong,
    INVALID_FIELDS: words.codeWrong,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const password = String(fields.get('password'));
    const code = String(fields.get('code')).trim();
    setWrong({
      password: password === '' ? t.account.passwordMissing : '',
      code: code === '' ? words.codeMissing : '',
    });
    const missing = password === '' ? 'password' : code === '' ? 'code' : undefined;
    if (missing) return form.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    if (await send(() => callApi('POST /account/second-factor/end', { body: { password, code } })))
      onDone(words.nowOff);
  }

  return (
    <Dialog title={words.title} closeLabel={t.ownAccount.close} onClose={onClose} kind="ask">
      <form className="form" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          error={wrong.password}
        />
        <CodeField label={words.code} hint={words.askHint} error={wrong.code} />
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.ownAccount.cancel}
          </button>
          <button className="button danger" type="submit" disabled={isSending}>
            {words.turnOff}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

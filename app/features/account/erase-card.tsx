import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { signOut } from '#app/lib/api/session.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useSending } from './use-sending.ts';

/** Says what goes and what stays, and asks once more. */
export function EraseCard({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.ownAccount.eraseTitle}</h2>
      <p>{t.ownAccount.eraseText}</p>
      <p className="text-quiet">{t.ownAccount.eraseKept}</p>
      <button className="button danger" type="button" onClick={() => setOpen(true)}>
        {t.ownAccount.erase}
      </button>
      {isOpen && <EraseDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </section>
  );
}

function EraseDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t, to } = useWords();
  const words = t.ownAccount;
  const [wrong, setWrong] = useState('');
  const { isSending, problem, send } = useSending({
    WRONG_PASSWORD: words.wrongPassword,
    SIGN_IN_AGAIN: words.eraseFresh,
    LAST_ADMIN: words.lastAdmin,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password') ?? '');
    const isMissing = hasPassword && password === '';
    setWrong(isMissing ? t.account.passwordMissing : '');
    if (isMissing) return form.querySelector<HTMLInputElement>('[name=password]')?.focus();
    const isDone = await send(async () => {
      await callApi('POST /account/erasure', { body: hasPassword ? { password } : {} });
      await signOut();
    });
    if (isDone) window.location.assign(to('/'));
  }

  return (
    <Dialog title={words.eraseTitle} closeLabel={words.close} onClose={onClose} kind="ask">
      <form className="form" onSubmit={submit} noValidate>
        <p>{words.eraseAsk}</p>
        <FormProblem text={problem} />
        {hasPassword && (
          <PasswordField
            name="password"
            label={words.erasePassword}
            autoComplete="current-password"
            error={wrong}
          />
        )}
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button className="button danger" type="submit" disabled={isSending}>
            {words.eraseNow}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

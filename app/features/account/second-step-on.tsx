import { type FormEvent, useState } from 'react';
import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { BegunSecondFactor } from '#contract/accounts/second-factor.ts';
import { CodeField } from '../sign-in/code-field.tsx';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useSending } from './use-sending.ts';

type Props = { onClose: () => void; onDone: (message: string) => void };

/** Password, then the app, then the codes for the day on which the phone is lost. */
export function SecondStepOn({ onClose, onDone }: Props) {
  const { t } = useWords();
  const words = t.secondStep;
  const [begun, setBegun] = useState<BegunSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = () => onDone(words.nowOn);
  const isOn = codes.length > 0;
  return (
    <Dialog
      title={isOn ? words.codesTitle : words.title}
      closeLabel={t.ownAccount.close}
      onClose={isOn ? finish : onClose}
    >
      {isOn ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : begun ? (
        <AppStep begun={begun} onCodes={setCodes} />
      ) : (
        <PasswordStep onBegun={setBegun} />
      )}
    </Dialog>
  );
}

function PasswordStep({ onBegun }: { onBegun: (begun: BegunSecondFactor) => void }) {
  const { t } = useWords();
  const [wrong, setWrong] = useState('');
  const { isSending, problem, send } = useSending({
    WRONG_PASSWORD: t.ownAccount.wrongPassword,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setWrong(password === '' ? t.account.passwordMissing : '');
    if (password !== '')
      await send(async () =>
        onBegun(await callApi('POST /account/second-factor', { body: { password } })),
      );
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <PasswordField
        name="password"
        label={t.secondStep.password}
        autoComplete="current-password"
        error={wrong}
      />
      <div className="dialog-actions">
        <button className="button" type="submit" disabled={isSending}>
          {t.secondStep.next}
        </button>
      </div>
    </form>
  );
}

type AppStepProps = { begun: BegunSecondFactor; onCodes: (codes: readonly string[]) => void };

function AppStep({ begun, onCodes }: AppStepProps) {
  const { t } = useWords();
  const words = t.secondStep;
  const [wrong, setWrong] = useState('');
  const { isSending, problem, send } = useSending({
    WRONG_CODE: words.codeWrong,
    INVALID_FIELDS: words.codeWrong,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setWrong(code === '' ? words.codeMissing : '');
    if (code !== '')
      await send(async () =>
        onCodes(
          await callApi('POST /account/second-factor/confirm', { body: { code } }).then(
            ({ recoveryCodes }) => recoveryCodes,
          ),
        ),
      );
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <p>{words.scan}</p>
      <QrCode text={begun.address} label={words.qrCode} />
      <a className="link" href={begun.address}>
        {words.openApp}
      </a>
      <p>
        {words.key} <b className="num">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</b>
      </p>
      <FormProblem text={problem} />
      <CodeField label={words.code} hint={words.codeHint} error={wrong} />
      <div className="dialog-actions">
        <button className="button" type="submit" disabled={isSending}>
          {words.confirm}
        </button>
      </div>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useWords();
  return (
    <>
      <p role="status">{t.secondStep.codesText}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li className="num" key={code}>
            {code}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button className="button" type="button" onClick={onDone}>
          {t.secondStep.kept}
        </button>
      </div>
    </>
  );
}

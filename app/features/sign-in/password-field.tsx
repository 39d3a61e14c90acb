import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { Field } from '#app/ui/field.tsx';
import {
  isGuessable,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '#contract/accounts/password-strength.ts';

type Props = {
  name: string;
  label: string;
  autoComplete: 'new-password' | 'current-password';
  error: string;
};

/** A password with the switch that shows it. */
export function PasswordField({ name, label, autoComplete, error }: Props) {
  const { t } = useWords();
  const [isShown, setShown] = useState(false);
  const hint = autoComplete === 'new-password' ? t.registration.passwordHint : undefined;
  return (
    <>
      <Field name={name} label={label} hint={hint} error={error || undefined}>
        {(wiring) => (
          <input
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {t.account.showPassword}
      </label>
    </>
  );
}

/**
 * The fault of a new password, or nothing: the rules of `contract/accounts/password.ts` in words.
 */
export function newPasswordProblem(password: string, words: Messages['registration']): string {
  if (password.length < MIN_PASSWORD_LENGTH) return words.passwordShort;
  if (password.length > MAX_PASSWORD_LENGTH) return words.passwordLong;
  return isGuessable(password) ? words.passwordGuessable : '';
}

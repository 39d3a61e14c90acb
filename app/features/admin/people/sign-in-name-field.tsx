import { useWords } from '#app/lib/use-words.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { TextField } from '../../forms/text-field.tsx';

/** The telephone number or mail address that a new account signs in with. */
export function SignInNameField({ errors }: { errors: FormErrors }) {
  const { t } = useWords();
  const found = errors.phone ?? errors.email;
  return (
    <TextField
      name="signInName"
      label={t.invitation.signInWith}
      hint={t.invitation.signInHint}
      errors={found === undefined ? {} : { signInName: found }}
      required
    />
  );
}

import type { FormErrors } from '../../forms/form-values.ts';

/** A telephone number and a mail address stand in one field of a form. */
export function underOneField(errors: FormErrors): FormErrors {
  const signInName = errors.phone ?? errors.email;
  return signInName === undefined ? {} : { signInName };
}

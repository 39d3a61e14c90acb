import type { FormErrors } from '#app/features/forms/form-values.ts';
import { CONSENT_SCOPES } from '#contract/people/consent.ts';
import type { SignUpDetails, SignUpFormData } from '#contract/sign-ups/sign-up.ts';

const PARENTS: readonly string[] = ['givenBy', 'relation', ...CONSENT_SCOPES];

/** The values of the form; what a parent agrees to belongs to a player under 18 alone. */
export function signUpInput(
  values: Record<string, string>,
  form: Pick<FormData, 'get'>,
  isMinor: boolean,
): Record<string, unknown> {
  const { jerseyNumber, position = null, givenBy, relation } = values;
  const person = Object.fromEntries(
    Object.entries(values).filter(([name]) => !PARENTS.includes(name)),
  );
  const shirt = jerseyNumber === undefined ? null : Number(jerseyNumber);
  const scopes = CONSENT_SCOPES.filter((scope) => form.get(scope) !== null);
  const parent = isMinor ? { givenBy, relation, scopes } : {};
  return { ...person, jerseyNumber: shirt, position, ...parent };
}

/** The form as the call takes it: the consent of a parent is a part of its own. */
export function signUpBody(data: SignUpFormData): SignUpDetails & { token: string } {
  const { givenBy, relation, scopes, ...person } = data;
  if (givenBy === undefined || relation === undefined || scopes === undefined) return person;
  return { ...person, consent: { givenBy, relation, scopes } };
}

/** The server names fields of the consent by their whole path. */
export function flatErrors(errors: FormErrors): FormErrors {
  const flat = Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [field.replace(/^consent\./, ''), words]),
  );
  return flat.consent === undefined ? flat : { givenBy: flat.consent, ...flat };
}

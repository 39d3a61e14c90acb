/** Reserved (RFC 2606): no mail ever goes there, so nobody can receive what is meant for the account. */
const NOWHERE = '@phone.invalid';

/** Stands in the place of the e-mail address of an account that has a telephone number alone. */
export function addressWithoutMailbox(id: string): string {
  return `${id}${NOWHERE}`;
}

export function hasMailbox(email: string): boolean {
  return !email.endsWith(NOWHERE);
}

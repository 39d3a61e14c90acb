import { normalPhone } from './normal-phone.ts';

/** Text with an @ that is no telephone number is a mail address, everything else a telephone number. */
export function signInNameOf(typed: string): { email: string } | { phone: string } {
  const isEmail = typed.includes('@') && normalPhone(typed) === undefined;
  return isEmail ? { email: typed } : { phone: typed };
}

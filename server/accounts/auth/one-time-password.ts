import { verifyPassword } from './password.ts';

/** Before the hash of a password that somebody else has chosen: the sign-in library finds no hash in it. */
const MARK = 'once:';

/** The hash of a password that opens nothing but the choice of one that its owner alone knows. */
export function asOneTime(hash: string): string {
  return MARK + hash;
}

export function isOneTime(hash: string | undefined): hash is string {
  return hash?.startsWith(MARK) ?? false;
}

export function fitsOneTime(hash: string, password: string): Promise<boolean> {
  return verifyPassword(hash.slice(MARK.length), password);
}

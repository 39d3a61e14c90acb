import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '#server/platform/config/vault.ts';

/** Of 256 bits so many letters are enough: a code is asked for by address and limited. */
const LETTERS = 22;

/** The code of a pass: it is of this player and this licence, and nobody makes one without the secret of the site. */
export function passCode({ digest }: Vault, player: string, licence: string): string {
  return `${player}.${digest(`pass ${player} ${licence}`).slice(0, LETTERS)}`;
}

/** The player whom a code names, whether or not it is good. */
export function playerOf(code: string): string {
  return code.split('.', 1)[0] ?? '';
}

export function isPassCode(vault: Vault, code: string, player: string, licence: string): boolean {
  const good = Buffer.from(passCode(vault, player, licence));
  const received = Buffer.from(code);
  return good.length === received.length && timingSafeEqual(good, received);
}

import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { PIN_DIGITS } from '#contract/matches/scorer-link.ts';

const derive = promisify<string, string, number, object, Buffer>(scrypt);

export function newPin(): string {
  return String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
}

/**
 * A PIN has too little chance for a fast hash: this one takes about 50 ms, so that whoever reads the
 * database needs months for all of them, and each lives for days. One salt for all, because the PIN
 * alone has to find its link.
 */
export async function hashPin(pin: string): Promise<string> {
  const key = await derive(pin, 'wavu scorer PIN', 32, { N: 2 ** 14, r: 8, p: 1 });
  return key.toString('hex');
}

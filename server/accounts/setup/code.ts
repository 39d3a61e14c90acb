import { createHmac, timingSafeEqual } from 'node:crypto';

/** Crockford's letters and digits: those that people take for another one are left out. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * The code that the terminal prints while nobody has an account: whoever reads it runs this machine, and
 * may make the first account or put a backup in. It is drawn from `SECRET`, so that all nodes know the
 * same one and a restart does not change it; 60 bits.
 */
export function setupCode(secret: string): string {
  const bytes = createHmac('sha256', secret).update('setup code').digest();
  const groups = Array.from({ length: GROUPS }, (_, group) => {
    const from = group * GROUP_LENGTH;
    const part = bytes.subarray(from, from + GROUP_LENGTH);
    return Array.from(part, (byte) => SIGNS[byte % SIGNS.length]).join('');
  });
  return groups.join('-');
}

/** True for the code however it was typed: small letters, without hyphens, O for 0, I and L for 1. */
export function isSetupCode(secret: string, typed: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(plain(text)).digest();
  return timingSafeEqual(digest(typed), digest(setupCode(secret)));
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

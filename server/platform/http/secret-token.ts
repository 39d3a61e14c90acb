import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIXES = [
  'wavu',
  'score',
  'mail',
  'duty',
  'calendar',
  'hall',
  'court',
  'enter',
  'captain',
  'join',
  'seat',
  'sign',
] as const;

/** A secret to hand out once; only its hash is kept. 256 bits of chance need no slow hash. */
export function newSecretToken(prefix: (typeof PREFIXES)[number]): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

export function isSecretToken(text: string): boolean {
  return PREFIXES.some((prefix) => text.startsWith(`${prefix}_`));
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Takes the same time for every text, also of another length. */
export function isSameSecret(received: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(secret));
}

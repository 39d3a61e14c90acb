import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out once; only its hash is kept. 256 bits of chance need no slow hash. */
export function newSecretToken(prefix: 'wavu' | 'score' | 'mail'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

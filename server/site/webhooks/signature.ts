import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

export function newSigningSecret(): string {
  return PREFIX + randomBytes(KEY_BYTES).toString('base64');
}

/** The value of `webhook-signature` (Standard Webhooks 1.0): one signature for each secret. */
export function signatureOf(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      const signed = createHmac('sha256', key).update(`${id}.${seconds}.${body}`);
      return `v1,${signed.digest('base64')}`;
    })
    .join(' ');
}

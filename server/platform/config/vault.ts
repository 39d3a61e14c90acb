import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Keeps what the database must not show by itself and we have to read again. */
export type Vault = {
  seal: (text: string) => string;
  /** Undefined where it was sealed with another SECRET, or changed since. */
  open: (sealed: string) => string | undefined;
  /** The same for the same text, and of no use to whoever lacks the secret: to find a row by it. */
  digest: (text: string) => string;
};

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** AES-256-GCM with a key of its own, drawn from `SECRET`. */
export function createVault(secret: string): Vault {
  const key = createHmac('sha256', secret).update('vault').digest();
  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE));
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        const text = decipher.update(bytes.subarray(NONCE + TAG));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    digest: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

import { createHmac } from 'node:crypto';

/** Stands for an e-mail address in the log, where people also type their passwords. */
export function markOfAccount(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`account ${email}`).digest('hex').slice(0, 16);
}

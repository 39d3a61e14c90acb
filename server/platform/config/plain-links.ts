import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

/**
 * The links of ours to other machines that go without encryption, as one line each. A host of this
 * machine or of a private network, and a name without a dot as containers have it, is near enough.
 */
export function plainLinks({ DATABASE_URL, SMTP_URL, GOOGLE_ISSUER }: Environment): string[] {
  const database = DATABASE_URL === undefined ? undefined : new URL(DATABASE_URL);
  const mode = database?.searchParams.get('sslmode') ?? 'disable';
  const isPlain = ['disable', 'allow', 'prefer'].includes(mode);
  const faults = [
    database && isPlain && !isNear(database.hostname)
      ? 'DATABASE_URL goes to another machine without TLS: add sslmode=verify-full'
      : '',
    SMTP_URL?.startsWith('smtp://') && !isNear(new URL(SMTP_URL).hostname)
      ? 'SMTP_URL goes to another machine by smtp://: mails wait until the relay offers STARTTLS'
      : '',
    GOOGLE_ISSUER.startsWith('http://') && !isNear(new URL(GOOGLE_ISSUER).hostname)
      ? 'GOOGLE_ISSUER is on another machine without TLS: what it says can be forged'
      : '',
  ];
  return faults.filter((fault) => fault !== '');
}

/** This machine, a private network (RFC 1918, RFC 4193), or a name that only a network of ours knows. */
export function isNear(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) === 4) return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(bare);
  if (isIP(bare) === 6) return bare === '::1' || /^f[cd]/i.test(bare);
  return bare === '' || !bare.includes('.') || /\.(localhost|local|internal)$/.test(bare);
}

import { readFileSync } from 'node:fs';

/**
 * Variables that may come from a file, as systemd and containers hand secrets out: `SECRET_FILE`
 * and so on.
 */
export const FROM_FILES = [
  'SECRET',
  'VAPID_PRIVATE_KEY',
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'METRICS_TOKEN',
  'USSD_KEY',
  'SMS_URL',
  'SMS_KEY',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

type Source = Record<string, string | undefined>;

/**
 * The environment with the contents of the files it names; a line break at the end does not count.
 * Throws a line that names the variable, and nothing of what it holds.
 */
export function withSecretFiles(source: Source): Source {
  const found = { ...source };
  for (const name of FROM_FILES) {
    const path = source[`${name}_FILE`];
    if (!path) continue;
    if (source[name]) {
      throw new Error(
        `Cannot start, check the environment: ${name}: is given twice, as ${name}_FILE`,
      );
    }
    try {
      found[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new Error(`Cannot start, check the environment: ${name}_FILE: cannot be read`);
    }
  }
  return found;
}

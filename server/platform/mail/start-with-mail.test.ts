import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { createPostgresDatabase } from '#server/platform/db/testing/postgres-database.ts';
import { startWavu } from '#server/start.ts';
import { readable, startMailRelay } from './testing/mail-relay.ts';

test('a program started with SMTP_URL mails the link to confirm and stops cleanly', async () => {
  const relay = await startMailRelay();
  const folder = mkdtempSync(join(tmpdir(), 'wavu-mail-'));
  const isPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';
  const database = isPostgres ? await createPostgresDatabase() : undefined;
  const environment = readEnvironment({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: 'off',
    SMTP_URL: relay.url,
    PUBLIC_URL: 'https://wavu.example',
    SECRET: 'a secret for tests, which is long enough',
    DATABASE_URL: database?.url,
  });
  const wavu = await startWavu({ environment, log: pino({ level: 'silent' }) });
  const port = new URL(wavu.url).port;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.org' }),
  });
  expect(answer.status).toBe(202);
  await expect.poll(() => relay.received.length).toBe(1);
  expect(readable(relay.received[0]!.raw)).toContain(
    'https://wavu.example/newsletter/confirm?token=mail_',
  );
  await wavu.stop();
  await relay.stop();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnvironment } from './config/environment.ts';
import { startWavu } from './start.ts';

async function start(folder: string, demo: string) {
  const environment = readEnvironment({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: demo,
  });
  const { firstAdmin, hasAdmin, stop } = await startWavu({
    environment,
    log: pino({ level: 'silent' }),
  });
  await stop();
  return { email: firstAdmin?.email, hasAdmin };
}

test('an empty system knows that nobody can administer it, until somebody can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-first-'));
  expect(await start(folder, 'off')).toEqual({ email: undefined, hasAdmin: false });
  expect(await start(folder, 'on')).toEqual({ email: 'admin@wavu.local', hasAdmin: true });
  expect(await start(folder, 'off')).toEqual({ email: undefined, hasAdmin: true });
  rmSync(folder, { recursive: true });
});

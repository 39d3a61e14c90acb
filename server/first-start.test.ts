import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnvironment } from './platform/config/environment.ts';
import { startWavu } from './start.ts';

async function start(folder: string, demo: string, port = 0) {
  const environment = readEnvironment({
    PORT: String(port),
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

test('a start that finds its port taken holds nothing open and keeps no password to itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-first-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start(folder, 'on', port)).rejects.toThrow('EADDRINUSE');
  const database = new DatabaseSync(join(folder, 'wavu.sqlite'), { timeout: 0 });
  // Fails while anybody else has the file open.
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
  other.close();
  await once(other, 'close');
  expect(await start(folder, 'on', port)).toEqual({ email: 'admin@wavu.local', hasAdmin: true });
  rmSync(folder, { recursive: true });
});

import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnvironment } from './platform/config/environment.ts';
import { lockData } from './platform/db/data-lock.ts';
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

test('an empty installation reports that it has no administrator until it has one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-first-'));
  expect(await start(folder, 'off')).toEqual({ email: undefined, hasAdmin: false });
  expect(await start(folder, 'on')).toEqual({ email: 'admin@wavu.local', hasAdmin: true });
  expect(await start(folder, 'off')).toEqual({ email: undefined, hasAdmin: true });
  rmSync(folder, { recursive: true });
});

test('a start on a taken port leaves nothing open and prints the password later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-first-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start(folder, 'on', port)).rejects.toThrow('EADDRINUSE');
  expect(readdirSync(folder)).toEqual([]);
  other.close();
  await once(other, 'close');
  expect(await start(folder, 'on', port)).toEqual({ email: 'admin@wavu.local', hasAdmin: true });
  rmSync(folder, { recursive: true });
});

test('a start on a taken port releases its data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-first-'));
  await start(folder, 'off');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start(folder, 'off', port)).rejects.toThrow('EADDRINUSE');
  // Throws while anybody else has the data locked.
  lockData(folder)();
  const database = new DatabaseSync(join(folder, 'wavu.sqlite'), { timeout: 0 });
  // Throws while anybody else has the file open.
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
  other.close();
  await once(other, 'close');
  rmSync(folder, { recursive: true });
});

test('a start on the data of a running server is refused before it opens them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-first-'));
  const release = lockData(folder);
  await expect(start(folder, 'off')).rejects.toThrow(/^A Wavu is already running on the data in /);
  expect(readdirSync(folder)).toEqual(['server.lock']);
  release();
  expect(await start(folder, 'off')).toEqual({ email: undefined, hasAdmin: false });
  rmSync(folder, { recursive: true });
});

test('a server migrates data that it has locked itself, under any spelling of the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-first-'));
  await start(folder, 'off');
  const database = new DatabaseSync(join(folder, 'wavu.sqlite'));
  database.exec("drop table kept_answer; delete from migration where name = '0016-kept-answers'");
  database.close();
  expect(await start(`${folder}/./`, 'off')).toMatchObject({ hasAdmin: false });
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

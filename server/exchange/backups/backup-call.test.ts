import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ENGINE } from '#server/cli/testing/command-line.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import type { BackupSettings } from './daily-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'wavu-backup-call-'));
const CONTENT = 'all data '.repeat(100_000);
let gate = Promise.resolve();
const backups = {
  place: { file: 'wavu.sqlite' },
  pictures: { DATA_DIR: folder },
  folder,
  stores: [],
  log: { info: () => undefined, error: () => undefined },
  make: async ({ target }: { target: string }) => {
    await gate;
    await writeFile(target, CONTENT);
    return { bytes: CONTENT.length, rows: 1, pictures: 0, missing: 0 };
  },
} as unknown as BackupSettings;
const server = await startTestServer({ backups });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
const { call, securityEvents } = server;

test('an administrator downloads a backup as one file, which is logged and not left on the server', async () => {
  const { status, body, headers } = await call('GET', '/api/v1/backup');
  expect([status, body === CONTENT]).toEqual([200, true]);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="wavu-\d{4}-\d\d-\d\dT\d{6}Z\.sqlite"$/,
  );
  expect(headers.get('cache-control')).toContain('no-store');
  expect(securityEvents.at(-1)).toMatchObject({ event: 'export', outcome: 'done' });
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});

test('only an administrator gets a backup, and no page of another site starts one', async () => {
  expect((await call('GET', '/api/v1/backup', undefined, { token: null })).status).toBe(401);
  for (const site of ['cross-site', 'same-site']) {
    const headers = { 'sec-fetch-site': site };
    const answer = await call('GET', '/api/v1/backup', undefined, { headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'CROSS_ORIGIN']);
  }
});

test('one backup is made at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const first = call('GET', '/api/v1/backup');
  const second = await call('GET', '/api/v1/backup');
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '30']);
  resolve();
  expect((await first).status).toBe(200);
});

test('the dashboard warns of missing daily copies and of the first password', async () => {
  const { body } = await call('GET', '/api/v1/admin/summary');
  expect(body.backups).toMatchObject({ isOn: false, lastGood: null, fault: null });
  expect(body.warnings).toEqual([]);
});

test('the dashboard reminds an administrator of a backup that nobody made for a week, until one is downloaded', async () => {
  const { db } = server.store;
  const DAY = 24 * 60 * 60 * 1000;
  const weekAgo = new Date(Date.now() - 8 * DAY);
  const createdAt = ENGINE === 'postgres' ? weekAgo : weekAgo.toISOString();
  await db.updateTable('user').set({ createdAt }).execute();
  await db.deleteFrom('site_setting').where('name', '=', 'backupByHand').execute();
  const summary = async () => (await call('GET', '/api/v1/admin/summary')).body;
  expect((await summary()).warnings).toEqual(['backup-missing']);
  await call('GET', '/api/v1/backup');
  await expect.poll(async () => (await summary()).warnings).toEqual([]);
  expect(Date.now() - Date.parse((await summary()).backups.lastByHand)).toBeLessThan(DAY);
});

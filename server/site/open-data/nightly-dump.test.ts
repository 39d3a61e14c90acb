import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { DataLicence } from '#contract/open-data/open-data.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { makeDump } from './make-dump.ts';
import { type OpenDataSettings, publishToday } from './nightly-dump.ts';
import { readChoice } from './queries.ts';

const folder = mkdtempSync(join(tmpdir(), 'wavu-open-data-'));
const other = mkdtempSync(join(tmpdir(), 'wavu-other-'));
const TEAM = { name: 'Chui', city: 'Moshi', coach: 'N/A', gender: 'Men' };
const server = await startTestServer({ openDataFolder: folder });
afterAll(async () => {
  await server.stop();
  for (const each of [folder, other]) rmSync(each, { recursive: true, force: true });
});
const NIGHT = Date.parse('2026-11-26T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const faults: unknown[] = [];

const settings: OpenDataSettings = {
  place: server.place,
  folder,
  make: makeDump,
  log: { info: () => undefined, error: (fault: unknown) => void faults.push(fault) },
};

const choose = (dataLicence: DataLicence) => server.call('PATCH', '/api/v1/site', { dataLicence });
const download = (headers = {}) => server.app.request('/data/wavu-data.zip', { headers });

test('open data are published each night under the licence that was chosen', async () => {
  expect(await publishToday(server.store, settings, NIGHT)).toBe('not-due');
  expect((await download()).status).toBe(404);
  expect((await server.app.request('/data/schema.json')).status).toBe(404);

  await choose('ODbL-1.0');
  expect(await publishToday(server.store, settings, NIGHT)).toBe('made');
  expect(await publishToday(server.store, settings, NIGHT + 60_000)).toBe('not-due');
  expect(await publishToday(server.store, settings, NIGHT + DAY_MS)).toBe('made');
  const { body } = await server.call('GET', '/api/v1/open-data', undefined, { token: null });
  expect(body).toMatchObject({
    licence: { id: 'ODbL-1.0', name: 'ODbL 1.0' },
    file: { path: '/data/wavu-data.zip', at: new Date(NIGHT + DAY_MS).toISOString() },
  });
  expect(body.tables.find(({ name }: { name: string }) => name === 'match')).toMatchObject({
    rows: 0,
  });

  const answer = await download();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('last-modified')).toBe('Fri, 27 Nov 2026 00:00:00 GMT');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBe(body.file.bytes);
  expect(Object.keys(unzipSync(bytes))).toContain('match_event.ndjson');
  const again = await download({ 'if-none-match': answer.headers.get('etag')! });
  expect(again.status).toBe(304);
  const among = await download({ 'if-none-match': `"other", W/${answer.headers.get('etag')}` });
  expect(among.status).toBe(304);
  const schema = await server.app.request('/data/schema.json');
  expect(await schema.json()).toMatchObject({ '@context': 'http://www.w3.org/ns/csvw' });
});

test('another licence makes the open data anew, and without one they are removed', async () => {
  await choose('CC0-1.0');
  // A file that was published under the former licence is not offered under the new one.
  expect((await download()).status).toBe(404);
  expect(await publishToday(server.store, settings, NIGHT + DAY_MS)).toBe('made');
  expect((await download()).status).toBe(200);
  await choose('');
  expect((await download()).status).toBe(404);
  expect(await publishToday(server.store, settings, NIGHT + DAY_MS)).toBe('removed');
  expect(await publishToday(server.store, settings, NIGHT + DAY_MS)).toBe('not-due');
});

test('open data that cannot be made are a line of the log, and are tried again', async () => {
  await choose('CC0-1.0');
  const full = { ...settings, make: () => Promise.reject(new Error('No space is left')) };
  expect(await publishToday(server.store, full, NIGHT)).toBe('failed');
  expect(faults).toEqual([{ fault: 'No space is left' }]);
  expect(await publishToday(server.store, settings, NIGHT)).toBe('made');
});

test('a server that ends before a new file is named goes on with the former one', async () => {
  const { licence, publisher } = await readChoice(server.store.db);
  expect(licence).toBe('CC0-1.0');
  const before = await (await download()).arrayBuffer();
  await server.call('POST', '/api/v1/teams', TEAM);
  const options = { licence: 'CC0-1.0', publisher, now: NIGHT + DAY_MS } as const;
  await makeDump({ place: server.place, folder: other, ...options });
  for (const name of readdirSync(other)) {
    if (name.endsWith('.zip')) copyFileSync(join(other, name), join(folder, name));
  }
  const answer = await download();
  expect(answer.headers.get('content-length')).toBe(String(before.byteLength));
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(before))).toBe(true);
  expect(await publishToday(server.store, settings, NIGHT + DAY_MS)).toBe('made');
  expect(readdirSync(folder)).toHaveLength(2);
});

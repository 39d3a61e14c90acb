import { afterAll, beforeEach, expect, test } from 'vitest';
import { LEAGUE_DOCUMENT_BYTES } from '#contract/administration/upload.ts';
import { MOST_DOCUMENTS } from '#contract/documents/league-document.ts';
import { write } from '#server/platform/db/write.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailSince } from '#server/testing/trail-since.ts';
import { addDocument, purgeDocuments, removeDocument, restoreDocument } from './commands.ts';

const files = new Map<string, Uint8Array>();
let isAway = false;
const storage: Storage = {
  put: async (key, bytes) => void files.set(key, bytes),
  get: async (key) => files.get(key),
  async remove(key) {
    if (isAway) throw new Error('The file store answered 503.');
    files.delete(key);
  },
};
let now = Date.parse('2026-11-27T09:00:00Z');
const server = await startTestServer({ storage, clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;
const { db } = store;

const PDF = new TextEncoder().encode('%PDF-1.7 Kanuni');
const OFFICE = { kind: 'system', name: 'test' } as const;

async function newLeague(): Promise<string> {
  const season = { type: 'League', startsAt: '2026-12-01', location: 'Tanga', partner: 'N/A' };
  const { status, body } = await call('POST', '/api/v1/leagues', { ...season, name: 'Ligi' });
  expect(status).toBe(201);
  return body.id;
}
let league = await newLeague();

const add = (name = 'Kanuni', leagueId = league, upload = PDF) =>
  addDocument(store, storage, { actor: OFFICE, now }, { leagueId, input: { name }, upload });
const remove = (id: string, leagueId = league) =>
  removeDocument(store, { actor: OFFICE, now }, { leagueId, id });
const restore = (id: string) => restoreDocument(store, { actor: OFFICE, now }, id);
const archive = async () =>
  expect((await call('DELETE', `/api/v1/leagues/${league}`)).status).toBe(204);
const listed = async () => (await call('GET', `/api/v1/leagues/${league}/documents`)).body.items;
const rowOf = (id: string) =>
  db.selectFrom('league_document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const trail = async () =>
  (await call('GET', `/api/v1/audit?subject=league:${league}&limit=100`)).body.items.filter(
    ({ action }: { action: string }) => action.endsWith('document'),
  );

beforeEach(async () => {
  league = await newLeague();
  await db.deleteFrom('league_document').execute();
  await db.deleteFrom('unwanted_picture').execute();
  files.clear();
  now += 60_000;
});

test('a document keeps its name, kind, size, hour and league, and its file is kept by its content', async () => {
  const added = await add();
  const { id, address } = added;
  expect(added).toEqual({
    id,
    name: 'Kanuni',
    kind: 'pdf',
    bytes: PDF.length,
    address,
    addedAt: new Date(now).toISOString(),
  });
  expect(await listed()).toEqual([added]);
  expect(address).toMatch(new RegExp(`^/files/league_documents/${id}/[a-f0-9]{32}\\.pdf$`));
  expect(files.get(address.slice('/files/'.length))).toEqual(PDF);
  const { address: other } = await add('Nyingine', league, new Uint8Array([...PDF, 32]));
  expect(other.split('/').at(-1)).not.toBe(address.split('/').at(-1));
});

test('adding, removing and restoring a document are in the trail, and the pages of the site hear of each', async () => {
  const done = async (work: () => Promise<unknown>) => {
    const since = await trailSince(store);
    await work();
    return (await since()).isHeard.site;
  };
  let id = '';
  const addOne = async () => {
    ({ id } = await add());
  };
  const heard = [await done(addOne), await done(() => remove(id)), await done(() => restore(id))];
  expect(heard).toEqual([true, true, true]);
  expect(await trail()).toMatchObject([
    { action: 'league.restore-document', after: { name: 'Kanuni' }, before: null },
    { action: 'league.remove-document', before: { name: 'Kanuni' }, after: null },
    {
      action: 'league.add-document',
      before: null,
      after: { name: 'Kanuni', kind: 'pdf', bytes: PDF.length },
    },
  ]);
});

test('a document of exactly 10 MB is added, and one that is refused says why by its field', async () => {
  const largest = new Uint8Array(LEAGUE_DOCUMENT_BYTES);
  largest.set(PDF);
  expect((await add('Kubwa', league, largest)).bytes).toBe(LEAGUE_DOCUMENT_BYTES);
  const refusalOf = (key: string, params?: object) => ({
    text: { key: 'document.failed' },
    extras: { errors: [{ field: 'file', text: params ? { key, params } : { key } }] },
  });
  const larger = new Uint8Array(LEAGUE_DOCUMENT_BYTES + 1);
  larger.set(PDF);
  await expect(add('x', league, larger)).rejects.toMatchObject(
    refusalOf('file.tooLarge', { megabytes: 10 }),
  );
  const text = new TextEncoder().encode('Kanuni');
  await expect(add('x', league, text)).rejects.toMatchObject(refusalOf('document.type'));
});

test('an archived league gets no document, gives none back, and lets one be removed', async () => {
  const { id } = await add();
  const { id: gone } = await add();
  await remove(gone);
  await archive();
  const archived = { extras: { refusal: 'LEAGUE_ARCHIVED' } };
  await expect(add()).rejects.toMatchObject(archived);
  expect(files.size, 'no file of a document that was not added').toBe(2);
  await expect(restore(gone)).rejects.toMatchObject(archived);
  await remove(id);
  expect((await rowOf(id)).archived_at).toBe(now);
});

test('a file of a document that was not added and cannot be removed is noted', async () => {
  await archive();
  isAway = true;
  await expect(add()).rejects.toMatchObject({ extras: { refusal: 'LEAGUE_ARCHIVED' } });
  isAway = false;
  const [key] = files.keys();
  expect(await db.selectFrom('unwanted_picture').selectAll().execute()).toEqual([
    { key, since: now },
  ]);
});

test('a league has room for so many documents, whatever other leagues have and what was removed', async () => {
  const other = await newLeague();
  await add('x', other);
  const { id: first } = await add();
  await remove(first);
  for (let count = 1; count <= MOST_DOCUMENTS; count += 1) await add();
  await expect(add()).rejects.toMatchObject({
    text: { key: 'document.tooMany', params: { max: MOST_DOCUMENTS } },
    extras: { refusal: 'DOCUMENT_LIMIT' },
  });
  expect(await listed()).toHaveLength(MOST_DOCUMENTS);
});

test('a document is removed once, by the address of its own league', async () => {
  const { id } = await add();
  const other = await newLeague();
  const missing = { code: 'NOT_FOUND', text: { key: 'document.notFound' } };
  await expect(remove(id, other)).rejects.toMatchObject(missing);
  expect((await rowOf(id)).archived_at).toBeNull();
  await remove(id);
  const removed = now;
  now += 1000;
  await expect(remove(id)).rejects.toMatchObject(missing);
  expect((await rowOf(id)).archived_at).toBe(removed);
});

test('a document that stands is restored without an effect, an unknown one is not found', async () => {
  const { id } = await add();
  await restore(id);
  expect((await trail()).map(({ action }: { action: string }) => action)).toEqual([
    'league.add-document',
  ]);
  await expect(restore('nothing')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    text: { key: 'entry.notFound' },
  });
});

test('documents that were removed before a moment go with their files, others stay', async () => {
  const { id: early } = await add();
  const { id: late } = await add();
  const { id: standing } = await add();
  await remove(early);
  now += 1000;
  await remove(late);
  const author = { actor: OFFICE, now: now + 5000 };
  const count = await write(store, author, (tx) => purgeDocuments(tx.db, now, author.now));
  expect(count).toBe(1);
  const left = await db.selectFrom('league_document').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([late, standing]);
  const unwanted = await db.selectFrom('unwanted_picture').selectAll().execute();
  expect(unwanted).toEqual([
    { key: expect.stringContaining(`league_documents/${early}/`), since: author.now },
  ]);
});

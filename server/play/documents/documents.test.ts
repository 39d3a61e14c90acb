import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { LEAGUE_DOCUMENT_BYTES } from '#contract/administration/upload.ts';
import { MOST_DOCUMENTS } from '#contract/documents/league-document.ts';
import { write } from '#server/platform/db/write.ts';
import { removeUnwanted } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { castOf } from '#server/serve/testing/cast.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { addDocument, purgeDocuments, removeDocument, restoreDocument } from './commands.ts';

const files = new Map<string, Uint8Array>();
const storage: Storage = {
  put: async (key, bytes) => void files.set(key, bytes),
  get: async (key) => files.get(key),
  remove: async (key) => void files.delete(key),
};
const server = await startTestServer({ storage });
afterAll(() => server.stop());
const { app, call, store, token } = server;
const { ids, people, tokens } = await castOf(server);

const text = (content: string) => new TextEncoder().encode(content);
const PDF = text('%PDF-1.7 Kanuni za ligi');
const PATH = `/api/v1/leagues/${ids.league}/documents`;
const userOf = (id: string, role: 'Fan' | 'Coach', secretaryOf: readonly string[] = []) =>
  ({
    actor: { kind: 'user', id, name: 'x', email: 'x', role, secretaryOf, managerOf: [] },
    now: Date.now(),
  }) as const;
const INPUT = { leagueId: ids.league, input: { name: 'Kanuni' }, upload: PDF };

async function post(bytes: Uint8Array, name = 'Kanuni', as: string | null = token) {
  const form = new FormData();
  form.append('name', name);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'kanuni.pdf');
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {};
  const answer = await app.request(PATH, { method: 'POST', body: form, headers });
  return { status: answer.status, body: await answer.json() };
}
const listed = async () => (await call('GET', PATH, undefined, { token: null })).body.items;
/** Deletes documents removed before a moment, in milliseconds from now, with their files. */
async function purge(moment: number): Promise<number> {
  const now = Date.now();
  const author = { actor: { kind: 'system', name: 'retention' }, now } as const;
  const count = await write(store, author, ({ db }) => purgeDocuments(db, now + moment, now));
  await removeUnwanted(store.db, storage, (error) => {
    throw error;
  });
  return count;
}
async function drop(id: string) {
  await call('DELETE', `${PATH}/${id}`);
  await purge(1000);
}
const restore = (id: string, as: string | null = token) =>
  call('POST', `/api/v1/archive/document/${id}/restore`, undefined, { token: as });

test('a document is listed to everybody, and its file is downloaded and never shown in a page', async () => {
  const { status, body } = await post(PDF);
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Kanuni', kind: 'pdf', bytes: PDF.length });
  expect(await listed()).toEqual([body]);
  const file = await app.request(body.address);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe('attachment');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect(file.headers.get('cache-control')).not.toContain('immutable');
  await drop(body.id);
});

test('a removed document is listed and downloaded no more, and goes with its file after its period', async () => {
  const { body } = await post(PDF);
  expect((await call('DELETE', `${PATH}/${body.id}`)).status).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await app.request(body.address)).status).toBe(404);
  expect((await call('DELETE', `${PATH}/${body.id}`)).status).toBe(404);
  expect(await purge(-1000)).toBe(0);
  expect(files.size).toBe(1);
  expect(await purge(1000)).toBe(1);
  expect(files.size).toBe(0);
  expect((await restore(body.id)).status).toBe(404);
});

test('a removed document stands in the archive with its league, and comes back as it was', async () => {
  const { body } = await post(PDF);
  await call('DELETE', `${PATH}/${body.id}`);
  const { items } = (await call('GET', '/api/v1/archive?kind=document')).body;
  const entry = { kind: 'document', id: body.id, name: 'Kanuni' };
  expect(items).toEqual([expect.objectContaining(entry)]);
  const league = await call('GET', `/api/v1/leagues/${ids.league}`);
  expect(items[0].detail).toBe(league.body.name);
  const restored = await Promise.all([restore(body.id), restore(body.id)]);
  expect(restored.map((answer) => answer.status)).toEqual([200, 200]);
  expect(restored[0]!.body).toMatchObject({ ...entry, archivedAt: null });
  expect(await listed()).toEqual([body]);
  expect((await app.request(body.address)).status).toBe(200);
  expect(await purge(1000)).toBe(0);
  const trail = await call('GET', `/api/v1/audit?subject=league:${ids.league}&limit=50`);
  const actions = trail.body.items.map((it: { action: string }) => it.action);
  const isRestoring = (action: string) => action === 'league.restore-document';
  expect(actions.filter(isRestoring)).toHaveLength(1);
  await drop(body.id);
});

test('a removed document does not come back into a league that has as many as there may be', async () => {
  const { body } = await post(PDF);
  await call('DELETE', `${PATH}/${body.id}`);
  for (let number = 1; number <= MOST_DOCUMENTS; number += 1) await post(PDF);
  const refused = await restore(body.id);
  expect([refused.status, refused.body.code]).toEqual([422, 'DOCUMENT_LIMIT']);
  const [first] = await listed();
  await call('DELETE', `${PATH}/${first.id}`);
  expect((await restore(body.id)).status).toBe(200);
  for (const { id } of await listed()) await drop(id);
});

test('a document comes back by those who may remove it, and by nobody else', async () => {
  const { body } = await post(PDF);
  await call('DELETE', `${PATH}/${body.id}`);
  for (const role of ['nobody', 'fan', 'coach', 'other secretary', 'scorer'] as const) {
    const refusal = role === 'nobody' ? 401 : 403;
    expect((await restore(body.id, tokens[role])).status, role).toBe(refusal);
  }
  expect((await restore('none', tokens.secretary)).status).toBe(403);
  expect((await restore('none')).status).toBe(404);
  expect((await restore(body.id, tokens.secretary)).status).toBe(200);
  for (const author of [userOf('x', 'Fan'), userOf('x', 'Fan', [ids.otherLeague])]) {
    const refused = restoreDocument(store, author, body.id);
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  await drop(body.id);
});

test('a document of one league is not removed by the address of another league', async () => {
  const { body } = await post(PDF);
  const elsewhere = `/api/v1/leagues/${ids.otherLeague}/documents/${body.id}`;
  expect((await call('DELETE', elsewhere)).status).toBe(404);
  expect(await listed()).toHaveLength(1);
  await drop(body.id);
});

test.each([
  ['a Word file', { 'word/document.xml': text('x') }, 'docx'],
  ['an Excel file', { 'xl/workbook.xml': text('x') }, 'xlsx'],
] as const)('%s is told by its bytes', async (_, parts, kind) => {
  const { status, body } = await post(zipSync(parts));
  expect([status, body.kind]).toEqual([201, kind]);
  await drop(body.id);
});

test.each([
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a program', text('MZ program')],
  ['a zip of something else', zipSync({ 'readme.txt': text('x') })],
  ['half a zip', zipSync({ 'word/document.xml': text('x') }).slice(0, 30)],
  [
    'a Word file with macros',
    zipSync({ 'word/document.xml': text('x'), 'word/vbaProject.bin': text('x') }),
  ],
])('%s is refused by its bytes, whatever its name is, and nothing is stored', async (_, bytes) => {
  const { status, body } = await post(bytes);
  expect([status, body.code, body.errors[0].field]).toEqual([415, 'UNSUPPORTED_TYPE', 'file']);
  expect(files.size).toBe(0);
});

test('a document of more than 10 MB is refused, and nothing is stored', async () => {
  const large = new Uint8Array(LEAGUE_DOCUMENT_BYTES + 1);
  large.set(PDF);
  const { status, body } = await post(large);
  expect([status, body.code, body.errors[0].field]).toEqual([413, 'TOO_LARGE', 'file']);
  expect(files.size).toBe(0);
});

test('a document has a name', async () => {
  const { status, body } = await post(PDF, '');
  expect([status, body.errors[0].field]).toEqual([400, 'name']);
});

test('a league has no more documents than there may be, and the one too many leaves no file', async () => {
  for (let number = 1; number <= MOST_DOCUMENTS; number += 1) await post(PDF);
  const before = files.size;
  const { status, body } = await post(PDF);
  expect([status, body.code]).toEqual([422, 'DOCUMENT_LIMIT']);
  expect(files.size).toBe(before);
  for (const { id } of await listed()) await drop(id);
});

test('the secretary of a league adds and removes its documents, others do neither', async () => {
  const added = await post(PDF, 'Muhtasari', tokens.secretary);
  expect(added.status).toBe(201);
  const path = `${PATH}/${added.body.id}`;
  for (const role of ['nobody', 'fan', 'coach', 'other secretary', 'scorer'] as const) {
    const refusal = role === 'nobody' ? 401 : 403;
    expect((await post(PDF, 'x', tokens[role])).status, role).toBe(refusal);
    const removal = await call('DELETE', path, undefined, { token: tokens[role] });
    expect(removal.status, role).toBe(refusal);
  }
  const removal = await call('DELETE', path, undefined, { token: tokens.secretary });
  expect(removal.status).toBe(204);
  await purge(1000);
});

test('the commands refuse people who do not run the league, and store nothing', async () => {
  for (const author of [
    userOf('x', 'Fan'),
    userOf(people.coach!, 'Coach'),
    userOf('x', 'Fan', [ids.otherLeague]),
  ]) {
    const refusal = { code: 'FORBIDDEN' };
    await expect(addDocument(store, storage, author, INPUT)).rejects.toMatchObject(refusal);
    const removal = removeDocument(store, author, { leagueId: ids.league, id: 'any' });
    await expect(removal).rejects.toMatchObject(refusal);
  }
  expect(files.size).toBe(0);
});

test('a document travels in a backup: its address is that of a file of ours', async () => {
  const { keyOf, keysOfAllSizes } = await import('#server/platform/files/picture-address.ts');
  const { body } = await post(PDF);
  const key = keyOf(body.address);
  expect(key).toBe(body.address.slice('/files/'.length));
  expect(keysOfAllSizes(key!)).toEqual([key]);
  await drop(body.id);
});

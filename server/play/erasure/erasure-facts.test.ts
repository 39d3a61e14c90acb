import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { removeUnwanted } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

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
const server = await startTestServer({ storage });
afterAll(() => server.stop());
const { app, call, store, token } = server;

async function newPlayer(fullName: string): Promise<string> {
  return (await call('POST', '/api/v1/players', { fullName })).body.id;
}

async function putPicture(id: string): Promise<void> {
  const form = new FormData();
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#0b6b3a' } });
  form.append('file', new Blob([new Uint8Array(await image.png().toBuffer())]), 'x.png');
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/v1/players/${id}/picture`;
  expect((await app.request(path, { method: 'PUT', body: form, headers })).status).toBe(200);
}

const erase = async (kind: string, id: string, name: string) =>
  (await call('POST', `/api/v1/${kind}s/${id}/erasure`, { name })).status;
const picturesOf = (id: string) => [...files.keys()].filter((key) => key.includes(id));

/** The rows as they are stored: a read of the audit log would name the person beside them. */
async function trailOf(subject: string): Promise<string> {
  const rows = store.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('subject', '=', subject);
  return JSON.stringify(await rows.execute());
}

test('the picture of an erased player is deleted at once in all its sizes, and another player’s stays', async () => {
  const id = await newPlayer('Picha Yake');
  const other = await newPlayer('Picha Nyingine');
  await putPicture(id);
  await putPicture(other);
  expect(picturesOf(id)).not.toEqual([]);
  expect(await erase('player', id, 'erase')).toBe(204);
  expect([picturesOf(id), picturesOf(other).length]).toEqual([[], 3]);
});

test('the picture of a player erased while the store is unreachable is deleted later', async () => {
  const id = await newPlayer('Picha Baadaye');
  await putPicture(id);
  isAway = true;
  expect(await erase('player', id, 'keep')).toBe(204);
  expect(picturesOf(id)).toHaveLength(3);
  isAway = false;
  await removeUnwanted(store.db, storage, (error) => expect.unreachable(String(error)));
  expect(picturesOf(id)).toEqual([]);
});

test('the stored answer of a call about an erased player is deleted, and another player’s stays', async () => {
  const ids: string[] = [];
  for (const fullName of ['Jibu Lake', 'Jibu Lingine']) {
    const headers = { 'idempotency-key': randomUUID() };
    ids.push((await call('POST', '/api/v1/players', { fullName }, { headers })).body.id);
  }
  expect(await erase('player', ids[0]!, 'keep')).toBe(204);
  const answers = await store.db.selectFrom('kept_answer').select('body').execute();
  const bodies = answers.map(({ body }) => body).join();
  expect([bodies.includes(ids[0]!), bodies.includes(ids[1]!)]).toEqual([false, true]);
});

test('the audit log has the name of an erased player who keeps the name, and loses it otherwise', async () => {
  const id = await newPlayer('Jina Libaki');
  await erase('player', id, 'keep');
  expect(await trailOf(`player:${id}`)).toContain('Jina Libaki');
  await erase('player', id, 'erase');
  expect(await trailOf(`player:${id}`)).not.toContain('Jina Libaki');
});

test('an erased official keeps name, level and city on request, and loses them otherwise', async () => {
  const row = { name: 'Mwamuzi Hamisi', level: 'National', city: 'Tanga', phone: '+255700333445' };
  const { id } = (await call('POST', '/api/v1/officials', row)).body;
  const stored = () =>
    store.db
      .selectFrom('official')
      .select(['name', 'level', 'city', 'phone'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await erase('official', id, 'keep');
  expect(await stored()).toEqual({ ...row, phone: null });
  await erase('official', id, 'erase');
  expect(await stored()).toEqual({ name: 'Erased official', level: '', city: '', phone: null });
});

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { removeUnwanted } from './forget-pictures.ts';
import type { Storage } from './storage.ts';

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

async function send(method: string, path: string, width: number, as = { token }) {
  const form = new FormData();
  const image = sharp({ create: { width, height: 20, channels: 3, background: '#0b6b3a' } });
  form.append('file', new Blob([new Uint8Array(await image.png().toBuffer())]), 'x.png');
  const headers = { authorization: `Bearer ${as.token}` };
  const answer = await app.request(path, { method, body: form, headers });
  return { status: answer.status, body: await answer.json() };
}

const isThere = (address: string) => files.has(address.slice('/files/'.length));

async function removeLater(): Promise<unknown[]> {
  const errors: unknown[] = [];
  await removeUnwanted(store.db, storage, (error) => errors.push(error));
  return errors;
}

test('an unreachable store fails no upload, and the former picture is deleted later', async () => {
  const team = { name: 'Nembo', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const { id } = (await call('POST', '/api/v1/teams', team)).body;
  const put = (width: number) => send('PUT', `/api/v1/teams/${id}/logo`, width);
  const first = (await put(20)).body.logo;
  isAway = true;
  const second = await put(30);
  expect([second.status, isThere(first), isThere(second.body.logo)]).toEqual([200, true, true]);
  expect(await removeLater()).toHaveLength(1);
  // The first one comes back, and is not taken for unwanted any more.
  expect((await put(20)).body.logo).toBe(first);
  isAway = false;
  expect(await removeLater()).toEqual([]);
  expect([isThere(first), isThere(second.body.logo)]).toEqual([true, false]);
  expect([...files.keys()].filter((key) => key.includes(id))).toHaveLength(3);
});

test('an account is erased while the store is unreachable, and its picture later', async () => {
  const email = 'asha@example.com';
  const password = 'nembo ya timu yetu';
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const id = await addUser(store, author, { email, name: 'Asha', role: 'Fan', password });
  const own = { token: await addToken(store, author, { email, name: 'test' }) };
  const { photo } = (await send('PUT', '/api/v1/account/picture', 20, own)).body;
  isAway = true;
  const erased = await call('POST', '/api/v1/account/erasure', { password }, own);
  expect([erased.status, isThere(photo)]).toEqual([204, true]);
  isAway = false;
  expect(await removeLater()).toEqual([]);
  expect([...files.keys()].filter((key) => key.includes(id))).toEqual([]);
});

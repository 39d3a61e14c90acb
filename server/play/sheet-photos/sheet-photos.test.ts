import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { MOST_SHEET_PHOTOS } from '#contract/sheet-photos/sheet-photo.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { castOf } from '#server/serve/testing/cast.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { addSheetPhoto, removeSheetPhoto } from './commands.ts';

const files = new Map<string, Uint8Array>();
const storage: Storage = {
  put: async (key, bytes) => void files.set(key, bytes),
  get: async (key) => files.get(key),
  remove: async (key) => void files.delete(key),
};
const server = await startTestServer({ storage });
afterAll(() => server.stop());
const { app, call, store, token } = server;
const { ids, tokens } = await castOf(server);
const PATH = `/api/v1/matches/${ids.match}/sheet-photos`;

const photo = async (width: number, height: number, background = '#ffffff') =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer(),
  );
const SMALL = await photo(40, 30);

async function send(
  method: 'POST',
  path: string,
  bytes: Uint8Array,
  { as, fields = {} }: { as: string | null; fields?: Record<string, string> },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'fomu.jpg');
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {};
  const answer = await app.request(path, { method, body: form, headers });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}
const add = (bytes: Uint8Array, as: string | null = token) => send('POST', PATH, bytes, { as });
const listed = async () => (await call('GET', PATH)).body.items;
const removeAll = async () => {
  for (const { id } of await listed()) await call('DELETE', `${PATH}/${id}`);
};
const read = (path: string, as: string | null) =>
  app.request(path, { headers: as ? { authorization: `Bearer ${as}` } : {} });

test('a photo of the sheet keeps its shape, and loses the place where it was taken', async () => {
  const { status, body } = await add(await photo(2000, 1500));
  expect(status).toBe(201);
  expect(body).toMatchObject({ team: null, width: 1600, height: 1200 });
  const answer = await read(`${PATH}/${body.id}`, tokens.secretary);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1200 });
  expect(bytes.includes('secret place')).toBe(false);
  await removeAll();
});

test('those who may settle the result see, add and remove photos, others do none of it', async () => {
  const added = await add(SMALL, tokens.secretary);
  expect(added.status).toBe(201);
  const address = `${PATH}/${added.body.id}`;
  for (const role of ['nobody', 'fan', 'coach', 'scorer', 'other secretary', 'link'] as const) {
    const refusal = role === 'nobody' ? 401 : 403;
    const as = tokens[role];
    expect((await read(PATH, as)).status, role).toBe(refusal);
    expect((await read(address, as)).status, role).toBe(refusal);
    expect((await add(SMALL, as)).status, role).toBe(refusal);
    expect((await call('DELETE', address, undefined, { token: as })).status, role).toBe(refusal);
  }
  expect((await call('DELETE', address, undefined, { token: tokens.secretary })).status).toBe(204);
  expect(files.size).toBe(0);
});

test('the file of a photo is not public, whoever knows its address', async () => {
  await add(SMALL);
  const [key] = files.keys();
  expect(key).toMatch(/^sheet_photos\//);
  expect((await app.request(`/files/${key}`)).status).toBe(404);
  await removeAll();
});

test('a photo is not read or removed by the address of another match', async () => {
  const { body } = await add(SMALL);
  const other = (
    await call('POST', '/api/v1/matches', {
      matchType: ids.league,
      team1: ids.team,
      team2: ids.otherTeam,
      matchDate: '2026-12-01',
      matchTime: '16:00',
    })
  ).body.id;
  const elsewhere = `/api/v1/matches/${other}/sheet-photos/${body.id}`;
  expect((await read(elsewhere, token)).status).toBe(404);
  expect((await call('DELETE', elsewhere)).status).toBe(404);
  expect(await listed()).toHaveLength(1);
  await removeAll();
});

test('a captain sends one photo by the link, a second one takes its place, an ended link sends none', async () => {
  const { body } = await call('POST', `/api/v1/matches/${ids.match}/captain-links`);
  const [link] = body.items;
  const path = '/api/v1/captain-reports/picture';
  const sendBy = (bytes: Uint8Array) =>
    send('POST', path, bytes, { as: null, fields: { token: link.token } });
  expect((await sendBy(SMALL)).status).toBe(204);
  expect((await sendBy(await photo(60, 30))).status).toBe(204);
  expect(await listed()).toMatchObject([{ team: link.team, width: 60 }]);
  expect(files.size).toBe(1);
  await call('DELETE', `/api/v1/matches/${ids.match}/captain-links`);
  expect((await sendBy(SMALL)).status).toBe(404);
  expect(files.size).toBe(1);
  await removeAll();
});

test('a match has no more photos than there may be, and the one too many leaves no file', async () => {
  for (let number = 1; number <= MOST_SHEET_PHOTOS; number += 1) await add(SMALL);
  const { status, body } = await add(SMALL);
  expect([status, body.code]).toEqual([422, 'SHEET_PHOTO_LIMIT']);
  expect(files.size).toBe(MOST_SHEET_PHOTOS);
  await removeAll();
  expect(files.size).toBe(0);
});

test('the commands refuse people who may not settle the result, and store nothing', async () => {
  const actor = {
    kind: 'user',
    id: 'x',
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  };
  const fan = { actor, now: Date.now() } as unknown as Parameters<typeof addSheetPhoto>[2];
  const refusal = { code: 'FORBIDDEN' };
  const matchId = ids.match;
  const added = addSheetPhoto(store, storage, fan, { matchId, upload: SMALL });
  await expect(added).rejects.toMatchObject(refusal);
  const removed = removeSheetPhoto(store, storage, fan, { matchId, id: 'any' });
  await expect(removed).rejects.toMatchObject(refusal);
  expect(files.size).toBe(0);
});

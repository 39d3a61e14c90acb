import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Storage } from '#server/platform/files/storage.ts';
import { castOf } from '#server/serve/testing/cast.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { putNewsPicture } from './picture.ts';

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
const PATH = `/api/v1/news/${ids.news}/picture`;

const photo = async (width: number, height: number, background = '#0b6b3a') =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

async function put(bytes: Uint8Array, as: string | null = token, pictureAlt?: string) {
  const form = new FormData();
  if (pictureAlt !== undefined) form.append('pictureAlt', pictureAlt);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picha.jpg');
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {};
  const answer = await app.request(PATH, { method: 'PUT', body: form, headers });
  return { status: answer.status, body: await answer.json() };
}

test('a picture of news keeps its shape, in two sizes, and everybody reads it', async () => {
  const { status, body } = await put(await photo(1600, 900));
  expect(status).toBe(200);
  const { address } = body.picture;
  expect(body.picture).toEqual({ address, width: 960, height: 540 });
  expect(address).toMatch(new RegExp(`^/files/news_pictures/${ids.news}/[a-f0-9]{32}-960\\.webp$`));
  for (const [size, height] of [
    [960, 540],
    [480, 270],
  ] as const) {
    const file = await app.request(address.replace('-960', `-${size}`));
    const shape = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([shape.format, shape.width, shape.height]).toEqual(['webp', size, height]);
  }
});

test('a small picture is not enlarged, and a high one stays high', async () => {
  expect((await put(await photo(300, 200))).body.picture).toMatchObject({
    width: 300,
    height: 200,
  });
  expect((await put(await photo(900, 1920))).body.picture).toMatchObject({
    width: 450,
    height: 960,
  });
});

test('a new picture takes the place of the former one, whose files are gone', async () => {
  await put(await photo(500, 400));
  await put(await photo(500, 400, '#ffffff'));
  expect(files.size).toBe(2);
  const { status, body } = await call('DELETE', PATH);
  expect([status, body.picture]).toEqual([200, null]);
  expect(files.size).toBe(0);
});

test('a picture has words for people who do not see it, and a new picture does not keep them', async () => {
  const written = await call('PATCH', `/api/v1/news/${ids.news}`, { pictureAlt: 'Mkwaju' });
  expect(written.body.pictureAlt).toBe('Mkwaju');
  const first = await photo(40, 30);
  expect((await put(first)).body.pictureAlt).toBe('Mkwaju');
  expect((await put(first, token, 'Kombe')).body.pictureAlt).toBe('Kombe');
  expect((await put(first)).body.pictureAlt).toBe('Kombe');
  expect(files.size).toBe(2);
  expect((await put(await photo(40, 30, '#ffffff'))).body.pictureAlt).toBeNull();
  expect((await put(first, token, 'Kombe juu')).body.pictureAlt).toBe('Kombe juu');
  const emptied = await call('PATCH', `/api/v1/news/${ids.news}`, { pictureAlt: ' ' });
  expect(emptied.body.pictureAlt).toBeNull();
  await call('PATCH', `/api/v1/news/${ids.news}`, { pictureAlt: 'Kombe' });
  expect((await call('DELETE', PATH)).body).toMatchObject({ picture: null, pictureAlt: null });
});

test('words of a picture of more than a line or 300 characters are refused by name', async () => {
  for (const pictureAlt of ['x'.repeat(301), 'a\nb']) {
    const { status, body } = await put(await photo(20, 20), token, pictureAlt);
    expect([status, body.errors[0].field]).toEqual([400, 'pictureAlt']);
    const answer = await call('PATCH', `/api/v1/news/${ids.news}`, { pictureAlt });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'pictureAlt']);
  }
  expect(files.size).toBe(0);
});

test('a text that calls itself a picture is refused, and nothing is stored', async () => {
  const { status, body } = await put(new TextEncoder().encode('<svg></svg>'));
  expect([status, body.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  expect(files.size).toBe(0);
});

test('only administrators change the picture of news, and the command refuses others, too', async () => {
  const picture = await photo(20, 20);
  for (const role of ['nobody', 'fan', 'coach', 'secretary'] as const) {
    const refusal = role === 'nobody' ? 401 : 403;
    expect((await put(picture, tokens[role])).status, role).toBe(refusal);
    const removal = await call('DELETE', PATH, undefined, { token: tokens[role] });
    expect(removal.status, role).toBe(refusal);
  }
  const actor = {
    kind: 'user',
    id: 'x',
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  };
  const fan = { actor, now: Date.now() } as unknown as Parameters<typeof putNewsPicture>[2];
  for (const upload of [{ upload: picture }, undefined]) {
    const refused = putNewsPicture(store, storage, fan, ids.news, upload);
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(files.size).toBe(0);
});

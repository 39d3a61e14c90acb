import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PICTURE_BYTES } from '#contract/administration/upload.ts';
import { MOST_SHEET_PHOTOS } from '#contract/sheet-photos/sheet-photo.ts';
import { write } from '#server/platform/db/write.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { addSheetPhoto, purgeSheetPhotos, removeSheetPhoto, sendSheetPhoto } from './commands.ts';

const files = new Map<string, Uint8Array>();
/** Done while a file is being stored. */
let meanwhile: () => Promise<void> = async () => undefined;
let isAway = false;
const storage: Storage = {
  async put(key, bytes) {
    files.set(key, bytes);
    await meanwhile();
  },
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

async function must(method: string, path: string, body?: object) {
  const answer = await call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const teams: string[] = [];
for (const name of ['Chui', 'Faru'])
  teams.push(
    (await must('POST', '/teams', { name, city: 'Tanga', coach: 'N/A', gender: 'Men' })).id,
  );
const newMatch = async (matchTime: string): Promise<string> => {
  const sides = { team1: teams[0], team2: teams[1], matchType: 'Friendly' };
  return (await must('POST', '/matches', { ...sides, matchDate: '2026-11-27', matchTime })).id;
};
const match = await newMatch('16:00');
const other = await newMatch('18:00');
const photoOf = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 30, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer(),
  );
const small = await photoOf(40);
const wide = await photoOf(60);
const OFFICE = { kind: 'system', name: 'test' } as const;

const add = (matchId = match) =>
  addSheetPhoto(store, storage, { actor: OFFICE, now }, { matchId, upload: small });
const remove = (id: string, matchId = match) =>
  removeSheetPhoto(store, storage, { actor: OFFICE, now }, { matchId, id });
const send = (token: string, upload = small) =>
  sendSheetPhoto(store, storage, now, { token, upload });
const tokensOf = async (id: string): Promise<string[]> =>
  (await must('POST', `/matches/${id}/captain-links`)).items.map((it: any) => it.token);
const listed = async (id = match) => (await must('GET', `/matches/${id}/sheet-photos`)).items;
const trail = async (id = match) =>
  (await must('GET', `/audit?subject=match:${id}&limit=100`)).items.filter(
    ({ action }: { action: string }) => action.endsWith('sheet-photo'),
  );

beforeEach(async () => {
  await db.deleteFrom('sheet_photo').execute();
  await db.deleteFrom('unwanted_picture').execute();
  await db.deleteFrom('audit').execute();
  files.clear();
  now += 60_000;
});

test('a photo of the office has no team, and its coming and going are in the trail', async () => {
  const id = await add();
  expect(await listed()).toEqual([
    { id, team: null, width: 40, height: 30, addedAt: new Date(now).toISOString() },
  ]);
  await remove(id);
  expect(await listed()).toEqual([]);
  expect(files.size).toBe(0);
  expect(await trail()).toMatchObject([
    { action: 'match.remove-sheet-photo', before: { photo: id }, after: null },
    { action: 'match.add-sheet-photo', before: null, after: { photo: id } },
  ]);
  const again = remove(id);
  await expect(again).rejects.toMatchObject({
    code: 'NOT_FOUND',
    text: { key: 'picture.notFound' },
  });
});

test('a photo of a captain names the team and the captains in the trail', async () => {
  const [token] = await tokensOf(match);
  await send(token!);
  const [photo] = await listed();
  expect(photo.team).toEqual({ id: teams[0], name: 'Chui' });
  const [entry] = await trail();
  expect(entry.after).toEqual({ photo: photo.id, team: teams[0] });
  expect(entry.actor).toMatchObject({ name: 'captains' });
});

test('a captain’s second photo replaces that of the own team in this match alone', async () => {
  const [first, second] = await tokensOf(match);
  const [elsewhere] = await tokensOf(other);
  await add();
  for (const token of [first!, second!, elsewhere!]) await send(token);
  now += 1000;
  await send(first!, wide);
  const shown = (await listed()).map(({ team, width }: any) => [team?.name ?? null, width]);
  expect(shown).toEqual([
    [null, 40],
    ['Faru', 40],
    ['Chui', 60],
  ]);
  expect(await listed(other)).toHaveLength(1);
  expect(files.size).toBe(4);
});

test('a replaced photo whose file cannot be removed at once is noted, with its hour', async () => {
  const [token] = await tokensOf(match);
  await send(token!);
  isAway = true;
  await send(token!, wide);
  isAway = false;
  expect(await db.selectFrom('unwanted_picture').select('since').execute()).toEqual([
    { since: now },
  ]);
});

test('photos of another match take no room, and a captain’s second photo needs none', async () => {
  const [token] = await tokensOf(match);
  await send(token!);
  for (let count = 2; count <= MOST_SHEET_PHOTOS; count += 1) await add();
  await add(other);
  await send(token!, wide);
  expect(await listed()).toHaveLength(MOST_SHEET_PHOTOS);
  const [, second] = await tokensOf(match);
  const refusal = { extras: { refusal: 'SHEET_PHOTO_LIMIT' } };
  const text = { key: 'sheetPhoto.tooMany', params: { max: MOST_SHEET_PHOTOS } };
  await expect(send(second!)).rejects.toMatchObject({ ...refusal, text });
  expect(files.size).toBe(MOST_SHEET_PHOTOS + 1);
});

test('a photo that is too large is refused by its field before it is decoded', async () => {
  const [token] = await tokensOf(match);
  const refused = send(token!, new Uint8Array(PICTURE_BYTES + 1));
  await expect(refused).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(await listed()).toEqual([]);
});

test('a captain whose link ends while the photo is being stored sends none, and no file stays', async () => {
  const [token] = await tokensOf(match);
  meanwhile = async () => {
    meanwhile = async () => undefined;
    await must('DELETE', `/matches/${match}/captain-links`);
  };
  await expect(send(token!)).rejects.toMatchObject({ text: { key: 'captainLink.notFound' } });
  expect(await listed()).toEqual([]);
  expect(files.size).toBe(0);
});

test('a file of a photo that was not kept and cannot be removed is noted', async () => {
  for (let count = 1; count <= MOST_SHEET_PHOTOS; count += 1) await add();
  const before = new Set(files.keys());
  isAway = true;
  await expect(add()).rejects.toMatchObject({ extras: { refusal: 'SHEET_PHOTO_LIMIT' } });
  isAway = false;
  const [key] = [...files.keys()].filter((each) => !before.has(each));
  expect(await db.selectFrom('unwanted_picture').selectAll().execute()).toEqual([
    { key, since: now },
  ]);
});

test('pictures of one team’s captain do not use up the share of another’s', async () => {
  const [first, second] = await tokensOf(match);
  const outcomeOf = (token: string, upload: typeof small) =>
    send(token, upload).then(
      () => 'kept',
      ({ code }) => code,
    );
  const nothing = new Uint8Array(10);
  const outcomes: string[] = [];
  while (!outcomes.includes('TOO_MANY') && outcomes.length < 100)
    outcomes.push(await outcomeOf(first!, nothing));
  expect(new Set(outcomes)).toEqual(new Set(['UNSUPPORTED_TYPE', 'TOO_MANY']));
  expect(await outcomeOf(second!, small)).toBe('kept');
});

test('photos that were kept before a moment go with their files, those of that moment stay', async () => {
  await add();
  const limit = now + 1000;
  now = limit;
  const later = await add();
  const author = { actor: OFFICE, now: limit + 5000 };
  const count = await write(store, author, (tx) => purgeSheetPhotos(tx.db, limit, author.now));
  expect(count).toBe(1);
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([later]);
  const unwanted = await db.selectFrom('unwanted_picture').selectAll().execute();
  expect(unwanted).toEqual([
    { key: expect.stringContaining('sheet_photos/'), since: limit + 5000 },
  ]);
  expect(unwanted[0]!.key).not.toContain(later);
});

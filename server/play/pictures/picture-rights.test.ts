import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PICTURE_BYTES } from '#contract/administration/upload.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { castOf } from '#server/serve/testing/cast.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import {
  createTeamWithLogo,
  putAccountPicture,
  putLeagueLogo,
  putPartnerLogo,
  putPlayerPicture,
  putTeamLogo,
} from './commands.ts';

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
const { ids, people } = await castOf(server);
beforeEach(() => files.clear());

const NOW = Date.now();
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const userOf = (id: string, role: 'Fan' | 'Coach', secretaryOf: readonly string[] = []) =>
  ({
    actor: { kind: 'user', id, name: 'x', email: 'x', role, secretaryOf, managerOf: [] },
    now: NOW,
  }) as const;
const square = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 20, channels: 3, background: '#0b6b3a' } })
      .png()
      .toBuffer(),
  );
const picture = await square(20);
const FORBIDDEN = { code: 'FORBIDDEN' };

test.each([
  ['the logo of a team', putTeamLogo, 'team'],
  ['the picture of a player', putPlayerPicture, 'player'],
  ['the logo of a partner', putPartnerLogo, 'partner'],
  ['the logo of a league', putLeagueLogo, 'league'],
] as const)(
  '%s is refused to people to whom it does not belong, and nothing is stored',
  async (_, put, kind) => {
    for (const author of [
      userOf('x', 'Fan'),
      userOf(people['other coach']!, 'Coach'),
      userOf('x', 'Fan', [ids.otherLeague]),
    ]) {
      const refused = put(store, storage, author, ids[kind], picture);
      await expect(refused).rejects.toMatchObject(FORBIDDEN);
    }
    expect(files.size).toBe(0);
  },
);

test('a new team with a logo is refused to people who create none, and nothing is stored', async () => {
  const colours = { about: '', jerseyColor1: '#0b6b3a', jerseyColor2: '#ffffff' };
  const team = { name: 'Mpya', city: 'Moshi', coach: 'N/A', gender: 'Men', ...colours } as const;
  const author = userOf('x', 'Fan');
  const refused = createTeamWithLogo(store, storage, author, team, picture);
  await expect(refused).rejects.toMatchObject(FORBIDDEN);
  expect(files.size).toBe(0);
});

test('a coach, a secretary and a player with an account change the pictures of their own', async () => {
  await putTeamLogo(store, storage, userOf(people.coach!, 'Coach'), ids.team, picture);
  await putLeagueLogo(store, storage, userOf('x', 'Fan', [ids.league]), ids.league, picture);
  await putPlayerPicture(store, storage, userOf(people.player!, 'Fan'), ids.player, picture);
  const owners = [...files.keys()].map((key) => key.split('/')[1]);
  expect(new Set(owners)).toEqual(new Set([ids.team, ids.league, ids.player]));
});

test('a picture of exactly the largest size is decoded, and one byte more is refused by field', async () => {
  const put = (length: number) =>
    putTeamLogo(store, storage, SYSTEM, ids.team, new Uint8Array(length));
  await expect(put(PICTURE_BYTES)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' });
  await expect(put(PICTURE_BYTES + 1)).rejects.toMatchObject({
    code: 'TOO_LARGE',
    extras: { errors: [{ field: 'file', text: { key: 'picture.tooLarge' } }] },
  });
});

test('a team that cannot be created leaves no logo behind, and its error is the answer', async () => {
  const team = { name: 'Bila', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  async function post() {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...team, club: 'nobody' }))
      form.append(name, value);
    form.append('file', new Blob([picture]), 'logo.png');
    const headers = { authorization: `Bearer ${token}` };
    return app.request('/api/v1/teams/logo', { method: 'POST', body: form, headers });
  }
  expect((await post()).status).toBe(404);
  expect([...files.keys()]).toEqual([]);
  isAway = true;
  expect((await post()).status).toBe(404);
  isAway = false;
  expect(files.size).toBe(3);
  const unwanted = await store.db.selectFrom('unwanted_picture').select('key').execute();
  expect(unwanted.some(({ key }) => files.has(key))).toBe(true);
  expect((await call('GET', '/api/v1/teams?q=Bila')).body.items).toEqual([]);
});

test('a picture of an account is in the audit log with the former one, and the same one changes nothing', async () => {
  const id = people.fan!;
  const author = userOf(id, 'Fan');
  await putAccountPicture(store, storage, author, picture);
  await putAccountPicture(store, storage, author, picture);
  await putAccountPicture(store, storage, author, await square(30));
  await putAccountPicture(store, storage, author, undefined);
  const { body } = await call('GET', `/api/v1/audit?subject=user:${id}`);
  const changes = body.items
    .filter(({ action }: { action: string }) => action === 'account.picture')
    .map(({ before, after }: any) => [before.picture, after.picture]);
  const [removed, changed, added] = changes;
  expect([changes.length, added[0], changed[0], removed[0], removed[1]]).toEqual([
    3,
    null,
    added[1],
    changed[1],
    null,
  ]);
  expect(files.size).toBe(0);
});

test('a picture that comes back after it was let go of is kept', async () => {
  const author = userOf(people.fan!, 'Fan');
  isAway = true;
  await putAccountPicture(store, storage, author, picture);
  await putAccountPicture(store, storage, author, undefined);
  await putAccountPicture(store, storage, author, picture);
  isAway = false;
  const unwanted = await store.db.selectFrom('unwanted_picture').select('key').execute();
  expect(unwanted.filter(({ key }) => key.includes(people.fan!))).toEqual([]);
});

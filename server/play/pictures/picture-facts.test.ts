import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Storage } from '#server/platform/files/storage.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { trailSince } from '#server/testing/trail-since.ts';
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
const { call, store, adminId } = server;
const { db } = store;
beforeEach(() => files.clear());

const OFFICE = { kind: 'system', name: 'test' } as const;
let now = Date.now();
const author = () => ({ actor: OFFICE, now });
const photoOf = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 20, channels: 3, background: '#0b6b3a' } })
      .png()
      .toBuffer(),
  );
const first = await photoOf(20);
const second = await photoOf(30);

const newTeam = { name: 'Nembo', city: 'Moshi', coach: 'N/A', gender: 'Men' } as const;
const newLeague = {
  name: 'Ligi',
  type: 'League',
  startsAt: '2026-12-01',
  location: 'Dodoma',
  partner: 'N/A',
};
const create = async (path: string, body: object): Promise<string> =>
  (await call('POST', `/api/v1/${path}`, body)).body.id;

const NOUNS = [
  ['team', 'teams', newTeam, putTeamLogo, 'logo', 'team_logos', 128],
  ['partner', 'partners', { name: 'Mdhamini' }, putPartnerLogo, 'logo', 'partner_logos', 128],
  ['league', 'leagues', newLeague, putLeagueLogo, 'logo', 'league_logos', 128],
  ['player', 'players', { fullName: 'Asha' }, putPlayerPicture, 'picture', 'player_pictures', 512],
] as const;

test.each(NOUNS)(
  'a new picture of a %s is in the trail with the former one, changes the row and is heard by pages',
  async (noun, path, body, put, word, prefix) => {
    const id = await create(path, body);
    const updatedAt = async () =>
      (
        await db
          .selectFrom(noun as 'team')
          .select('updated_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).updated_at;
    now += 1000;
    const since = await trailSince(store);
    await put(store, storage, author(), id, first);
    expect((await since()).isHeard.site).toBe(true);
    expect(await updatedAt()).toBe(now);
    const changed = now;
    now += 1000;
    const again = await trailSince(store);
    await put(store, storage, author(), id, first);
    expect(await again()).toMatchObject({ entries: [], isHeard: { site: false } });
    expect(await updatedAt(), 'the same picture').toBe(changed);
    await put(store, storage, author(), id, second);
    const pictures = (await trailOf(store, `${noun}:${id}`)).filter(
      ([action]) => action === `${noun}.${word}`,
    ) as [string, Record<string, string | null>, Record<string, string>][];
    const address = expect.stringMatching(new RegExp(`^/files/${prefix}/${id}/`));
    expect(pictures.map(([, before, after]) => [before, after])).toEqual([
      [{ [word]: null }, { [word]: address }],
      [{ [word]: pictures[0]![2][word] }, { [word]: address }],
    ]);
    const { [word]: newest } = pictures[1]![2];
    expect(newest).not.toBe(pictures[0]![2][word]);
    expect([...files.keys()].some((key) => newest!.endsWith(key))).toBe(true);
  },
);

test.each(NOUNS)(
  'a picture of an unknown %s is not found, and nothing is stored',
  async (_, __, ___, put) => {
    await expect(put(store, storage, author(), 'nothing', first)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(files.size).toBe(0);
  },
);

test('the logo of an archived league stays, and nothing is stored', async () => {
  const id = await create('leagues', newLeague);
  await call('DELETE', `/api/v1/leagues/${id}`);
  await expect(putLeagueLogo(store, storage, author(), id, first)).rejects.toMatchObject({
    text: { key: 'league.archived' },
    extras: { refusal: 'LEAGUE_ARCHIVED' },
  });
  expect(files.size).toBe(0);
});

test('a former logo that cannot be removed at once is noted with its hour, and not when it comes back', async () => {
  const id = await create('teams', newTeam);
  const unwanted = async () => {
    const rows = await db.selectFrom('unwanted_picture').selectAll().execute();
    return rows.filter(({ key }) => key.includes(id));
  };
  await putTeamLogo(store, storage, author(), id, first);
  now += 1000;
  isAway = true;
  await putTeamLogo(store, storage, author(), id, second);
  expect(await unwanted()).toMatchObject([{ since: now }]);
  await putTeamLogo(store, storage, author(), id, first);
  const [left, ...others] = await unwanted();
  isAway = false;
  expect(others).toEqual([]);
  const { logo } = (await call('GET', `/api/v1/teams/${id}`)).body;
  expect(logo).not.toContain(left!.key);
});

test('a team with a logo keeps it under its own id in three sizes', async () => {
  const colours = { about: '', jerseyColor1: '#0b6b3a', jerseyColor2: '#ffffff' };
  const id = await createTeamWithLogo(store, storage, author(), { ...newTeam, ...colours }, first);
  const { logo } = (await call('GET', `/api/v1/teams/${id}`)).body;
  expect(logo).toMatch(new RegExp(`^/files/team_logos/${id}/[a-f0-9]{32}-128\\.webp$`));
  const sizes = [...files.keys()].map((key) => key.match(/-(\d+)\.webp$/)?.[1]);
  expect(sizes.toSorted()).toEqual(['128', '32', '64']);
});

test('the picture of an account is kept under its own id, and pages hear of it', async () => {
  const actor = {
    kind: 'user',
    id: adminId,
    name: 'Admin',
    email: 'x',
    role: 'admin',
    secretaryOf: [],
    managerOf: [],
  } as const;
  const since = await trailSince(store);
  await putAccountPicture(store, storage, { actor, now }, first);
  expect((await since()).isHeard.site).toBe(true);
  const { image } = await db
    .selectFrom('user')
    .select('image')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  expect(image).toMatch(new RegExp(`^/files/user_pictures/${adminId}/`));
  isAway = true;
  now += 1000;
  await putAccountPicture(store, storage, { actor, now }, undefined);
  isAway = false;
  const rows = await db.selectFrom('unwanted_picture').selectAll().execute();
  expect(rows.filter(({ key }) => key.includes(adminId))).toMatchObject([{ since: now }]);
});

test('nobody without an account has a picture of the own account', async () => {
  await expect(putAccountPicture(store, storage, author(), first)).rejects.toThrow();
  expect(files.size).toBe(0);
});

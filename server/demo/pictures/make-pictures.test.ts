import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '#server/platform/files/picture-address.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';
import { DEMO_AUTHOR, loadDemo } from '../commands.ts';
import { makePictures } from './make-pictures.ts';
import { memoryStorage } from './memory-storage.ts';
import { PORTRAYED } from './pictured.ts';

const author = { actor: DEMO_AUTHOR, now: Date.parse('2026-03-18T12:00:00Z') };
/** The number of bytes that one picture of a page may cost a reader. */
const MOST_BYTES = 4096;

const storage = memoryStorage();
const { files } = storage;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.store, author);
  await makePictures(server.store, storage, author);
});
afterAll(() => server.stop());

test('the demonstration draws logos of clubs and partners, and portraits of whole squads', async () => {
  const { db } = server.store;
  const logos = async (table: 'team' | 'partner') =>
    (await db.selectFrom(table).select(['name', 'logo']).execute()).filter(({ logo }) => logo);
  expect(await logos('team')).toHaveLength(1);
  expect(await logos('partner')).toHaveLength(2);
  const players = await db
    .selectFrom('player')
    .innerJoin('team', 'team.id', 'player.team_id')
    .select('player.profile_picture')
    .where('team.name', '=', 'Kigoma Stars')
    .execute();
  expect(players.length).toBeGreaterThan(10);
  expect(new Set(players.map(({ profile_picture }) => profile_picture)).size).toBe(players.length);
  expect(PORTRAYED).toHaveLength(3);
});

test('no team with a drawn logo has a match ahead, so that lists of fixtures fetch no pictures', async () => {
  const matches = await server.store.db
    .selectFrom('match')
    .innerJoin('team', (join) =>
      join.on((eb) =>
        eb.or([
          eb('team.id', '=', eb.ref('match.team1_id')),
          eb('team.id', '=', eb.ref('match.team2_id')),
        ]),
      ),
    )
    .select(['team.name', 'match.match_date'])
    .where('team.logo', 'is not', null)
    .execute();
  expect(matches.length).toBeGreaterThan(0);
  expect(matches.filter(({ match_date }) => match_date >= '2026-03-18')).toEqual([]);
});

test('every drawn picture that a page shows is a WebP of at most 4 KB and stands in storage', async () => {
  const rows = await server.store.db
    .selectFrom('player')
    .select('profile_picture as address')
    .where('profile_picture', 'is not', null)
    .unionAll(
      server.store.db.selectFrom('team').select('logo as address').where('logo', 'is not', null),
    )
    .execute();
  expect(rows).toHaveLength(37);
  for (const { address } of rows) expect(files.has(keyOf(address)!)).toBe(true);
  const shown = [...files].filter(([key]) => !key.endsWith('-512.webp'));
  expect(shown.filter(([, bytes]) => bytes.length > MOST_BYTES)).toEqual([]);
  expect((await sharp(shown[0]![1]).metadata()).format).toBe('webp');
});

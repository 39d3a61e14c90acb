import { afterAll, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { removeUnwanted } from '#server/platform/files/forget-pictures.ts';
import { keyOf } from '#server/platform/files/picture-address.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { castOf } from '#server/serve/testing/cast.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { keepPeriods } from './commands.ts';

const files = new Map<string, Uint8Array>();
const storage: Storage = {
  put: async (key, bytes) => void files.set(key, bytes),
  get: async (key) => files.get(key),
  remove: async (key) => void files.delete(key),
};
const server = await startTestServer({ storage });
afterAll(() => server.stop());
const { store } = server;
const { db } = store;
const { ids } = await castOf(server);

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;
const AUTHOR = { actor: { kind: 'system', name: 'retention' }, now: NOW } as const;
const daysAgo = (days: number) => NOW - days * DAY;
const DIGEST = 'a'.repeat(32);

async function stored(address: string): Promise<string> {
  await storage.put(keyOf(address)!, new Uint8Array([1]));
  return address;
}

async function keep() {
  const forgotten = await keepPeriods(store, AUTHOR);
  await removeUnwanted(db, storage, (error) => {
    throw error;
  });
  return forgotten;
}

test('photos of paper sheets go with their files after their period, and not before', async () => {
  const { sheetPhoto } = RETENTION_DAYS;
  const taken = { old: daysAgo(sheetPhoto + 1), young: daysAgo(sheetPhoto - 1) };
  for (const [id, created_at] of Object.entries(taken)) {
    const address = await stored(`/files/sheet_photos/${id}/${DIGEST}-1600.webp`);
    const photo = { id, match_id: ids.match, team_id: null, address, width: 40, height: 30 };
    await db
      .insertInto('sheet_photo')
      .values({ ...photo, created_at })
      .execute();
  }
  expect(await keep()).toMatchObject({ sheetPhoto: 1, document: 0 });
  const left = await db.selectFrom('sheet_photo').select('id').execute();
  expect(left).toEqual([{ id: 'young' }]);
  expect([...files.keys()]).toEqual([`sheet_photos/young/${DIGEST}-1600.webp`]);
  expect(await keep()).toMatchObject({ sheetPhoto: 0 });
  files.clear();
});

test('removed documents go with their files after their period, and documents of leagues stay', async () => {
  const { document } = RETENTION_DAYS;
  const removed = { old: daysAgo(document + 1), young: daysAgo(document - 1), open: null };
  for (const [id, archived_at] of Object.entries(removed)) {
    const address = await stored(`/files/league_documents/${id}/${DIGEST}.pdf`);
    const facts = { id, league_id: ids.league, name: id, kind: 'pdf', bytes: 1 } as const;
    const row = { ...facts, address, created_at: 1, archived_at };
    await db.insertInto('league_document').values(row).execute();
  }
  expect(await keep()).toMatchObject({ document: 1, sheetPhoto: 0 });
  const left = await db.selectFrom('league_document').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['open', 'young']);
  expect(files.size).toBe(2);
});

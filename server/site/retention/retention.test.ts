import { afterAll, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { newId } from '#server/platform/db/id.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { keepPeriods } from './commands.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call } = server;
const { db } = store;

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;
const AUTHOR = { actor: { kind: 'system', name: 'retention' }, now: NOW } as const;
/** A day past the time of its kind, and a day before it. */
const past = (kind: keyof typeof RETENTION_DAYS) => NOW - (RETENTION_DAYS[kind] + 1) * DAY;
const within = (kind: keyof typeof RETENTION_DAYS) => NOW - (RETENTION_DAYS[kind] - 1) * DAY;

test('each kind of data is deleted after its period, and the audit log counts it', async () => {
  const { body: player } = await call('POST', '/api/v1/players', { fullName: 'Asha' });
  const { body: other } = await call('POST', '/api/v1/players', { fullName: 'Neema' });
  const claim = { user_id: server.adminId, note: '', language: 'en', reason: '', asked_at: 1 };
  const feedback = {
    name: null,
    email: null,
    message: 'x',
    page: null,
    read_at: null,
    created_at: 1,
  };
  const signer = { language: 'en', asked_at: 1, mailed_at: 1 };
  const entry = { actor_id: null, actor_name: 'x', action: 'player.update', before: null };
  const phone = JSON.stringify({ phone: '+255700000001', team: 'T' });
  for (const [n, when] of [past, within].entries()) {
    const id = newId(NOW + n);
    await db
      .insertInto('feedback')
      .values({ ...feedback, id, done_at: when('feedback') })
      .execute();
    await db
      .insertInto('player_claim')
      .values({
        ...claim,
        id,
        state: 'refused',
        player_id: n === 0 ? player.id : other.id,
        decided_at: when('request'),
      })
      .execute();
    await db
      .insertInto('subscriber')
      .values({
        ...signer,
        id,
        email: `${n}@example.org`,
        confirmed_at: null,
        asked_at: when('unconfirmed'),
      })
      .execute();
    await db
      .insertInto('audit')
      .values({ ...entry, id, subject: 'player:x', at: when('trailValues'), after: phone })
      .execute();
  }
  const open = { ...feedback, id: newId(NOW + 9), done_at: null };
  await db.insertInto('feedback').values(open).execute();
  const forgotten = await keepPeriods(store, AUTHOR);
  expect(forgotten).toMatchObject({ feedback: 1, request: 1, unconfirmed: 1, trailValues: 1 });
  expect(await db.selectFrom('feedback').selectAll().execute()).toHaveLength(2);
  const trail = await db
    .selectFrom('audit')
    .select('after')
    .where('subject', '=', 'player:x')
    .orderBy('id')
    .execute();
  expect(trail.map(({ after }) => JSON.parse(after!))).toEqual([{ team: 'T' }, JSON.parse(phone)]);
  const [entryOfRun] = (await call('GET', '/api/v1/audit?subject=site:retention')).body.items;
  expect(entryOfRun).toMatchObject({ action: 'site.retention', after: { feedback: 1 } });
  const again = await keepPeriods(store, AUTHOR);
  expect(Object.values(again).every((count) => count === 0)).toBe(true);
});

test('the retention job is run by an administrator or the system only', async () => {
  const actor = {
    kind: 'user',
    id: 'x',
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  } as const;
  await expect(keepPeriods(store, { actor, now: NOW })).rejects.toThrow('needs an administrator');
});

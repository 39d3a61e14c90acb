import type { Transaction } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { FollowKey } from '#contract/accounts/follows.ts';
import { SITE_BUDGET } from '#contract/sms/sms.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { holdBudget, setBudget, takeFromBudget } from './budgets.ts';
import { planTest, setSmsStopped } from './commands.ts';
import { askOptIn, confirmOptIn, OFFICE_OPT_IN, type Person } from './opt-in.ts';

/** Noon in Tanzania. */
const NOON = Date.parse('2026-11-24T09:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const server = await startTestServer({ clock: () => NOON });
afterAll(() => server.stop());
const { store, call } = server;
const { vault, db } = store;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOON } as const;
const FAN = {
  actor: {
    kind: 'user',
    id: 'x',
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  },
  now: NOON,
} as const;
const NUMBER = '+255712345678';
const PERSON: Person = {
  address: vault.digest(NUMBER),
  number: vault.seal(NUMBER),
  language: 'sw',
  carrier: 'sms',
};

beforeEach(async () => {
  for (const table of ['follower', 'sms', 'sms_opt_in', 'sms_budget', 'sms_spent'] as const)
    await db.deleteFrom(table).execute();
});

const inOne = <T>(run: (tx: Transaction<Tables>) => Promise<T>) =>
  write(store, SYSTEM, ({ db: tx }) => run(tx));
const spent = () => db.selectFrom('sms_spent').select(['day', 'spent']).execute();
const optIns = () => db.selectFrom('sms_opt_in').selectAll().orderBy('id').execute();

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}
const TOWN = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
const newTeam = (name: string) => create('/teams', { ...TOWN, name });
const newLeague = () =>
  create('/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Moshi',
    partner: 'N/A',
  });

test('messages are stopped, tried and paid for by administrators alone', async () => {
  const forbidden = { code: 'FORBIDDEN' };
  const message = { number: NUMBER, language: 'sw', prices: { sms: 22 }, carrier: 'sms' } as const;
  await expect(setSmsStopped(store, FAN, true)).rejects.toMatchObject(forbidden);
  await expect(planTest(store, FAN, message)).rejects.toMatchObject(forbidden);
  await expect(setBudget(store, FAN, SITE_BUDGET, 100)).rejects.toMatchObject(forbidden);
});

test('a stop gives up what waits and forgets its number; what was sent stays, and the end of the stop brings nothing back', async () => {
  await setBudget(store, SYSTEM, SITE_BUDGET, 100);
  const message = { number: NUMBER, language: 'en', prices: { sms: 22 }, carrier: 'sms' } as const;
  const sent = await planTest(store, SYSTEM, message);
  await db.updateTable('sms').set({ state: 'sent' }).where('id', '=', sent!).execute();
  const planned = await planTest(store, SYSTEM, message);
  const rowOf = (id: string | undefined) =>
    db.selectFrom('sms').selectAll().where('id', '=', id!).executeTakeFirstOrThrow();
  expect(await rowOf(planned)).toMatchObject({
    state: 'planned',
    kind: 'test',
    budget: SITE_BUDGET,
    estimate: 22,
    text: 'Test message of Wavu.',
    address: PERSON.address,
  });
  expect(vault.open((await rowOf(planned)).number!)).toBe(NUMBER);
  await setSmsStopped(store, SYSTEM, true);
  const stopped = { state: 'stopped', error: 'administrator', number: null };
  expect(await rowOf(planned)).toMatchObject(stopped);
  expect(await rowOf(sent)).toMatchObject({ state: 'sent', error: '' });
  expect(await planTest(store, SYSTEM, message)).toBeUndefined();
  await setSmsStopped(store, SYSTEM, false);
  expect(await rowOf(planned)).toMatchObject(stopped);
  const swahili = await planTest(store, SYSTEM, { ...message, language: 'sw' });
  expect((await rowOf(swahili)).text).toBe('Ujumbe wa jaribio wa Wavu.');
  await setSmsStopped(store, SYSTEM, false);
  expect((await rowOf(swahili)).state, 'no stop').toBe('planned');
  const { items } = (await call('GET', '/api/v1/audit?subject=site:sms')).body;
  const states = items.map(({ action, after }: any) => [action, after.isStopped]);
  expect(states.slice(0, 3)).toEqual([
    ['sms.state', false],
    ['sms.state', false],
    ['sms.state', true],
  ]);
});

test('a test by a carrier that is not set up plans nothing', async () => {
  await setBudget(store, SYSTEM, SITE_BUDGET, 100);
  const message = { number: NUMBER, language: 'sw', prices: { sms: 22 } } as const;
  expect(await planTest(store, SYSTEM, { ...message, carrier: 'whatsapp' })).toBeUndefined();
  expect(await db.selectFrom('sms').selectAll().execute()).toEqual([]);
});

test('the stop of SMS is a setting without keys', async () => {
  await db.deleteFrom('way_setting').where('way', '=', 'sms').execute();
  await setSmsStopped(store, SYSTEM, true);
  const rows = db.selectFrom('way_setting').selectAll().where('way', '=', 'sms');
  const setting = { way: 'sms', public_key: '', private_key: '' };
  expect(await rows.execute()).toMatchObject([{ ...setting, is_stopped: 1 }]);
  await setSmsStopped(store, SYSTEM, false);
  expect(await rows.execute()).toMatchObject([{ ...setting, is_stopped: 0 }]);
});

test('a budget is of the site or of a league that is there, and the trail has both values', async () => {
  const league = await newLeague();
  await setBudget(store, SYSTEM, league, 500);
  await setBudget(store, SYSTEM, league, 700);
  await setBudget(store, SYSTEM, SITE_BUDGET, 300);
  const trailOf = async (subject: string) => {
    const rows = await db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'sms.budget')
      .where('subject', '=', subject)
      .orderBy('id')
      .execute();
    return rows.map(({ before, after }) => [before, after].map((it) => JSON.parse(it!).perDay));
  };
  expect(await trailOf(`league:${league}`)).toEqual([
    [0, 500],
    [500, 700],
  ]);
  expect((await trailOf('site')).at(-1)).toEqual([0, 300]);
  const missing = { code: 'NOT_FOUND', text: { key: 'league.notFound' } };
  await expect(setBudget(store, SYSTEM, 'nothing', 1)).rejects.toMatchObject(missing);
  await call('DELETE', `/api/v1/leagues/${league}`);
  await expect(setBudget(store, SYSTEM, league, 1)).rejects.toMatchObject(missing);
});

test('a day takes as much as its budget has, to the last shilling, and the next day as much again', async () => {
  await setBudget(store, SYSTEM, SITE_BUDGET, 50);
  await setBudget(store, SYSTEM, await newLeague(), 10);
  const take = (price: number, now = NOON) =>
    inOne((tx) => takeFromBudget(tx, SITE_BUDGET, price, now));
  expect(await take(51)).toBe(false);
  expect(await spent()).toEqual([]);
  expect(await take(30)).toBe(true);
  expect(await take(21)).toBe(false);
  await inOne((tx) => holdBudget(tx, SITE_BUDGET, NOON));
  expect(await take(20)).toBe(true);
  expect(await take(1)).toBe(false);
  expect(await spent()).toEqual([{ day: '2026-11-24', spent: 50 }]);
  expect(await take(50, NOON + DAY_MS)).toBe(true);
  expect(await inOne((tx) => takeFromBudget(tx, 'nothing', 1, NOON))).toBe(false);
});

test('a message that costs nothing goes out in a day whose budget was lowered below what is spent', async () => {
  await setBudget(store, SYSTEM, SITE_BUDGET, 50);
  const take = (price: number) => inOne((tx) => takeFromBudget(tx, SITE_BUDGET, price, NOON));
  expect(await take(50)).toBe(true);
  await setBudget(store, SYSTEM, SITE_BUDGET, 10);
  expect([await take(1), await take(0)]).toEqual([false, true]);
});

test('a budget that is held before anything was taken has all of its day left', async () => {
  await setBudget(store, SYSTEM, SITE_BUDGET, 50);
  await inOne((tx) => holdBudget(tx, SITE_BUDGET, NOON));
  expect(await inOne((tx) => takeFromBudget(tx, SITE_BUDGET, 50, NOON))).toBe(true);
});

test('a number that asks again is asked once, in the newer language and from the newer hour on', async () => {
  const team = { kind: 'team', id: await newTeam('Chui') } as const;
  const ask = (language: string, at: number) =>
    inOne((tx) => askOptIn(tx, { ...PERSON, language }, team, at));
  await ask('sw', NOON);
  await ask('en', NOON + 5000);
  expect(await optIns()).toMatchObject([
    {
      address: PERSON.address,
      kind: 'team',
      subject_id: team.id,
      language: 'en',
      asked_at: NOON + 5000,
      confirmed_at: null,
    },
  ]);
});

test('a confirmation is of what was asked for last, within a day, and its first hour is kept', async () => {
  const first = { kind: 'team', id: await newTeam('Faru') } as const;
  const last = { kind: 'team', id: await newTeam('Simba') } as const;
  const confirm = (at: number) => inOne((tx) => confirmOptIn(tx, PERSON, at));
  const ask = (key: FollowKey | typeof OFFICE_OPT_IN, at: number) =>
    inOne((tx) => askOptIn(tx, PERSON, key, at));
  expect(await confirm(NOON)).toBeUndefined();
  await ask(last, NOON + 1000);
  await ask(first, NOON);
  expect(await confirm(NOON + 2000)).toEqual({ name: 'Simba' });
  expect(await confirm(NOON + 3000)).toEqual({ name: 'Simba' });
  const rows = await optIns();
  expect(rows.map((row) => [row.subject_id, row.confirmed_at])).toEqual(
    expect.arrayContaining([
      [last.id, NOON + 2000],
      [first.id, null],
    ]),
  );
  await ask(first, NOON + 10_000);
  expect(await confirm(NOON + 10_000 + DAY_MS), 'a day later').toBeUndefined();
  expect(await confirm(NOON + 9999 + DAY_MS)).toEqual({ name: 'Faru' });

  const [address, ...others] = await db.selectFrom('delivery_address').selectAll().execute();
  expect(others, 'one number is one follower').toEqual([]);
  expect(address).toMatchObject({
    way: 'sms',
    address: PERSON.address,
    language: 'sw',
    quiet_from: '20:00',
    quiet_to: '08:00',
    tries: 0,
    missed: '',
  });
  const notices = await db.selectFrom('follow_tell').selectAll().orderBy('created_at').execute();
  expect(notices).toMatchObject([
    { way: 'sms', subject_id: last.id, sets: 0, start: 0, lineup: 0, created_at: NOON + 2000 },
    { way: 'sms', subject_id: first.id, sets: 0, start: 0, lineup: 0 },
  ]);
});

test('messages of the office are confirmed without a follower, and what is gone by then is confirmed by nobody', async () => {
  await inOne((tx) => askOptIn(tx, PERSON, OFFICE_OPT_IN, NOON));
  expect(await inOne((tx) => confirmOptIn(tx, PERSON, NOON + 1))).toBe('office');
  expect(await optIns()).toMatchObject([{ kind: 'office', confirmed_at: NOON + 1 }]);
  await inOne((tx) => askOptIn(tx, PERSON, { kind: 'team', id: 'nothing' }, NOON + 2));
  expect(await inOne((tx) => confirmOptIn(tx, PERSON, NOON + 3))).toBeUndefined();
  expect(await db.selectFrom('follower').selectAll().execute()).toEqual([]);
  const other = { ...PERSON, address: vault.digest('+255712000000') };
  expect(await inOne((tx) => confirmOptIn(tx, other, NOON + 3)), 'another number').toBeUndefined();
});

import { afterAll, beforeEach, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { newId } from '#server/platform/db/id.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { keepPeriods } from './commands.ts';
import { forgetUnusedAccounts } from './unused-accounts.ts';

const ORIGIN = 'https://wavu.example';
const server = await startTestServer({ mailOrigin: ORIGIN });
afterAll(() => server.stop());
const { store, call } = server;
const { db } = store;

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;
const at = (day: number) =>
  ({ actor: { kind: 'system', name: 'retention' }, now: NOW + day * DAY }) as const;
/** A day past the time of its kind, and a day before it. */
const both = (kind: keyof typeof RETENTION_DAYS) =>
  [1, -1].map((more) => NOW - (RETENTION_DAYS[kind] + more) * DAY);

beforeEach(async () => {
  await db.deleteFrom('audit').execute();
});

async function runs(): Promise<unknown[]> {
  const { body } = await call('GET', '/api/v1/audit?subject=site:retention');
  return body.items.map(({ after }: { after: unknown }) => after);
}

test('mails go after 30 days and not before, and the trail counts them alone', async () => {
  const mail = { recipient: 'a@example.org', subject: 's', text: 't', html: 'h', headers: '{}' };
  const state = { bulk: 0, attempts: 7, due_at: null, last_error: 'x' };
  for (const created_at of both('mail'))
    await db
      .insertInto('mail')
      .values({ id: newId(created_at), ...mail, ...state, created_at })
      .execute();
  expect(await keepPeriods(store, at(0))).toMatchObject({ mail: 1, link: 0, views: 0 });
  expect(await db.selectFrom('mail').select('created_at').execute()).toEqual([
    { created_at: both('mail')[1] },
  ]);
  expect(await runs()).toEqual([{ mail: 1 }]);
});

test('a run that finds nothing leaves no entry in the trail', async () => {
  await keepPeriods(store, at(0));
  expect(await runs()).toEqual([]);
});

test('links go at the end of their life, to the millisecond', async () => {
  const link = { kind: 'nothing', email: 'a@example.org', name: 'A', user_id: null } as const;
  const rows = [NOW, NOW + 1].map((expires_at) => ({
    ...link,
    token_hash: `h${expires_at}`,
    created_at: 1,
    expires_at,
  }));
  await db.insertInto('account_link').values(rows).execute();
  expect(await keepPeriods(store, at(0))).toMatchObject({ link: 1 });
  expect(await db.selectFrom('account_link').select('expires_at').execute()).toEqual([
    { expires_at: NOW + 1 },
  ]);
});

test('tries to sign in go after 90 days, and views after 400', async () => {
  const tries = both('signInTry').map((time) => ({
    id: newId(time),
    user_id: server.adminId,
    at: time,
    outcome: 'done',
  }));
  await db.deleteFrom('sign_in_try').execute();
  await db.insertInto('sign_in_try').values(tries).execute();
  const views = both('views').map((time) => ({
    subject: 'league' as const,
    subject_id: 'x',
    day: localDate(time),
    views: 1,
    followers: 0,
  }));
  await db.insertInto('page_view').values(views).execute();
  expect(await keepPeriods(store, at(0))).toMatchObject({ signInTry: 1, views: 1 });
  expect(await db.selectFrom('sign_in_try').select('id').execute()).toEqual([{ id: tries[1]!.id }]);
  expect(await db.selectFrom('page_view').select('day').execute()).toEqual([
    { day: views[1]!.day },
  ]);
});

test('answered requests of teams go after a year, and open ones stay', async () => {
  const players: string[] = [];
  for (const fullName of ['Asha', 'Saida', 'Zuhura'])
    players.push((await call('POST', '/api/v1/players', { fullName })).body.id);
  const place = { city: 'Tanga', coach: 'N/A', gender: 'Women' };
  const team = (await call('POST', '/api/v1/teams', { ...place, name: 'Chui' })).body.id;
  const request = { team_id: team, asked_by: server.adminId, language: 'en' };
  const [old, young] = both('request');
  const rows = [old!, young!, null].map((decided_at, n) => ({
    ...request,
    id: `r${n}`,
    player_id: players[n]!,
    state: decided_at === null ? ('open' as const) : ('refused' as const),
    reason: '',
    asked_at: 1,
    decided_at,
  }));
  await db
    .insertInto('team_request')
    .values(rows as never)
    .execute();
  expect(await keepPeriods(store, at(0))).toMatchObject({ request: 1 });
  const ids = await db.selectFrom('team_request').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => id)).toEqual(['r1', 'r2']);
});

test('sessions that ran out go, and the one in use stays', async () => {
  const count = async () => (await db.selectFrom('session').select('id').execute()).length;
  const before = await count();
  await keepPeriods(store, at(0));
  expect(await count()).toBe(before);
  await keepPeriods(store, at(RETENTION_DAYS.session + 1));
  expect(await count()).toBe(0);
});

test('an account with a record of an official, a player or a partner is not warned; a revoked or ended token protects nobody', async () => {
  const long = RETENTION_DAYS.unusedAccount + 1;
  const add = (name: string) =>
    addUser(store, at(0), {
      email: `${name}@example.org`,
      name,
      role: 'Fan',
      password: 'mpira wa wavu 6',
    });
  const official = await add('official');
  const player = await add('player');
  const partner = await add('partner');
  await add('revoked');
  await add('ended');
  await add('admin2');
  await db.updateTable('user').set({ role: 'admin' }).where('name', '=', 'admin2').execute();
  const times = { archived_at: null, created_at: NOW, updated_at: NOW };
  const name = { id: 'x', name: 'X', sort_name: 'x', ...times };
  await db
    .insertInto('official')
    .values({
      ...name,
      level: 'National',
      city: '',
      phone: null,
      email: null,
      note: '',
      user_id: official,
    })
    .execute();
  await db
    .insertInto('partner')
    .values({ ...name, link: null, logo: null, user_id: partner })
    .execute();
  const record = (await call('POST', '/api/v1/players', { fullName: 'Neema' })).body.id;
  await db.updateTable('player').set({ user_id: player }).where('id', '=', record).execute();
  for (const owner of ['revoked', 'ended'])
    await addToken(store, at(0), { email: `${owner}@example.org`, name: owner });
  await db
    .updateTable('api_token')
    .set({ revoked_at: NOW })
    .where('name', '=', 'revoked')
    .execute();
  await db
    .updateTable('api_token')
    .set({ expires_at: NOW + long * DAY })
    .where('name', '=', 'ended')
    .execute();
  expect(await forgetUnusedAccounts(store, at(long), ORIGIN)).toEqual({ warned: 2, erased: 0 });
  const warned = await db
    .selectFrom('user')
    .select('name')
    .where('warnedAt', 'is not', null)
    .orderBy('name')
    .execute();
  expect(warned.map((user) => user.name)).toEqual(['ended', 'revoked']);
  const mails = await db
    .selectFrom('mail')
    .select(['recipient', 'bulk'])
    .orderBy('recipient')
    .execute();
  expect(mails.filter(({ bulk }) => bulk === 1).map(({ recipient }) => recipient)).toEqual([
    'ended@example.org',
    'revoked@example.org',
  ]);
  expect(await runs()).toEqual([{ warned: 2 }]);
});

test('a warned account is erased on the thirtieth day and not before', async () => {
  const long = RETENTION_DAYS.unusedAccount + 1;
  const day = RETENTION_DAYS.warned;
  const erasedOn = async (when: number) =>
    (await forgetUnusedAccounts(store, at(when), ORIGIN)).erased;
  expect(await erasedOn(long + day - 1)).toBe(0);
  expect(await erasedOn(long + day)).toBe(2);
});

import { expect, onTestFinished, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { addFirstAdmin } from '#server/accounts/users/first-admin.ts';
import { keepsFirstPassword } from '#server/accounts/users/first-password.ts';
import { TABLE_ORDER } from '#server/exchange/portable/table-order.ts';
import { readDemoState } from '#server/site/setup/demo-state.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';
import { LIVE_PAIRS } from './live-matches.ts';
import { memoryStorage } from './pictures/memory-storage.ts';
import { prepareDemo } from './prepare-demo.ts';
import { startReplay } from './start-replay.ts';

const storage = memoryStorage();
const now = Date.parse('2026-03-18T12:00:00Z');
const author = { actor: DEMO_AUTHOR, now };

async function demonstration() {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  await loadDemo(server.store, author);
  const remove = (token?: string) =>
    server.call('DELETE', '/api/v1/demonstration', undefined, token ? { token } : {});
  const summary = async () => (await server.call('GET', '/api/v1/admin/summary')).body;
  return { ...server, remove, summary };
}

test('starting empty removes teams, leagues and matches; accounts of people and the trail stay', async () => {
  const { store, remove, summary, call } = await demonstration();
  expect((await summary()).beginning.hasDemonstration).toBe(true);
  await call('PATCH', '/api/v1/site', { name: 'Chama cha Wavu Dar' });
  expect((await remove()).status).toBe(204);
  const left: string[] = [];
  for (const table of TABLE_ORDER) {
    if (await store.db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) left.push(table);
  }
  expect(left).toEqual([
    'user',
    'account',
    'api_token',
    'audit',
    'change',
    'counter',
    'site_setting',
  ]);
  const users = await store.db.selectFrom('user').select('email').execute();
  expect(users).toEqual([{ email: 'admin@example.com' }]);
  const { counts, beginning } = await summary();
  expect(counts).toEqual({ live: 0, matches: 0, teams: 0, players: 0, leagues: 0 });
  expect(beginning).toEqual({ hasDemonstration: false, isNamed: true, hasHelpers: false });
});

test('after starting empty the first password opens only the choice of another one', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const { store, call } = server;
  await store.db.updateTable('user').set({ role: 'Fan' }).execute();
  const { email, password } = (await addFirstAdmin(store))!;
  await loadDemo(store, author);
  const before = await signInHere(server, email, password);
  expect(before.signedIn.status).toBe(200);
  const asAdmin = { token: null, headers: { cookie: before.cookie } };
  expect((await call('DELETE', '/api/v1/demonstration', undefined, asAdmin)).status).toBe(204);

  const { signedIn } = await signInHere(server, email, password);
  expect([signedIn.status, signedIn.body.code]).toEqual([401, 'NEW_PASSWORD']);
  expect((await call('GET', '/api/v1/me', undefined, asAdmin)).status).toBe(200);
  expect(await keepsFirstPassword(store)).toBe(true);

  const change = { current: password, password: 'langu peke yangu 7' };
  expect((await call('PUT', '/api/v1/account/password', change, asAdmin)).status).toBe(204);
  expect(await keepsFirstPassword(store)).toBe(false);
  expect((await signInHere(server, email, change.password)).signedIn.status).toBe(200);
});

test('a password that was chosen before starting empty stays', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  await loadDemo(server.store, author);
  const own = { email: 'neema@example.org', password: 'mpira wa wavu 6' };
  await addUser(server.store, author, { ...own, name: 'Neema', role: 'admin' });
  expect((await server.call('DELETE', '/api/v1/demonstration')).status).toBe(204);
  expect((await signInHere(server, own.email, own.password)).signedIn.status).toBe(200);
});

test('only an administrator may start empty, and only where the demonstration is loaded', async () => {
  const { store, remove, summary } = await demonstration();
  const email = 'neema@example.org';
  await addUser(store, author, { email, name: 'Neema', role: 'Fan', password: 'mpira wa wavu 6' });
  expect((await remove(await addToken(store, author, { email, name: 'test' }))).status).toBe(403);
  expect((await summary()).counts.leagues).toBeGreaterThan(0);
  expect((await remove()).status).toBe(204);
  const again = await remove();
  expect([again.status, again.body.detail]).toEqual([409, 'There is no demonstration here.']);
});

test('a removed demonstration is not loaded by a later start, and its matches are not played on', async () => {
  const { store, remove, call } = await demonstration();
  await remove();
  const place = { isOwnFile: true, isNew: false };
  expect(await prepareDemo({ store, storage }, 'auto', place, now)).toBe(false);
  expect(await prepareDemo({ store, storage }, 'on', place, now)).toBe(false);
  for (const name of [LIVE_PAIRS[0].team1, LIVE_PAIRS[0].team2]) {
    const team = { name, gender: LIVE_PAIRS[0].gender, city: 'Dar es Salaam', coach: 'N/A' };
    expect((await call('POST', '/api/v1/teams', team)).status).toBe(201);
  }
  const failures: unknown[] = [];
  const replay = startReplay(store, { now: () => now, onError: (error) => failures.push(error) });
  await replay.stop();
  expect(await store.db.selectFrom('match').selectAll().execute()).toEqual([]);
  expect(failures).toEqual([]);
});

test('a removed demonstration can be loaded again from the command line', async () => {
  const { store, remove } = await demonstration();
  await remove();
  await loadDemo(store, author);
  expect(await readDemoState(store.db)).toBe('loaded');
});

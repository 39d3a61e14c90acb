import { afterAll, expect, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { cookiesOf } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let aheadMs = 0;
const server = await startTestServer({ clock: () => Date.now() + aheadMs });
afterAll(() => server.stop());
const { call, store } = server;

const PASSWORD = 'mpira wa wavu 6';

/** Signs somebody in, who then uses the site after each of these times. @returns the answers */
async function useAfter(
  role: 'Fan' | 'admin',
  times: readonly number[],
  more: { shared?: boolean } = {},
): Promise<number[]> {
  aheadMs = 0;
  const email = `${role}-${times.join('-')}-${more.shared ?? ''}@example.org`;
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  await addUser(store, author, { email, name: 'Neema', role, password: PASSWORD });
  const signedOut = { token: null };
  const body = { email, password: PASSWORD, ...more };
  const signedIn = await call('POST', '/api/auth/sign-in/email', body, signedOut);
  expect(signedIn.status).toBe(200);
  const cookie = cookiesOf(signedIn.headers);
  const statuses = [];
  for (const time of times) {
    aheadMs += time;
    const me = await call('GET', '/api/v1/me', undefined, { token: null, headers: { cookie } });
    statuses.push(me.status);
  }
  return statuses;
}

test('a session on a shared device ends half an hour after its last use', async () => {
  const used = Array.from({ length: 6 }, () => 20 * MINUTE);
  expect(await useAfter('Fan', used, { shared: true })).toEqual(used.map(() => 200));
  expect(await useAfter('Fan', [20 * MINUTE, 32 * MINUTE, 0], { shared: true })).toEqual([
    200, 401, 401,
  ]);
});

test('a session of an administrator ends twelve hours after its last use, other sessions stay', async () => {
  expect(await useAfter('admin', [11 * HOUR, 11 * HOUR, 13 * HOUR])).toEqual([200, 200, 401]);
  expect(await useAfter('Fan', [13 * HOUR, 30 * HOUR])).toEqual([200, 200]);
});

test('the last use of an account is noted with its sign-in and its sessions', async () => {
  await useAfter('Fan', [3 * HOUR]);
  const { lastUsedAt } = await store.db
    .selectFrom('user')
    .select('lastUsedAt')
    .where('email', '=', `Fan-${3 * HOUR}-@example.org`.toLowerCase())
    .executeTakeFirstOrThrow();
  expect(Math.abs(lastUsedAt! - Date.now() - 3 * HOUR)).toBeLessThan(MINUTE);
});

import { afterAll, expect, test } from 'vitest';
import { MOST_FOLLOWS } from '#contract/accounts/follows.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { worldOf } from './testing/world.ts';

const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => Date.now() + ms);
const { team, league, match } = world.ids;

const put = (path: string) =>
  server.call('PUT', `/api/v1${path}`, undefined, { token: world.tokens.fan });

const list = async (role: 'fan' | 'coach' = 'fan') =>
  (await world.done('GET', '/me/follows', undefined, role)).body.items;

test('follows of a device come to the account, and those that are gone are left out', async () => {
  const follows = [
    { kind: 'team', id: team },
    { kind: 'match', id: match },
    { kind: 'league', id: 'gone' },
  ];
  const { body } = await world.done('POST', '/me/follows', { follows }, 'fan');
  expect(body.items.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual(
    expect.arrayContaining([
      ['team', team],
      ['match', match],
    ]),
  );
  expect(body.items).toHaveLength(2);
  expect(body.items.every(({ name }: { name: string }) => name.length > 0)).toBe(true);
  const rows = await server.store.db.selectFrom('follow').select('subject_id').execute();
  expect(rows).toHaveLength(2);
});

test('the same follow twice is one, and each account has its own', async () => {
  await world.done('PUT', `/me/follows/league/${league}`, undefined, 'fan');
  await world.done('PUT', `/me/follows/league/${league}`, undefined, 'fan');
  expect(await list()).toHaveLength(3);
  expect(await list('coach')).toEqual([]);
  await world.done('DELETE', `/me/follows/league/${league}`, undefined, 'fan');
  expect(await list()).toHaveLength(2);
});

test('a team that does not exist cannot be followed', async () => {
  const answer = await put('/me/follows/team/nobody');
  expect(answer.status).toBe(404);
});

test('an account follows at most 200, and a call that brings more changes nothing', async () => {
  const follower = await server.store.db
    .selectFrom('follower')
    .select('id')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: MOST_FOLLOWS - 3 }, (_, n) => ({
    follower_id: follower.id,
    kind: 'match' as const,
    subject_id: `old-${n}`,
    created_at: 1,
  }));
  await server.store.db.insertInto('follow').values(rows).execute();
  expect((await put(`/me/follows/league/${league}`)).status).toBeLessThan(300);
  const answer = await put(`/me/follows/team/${world.ids.otherTeam}`);
  expect([answer.status, answer.body.code]).toEqual([422, 'TOO_MANY_FOLLOWS']);
  expect(await list()).toHaveLength(3);
});

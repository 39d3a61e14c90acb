import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call, store } = server;

type Answer = { status: number; body: any };
const refusalOf = ({ status, body }: Answer) => [status, body.code, body.errors?.[0]?.field];
const trailOf = async (league: string) => {
  const { items } = (await call('GET', `/api/v1/audit?subject=league:${league}&limit=100`)).body;
  return items as { action: string; before: any; after: any }[];
};

test('a decision is about teams of the league alone, each of them once in a draw', async () => {
  const { path, teams } = await newLeague('AB');
  const { teams: others } = await newLeague('X');
  const decide = async (kind: string, body: object) =>
    refusalOf(await call('POST', `${path}/${kind}`, body));
  const notIn = [422, 'NOT_IN_LEAGUE'];
  const fine = { points: -1, reason: 'x' };
  expect(await decide('adjustments', { team: others.X, ...fine })).toEqual([...notIn, 'team']);
  expect(await decide('withdrawals', { team: others.X, policy: 'keep' })).toEqual([
    ...notIn,
    'team',
  ]);
  expect(await decide('lots', { teams: [teams.A, others.X] })).toEqual([...notIn, 'teams']);
  expect(await decide('lots', { teams: [teams.A, teams.A] })).toEqual([422, 'TEAM_TWICE', 'teams']);
  expect((await call('GET', `${path}/decisions`)).body.items).toEqual([]);
});

test('points add up, a withdrawal that is said again replaces, and the trail has both', async () => {
  const { id, path, teams } = await newLeague('AB');
  const fine = { team: teams.A, points: -1, reason: 'No jerseys' };
  for (let n = 0; n < 2; n += 1) await call('POST', `${path}/adjustments`, fine);
  for (const policy of ['keep', 'annul'])
    await call('POST', `${path}/withdrawals`, { team: teams.B, policy });
  const { items } = (await call('GET', `${path}/decisions`)).body;
  expect(items.map(({ kind, policy }: any) => [kind, policy]).sort()).toEqual([
    ['adjustment', undefined],
    ['adjustment', undefined],
    ['withdrawal', 'annul'],
  ]);
  const trail = await trailOf(id);
  const actions = trail.map(({ action }) => action);
  expect(actions.slice(0, 5)).toEqual([
    'league.withdrawal',
    'league.take-back-withdrawal',
    'league.withdrawal',
    'league.adjustment',
    'league.adjustment',
  ]);
  expect(trail[1]!.before).toMatchObject({ team: teams.B, policy: 'keep' });
  expect(trail[3]!.after).toEqual(fine);
});

test('a decision is told to its team, and a lot to none', async () => {
  const { id, path, teams } = await newLeague('AB');
  await call('POST', `${path}/lots`, { teams: [teams.A, teams.B] });
  const messages = () =>
    store.db
      .selectFrom('message')
      .innerJoin('message_to', 'message_to.message_id', 'message.id')
      .select(['message.kind', 'message.facts', 'message_to.recipient'])
      .where('message.league_id', '=', id)
      .execute();
  expect(await messages()).toEqual([]);
  await call('POST', `${path}/adjustments`, { team: teams.A, points: -2, reason: 'No jerseys' });
  const [message, ...others] = await messages();
  expect(others).toEqual([]);
  expect([message!.kind, message!.recipient]).toEqual(['decision', `team:${teams.A}`]);
  expect(JSON.parse(message!.facts)).toMatchObject({
    of: 'adjustment',
    team: teams.A,
    points: -2,
    reason: 'No jerseys',
  });
});

test('a withdrawal is told to its team with its reason', async () => {
  const { id, path, teams } = await newLeague('AB');
  const reason = 'Wachezaji hawatoshi';
  await call('POST', `${path}/withdrawals`, { team: teams.B, policy: 'keep', reason });
  const message = await store.db
    .selectFrom('message')
    .select('facts')
    .where('league_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(message.facts)).toMatchObject({ of: 'withdrawal', team: teams.B, reason });
});

test('a decision is taken back by its own league, and none is changed in an archived one', async () => {
  const league = await newLeague('AB');
  const other = await newLeague('XY');
  const fine = { team: league.teams.A, points: -1, reason: 'x' };
  const { body } = await call('POST', `${league.path}/adjustments`, fine);
  const [{ id }] = (await call('GET', `${league.path}/decisions`)).body.items;
  expect(body.id).toBe(id);
  const elsewhere = await call('DELETE', `${other.path}/decisions/${id}`);
  expect([elsewhere.status, elsewhere.body.text.key]).toEqual([404, 'decision.notFound']);
  expect((await call('GET', `${league.path}/decisions`)).body.items).toHaveLength(1);
  await call('DELETE', league.path);
  const code = async (method: string, path: string, input?: object) =>
    (await call(method, `${league.path}${path}`, input)).body.code;
  const { A, B } = league.teams;
  expect(await code('POST', '/adjustments', fine)).toBe('LEAGUE_ARCHIVED');
  expect(await code('POST', '/lots', { teams: [A, B] })).toBe('LEAGUE_ARCHIVED');
  expect(await code('DELETE', `/decisions/${id}`)).toBe('LEAGUE_ARCHIVED');
});

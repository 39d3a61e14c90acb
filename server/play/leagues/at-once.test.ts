import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

/** The commands of two administrators on one league at the same moment, as on two nodes. */
const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

const TIMES = 8;

function atOnce<T>(work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: TIMES }, (_, index) => work(index)));
}

function statuses(answers: readonly { status: number }[]): number[] {
  return [...new Set(answers.map(({ status }) => status))].sort();
}

test('a team put into several groups at once ends in one', async () => {
  const { path, teams } = await newLeague('ABC');
  const groups = await atOnce(async (index) => {
    const { body } = await call('POST', `${path}/groups`, { name: `G${index % 2}${index}` });
    return body.id as string;
  });
  const added = await atOnce((index) =>
    call('POST', `${path}/groups/${groups[index % 2]}/teams/${teams.A}`),
  );
  expect(statuses(added)).toEqual([200]);
  const { body } = await call('GET', `${path}/groups`);
  expect(body.items.flatMap((group: { teams: unknown[] }) => group.teams)).toHaveLength(1);
});

test('adding a team to a group that is being deleted does not fail halfway', async () => {
  const { path, teams } = await newLeague('AB');
  const id = (await call('POST', `${path}/groups`, { name: 'G' })).body.id;
  const answers = await atOnce((index) =>
    index === 4
      ? call('DELETE', `${path}/groups/${id}`)
      : call('POST', `${path}/groups/${id}/teams/${index % 2 ? teams.A : teams.B}`),
  );
  expect(answers[4]!.status).toBe(204);
  expect(server.failures).toEqual([]);
});

test('a team is not removed from the league while it gets a match', async () => {
  const { id, path, teams } = await newLeague('ABCDEFGHIJKLMNOP');
  const pairs = 'ABCDEFGHIJKLMNOP'.match(/../g)!;
  const day = { matchType: id, matchDate: '2026-12-05', matchTime: '10:00' };
  await Promise.all(
    pairs.flatMap(([first = '', second = '']) => [
      call('POST', '/api/v1/matches', { ...day, team1: teams[first], team2: teams[second] }),
      call('DELETE', `${path}/teams/${teams[first]}`),
    ]),
  );
  expect((await call('GET', `/api/v1/matches?league=${id}`)).body.items).toHaveLength(8);
  expect((await call('GET', path)).body.teams).toHaveLength(16);
});

test('the officials of a match are those of the last list sent', async () => {
  const cup = await newLeague('AB');
  const { body } = await cup.generate({ kind: 'knockout' });
  const official = (await call('POST', '/api/v1/officials', { name: 'Asha' })).body.id;
  const officials = [{ official, duty: 'scorer' }];
  const path = `/api/v1/matches/${body.matches[0].id}/officials`;
  const assigned = await atOnce(() => call('PUT', path, { officials }));
  expect(statuses(assigned)).toEqual([200]);
  expect((await call('GET', path)).body.items).toHaveLength(1);
});

test('a repeated withdrawal counts once', async () => {
  const { path, teams } = await newLeague('ABC');
  const withdrawal = { team: teams.A, policy: 'annul' };
  const responses = await atOnce(() => call('POST', `${path}/withdrawals`, withdrawal));
  expect(statuses(responses)).toEqual([201]);
  expect((await call('GET', `${path}/decisions`)).body.items).toHaveLength(1);
});

test('Swiss rounds are started once', async () => {
  const cup = await newLeague('ABCD');
  const begun = await atOnce(() => cup.generate({ kind: 'swiss', rounds: 2 }));
  expect(statuses(begun)).toEqual([201, 422]);
  expect(await cup.fixtures()).toHaveLength(2);
});

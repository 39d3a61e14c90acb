import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

const actionsOf = async (match: string): Promise<string[]> => {
  const { body } = await call('GET', `/api/v1/audit?subject=match:${match}`);
  return body.items.map(({ action }: { action: string }) => action);
};

test('a team that has withdrawn forfeits the match that it comes into, and the winner is in the final at once', async () => {
  const cup = await newLeague('ABCDEFGH');
  await cup.generate({ kind: 'knockout' });
  for (const label of ['QF2', 'QF3', 'QF4']) {
    const { team1 } = await cup.fixture(label);
    await cup.letWin(label, team1.name);
  }
  await cup.letWin('SF2', (await cup.fixture('SF2')).team1.name);
  const quarter = await cup.fixture('QF1');
  await cup.letWin('QF1', quarter.team1.name);
  await call('DELETE', `/api/v1/matches/${quarter.id}`);
  await call('POST', `${cup.path}/withdrawals`, {
    team: cup.teams[quarter.team1.name],
    policy: 'keep',
  });
  await call('POST', `/api/v1/archive/match/${quarter.id}/restore`);
  const semi = await cup.fixture('SF1');
  const { body } = await call('GET', `/api/v1/matches/${semi.id}`);
  const opponent = [body.team1, body.team2].find(({ name }) => name !== quarter.team1.name);
  expect([body.status, body.forfeit === null, opponent.name]).toEqual([
    'ended',
    false,
    (await cup.fixture('QF2')).team1.name,
  ]);
  expect(await cup.shown('F')).toMatch(/ made$/);
  expect(await cup.shown('F')).toContain(opponent.name);
});

test('a match that loses its teams again is in the audit log, and one that gets others is, too', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const { id } = await cup.fixture('F');
  const semi = await cup.fixture('SF2');
  await call('DELETE', `/api/v1/matches/${semi.id}`);
  expect((await actionsOf(id))[0]).toBe('match.empty');
  await call('POST', `/api/v1/archive/match/${semi.id}/restore`);
  expect((await actionsOf(id))[0]).toBe('match.fill');
});

test('the match of an emptied fixture keeps the day and the court that it was moved to', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const { id } = await cup.fixture('F');
  const place = { matchDate: '2027-01-09', matchTime: '15:30', location: 'Bustani' };
  await call('PATCH', `/api/v1/matches/${id}`, { ...place, court: '2' });
  const semi = await cup.fixture('SF2');
  await call('DELETE', `/api/v1/matches/${semi.id}`);
  expect(await cup.fixture('F')).toMatchObject({ matchDate: '2027-01-09', matchTime: '15:30' });
  await call('POST', `/api/v1/archive/match/${semi.id}/restore`);
  const { body } = await call('GET', `/api/v1/matches/${id}`);
  expect(body).toMatchObject({ ...place, court: '2' });
});

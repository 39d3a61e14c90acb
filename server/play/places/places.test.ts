import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

async function placesOf(path: string) {
  const { body, status } = await call('GET', `${path}/places`, undefined, { token: null });
  expect(status, JSON.stringify(body)).toBe(200);
  const items = body.items as { rank: number; team: { name: string }; tie: string | null }[];
  return {
    over: body.over,
    items: items.map(({ rank, team, tie }) => `${rank} ${team.name} ${tie}`),
  };
}

const trophies = async (query = '') =>
  (await call('GET', `/api/v1/trophies${query}`, undefined, { token: null })).body;

test('a cup with groups has its places from the final down to the last of the tables', async () => {
  const cup = await newLeague('ABCDEF');
  await cup.generate({
    kind: 'groups',
    groups: 2,
    playOffs: [{ places: [1, 2], classification: 'third-place' }],
  });
  await cup.playGroups();
  expect(await placesOf(cup.path)).toEqual({ over: false, items: [] });
  await cup.letWin('SF1', (await cup.fixture('SF1')).team1.name);
  await cup.letWin('SF2', (await cup.fixture('SF2')).team1.name);
  await cup.letWin('P3', (await cup.fixture('P3')).team2.name);
  expect((await placesOf(cup.path)).over).toBe(false);
  const { team1: second, team2: first } = await cup.fixture('F');
  const { team1: fourth, team2: third } = await cup.fixture('P3');
  await cup.letWin('F', first.name);
  const { over, items } = await placesOf(cup.path);
  expect(over).toBe(true);
  expect(items.slice(0, 4)).toEqual([
    `1 ${first.name} F`,
    `2 ${second.name} F`,
    `3 ${third.name} P3`,
    `4 ${fourth.name} P3`,
  ]);
  expect(items.slice(4).map((item) => item.replace(/[A-F] /, ''))).toEqual(['5 null', '5 null']);
  const won = (await trophies()).items.find((trophy: { league: { id: string } }) =>
    cup.path.endsWith(trophy.league.id),
  );
  expect(won).toMatchObject({ startsAt: expect.any(String), team: { name: first.name } });
});

test('a league without a knock-out has the ranks of its table, and its winner a trophy', async () => {
  const league = await newLeague('GHI');
  await league.generate({ kind: 'round-robin' });
  const before = (await trophies()).items.length;
  for (const { id, team1, team2 } of await league.fixtures())
    await league.win(id, team1.name < team2.name ? 'team1' : 'team2');
  expect((await placesOf(league.path)).items).toEqual(['1 G null', '2 H null', '3 I null']);
  expect((await trophies()).items).toHaveLength(before + 1);
});

test('rounds that were entered by hand decide by their names', async () => {
  const cup = await newLeague('JKLM');
  const id = cup.path.split('/').at(-1)!;
  const play = async (round: string, winner: string, loser: string) => {
    const { body } = await call('POST', '/api/v1/matches', {
      team1: cup.teams[winner],
      team2: cup.teams[loser],
      matchType: id,
      matchDate: '2026-12-05',
      matchTime: '15:00',
      round,
    });
    await cup.win(body.id, 'team1');
  };
  await play('Nusu fainali', 'K', 'J');
  await play('Nusu fainali', 'M', 'L');
  await play('Fainali', 'M', 'K');
  await play('Third place', 'L', 'J');
  expect((await placesOf(cup.path)).items).toEqual(['1 M F', '2 K F', '3 L P3', '4 J P3']);
});

test('an unknown league is not found, and trophies come in pages', async () => {
  expect((await call('GET', '/api/v1/leagues/none/places')).status).toBe(404);
  const first = await trophies('?limit=1');
  expect(first.items).toHaveLength(1);
  const second = await trophies(`?limit=1&cursor=${first.next}`);
  expect(second.items[0].league.id).not.toBe(first.items[0].league.id);
});

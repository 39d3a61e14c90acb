import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

type Planned = Awaited<ReturnType<typeof newLeague>>;

async function play(league: Planned): Promise<void> {
  expect((await league.generate({ kind: 'round-robin' })).status).toBe(201);
  await league.playGroups();
}

const phases = (league: Planned, body: object) => call('PATCH', league.path, { phases: body });

const again = (league: Planned, more: object = {}) =>
  call('POST', `${league.path}/copies`, {
    name: 'Next',
    startsAt: '2027-12-01',
    moves: true,
    ...more,
  });

const namesOf = (body: { teams: { name: string }[] }) => body.teams.map(({ name }) => name).sort();

/** As between two leagues of a country: the last goes down, the first comes up. */
test('the next season has the promoted for the relegated, in the upper league and in the lower', async () => {
  const upper = await newLeague('ABCD');
  const lower = await newLeague('EFGH');
  await phases(upper, { relegation: { places: 1, league: lower.id } });
  await phases(lower, { promotion: { places: 1, league: upper.id } });
  await play(upper);
  const early = await again(upper);
  expect(early.body).toMatchObject({ code: 'PLACES_OPEN', errors: [{ field: 'moves' }] });
  await play(lower);
  expect(namesOf((await again(upper)).body)).toEqual(['A', 'B', 'C', 'E']);
  expect(namesOf((await again(lower)).body)).toEqual(['D', 'F', 'G', 'H']);
  expect(namesOf((await again(upper, { moves: false })).body)).toEqual(['A', 'B', 'C', 'D']);
});

test('the new league is about the same neighbours, and takes over no results', async () => {
  const upper = await newLeague('AB');
  const before = await newLeague('CD');
  await phases(upper, { relegation: { places: 1, league: null }, carryOver: before.id });
  await play(upper);
  const { body } = await again(upper);
  expect(body.phases).toMatchObject({
    carryOver: null,
    relegation: { places: 1, league: null },
  });
  expect(namesOf(body)).toEqual(['A']);
});

test('a league that is not over relegates nobody: its next season is refused and not made', async () => {
  const upper = await newLeague('ABCD');
  await phases(upper, { relegation: { places: 1, league: null } });
  const refused = { status: 422, body: { code: 'PLACES_OPEN', errors: [{ field: 'moves' }] } };
  const leagues = async () => (await call('GET', '/api/v1/leagues')).body.items.length;
  const before = await leagues();
  expect(await again(upper)).toMatchObject(refused);
  expect((await upper.generate({ kind: 'round-robin' })).status).toBe(201);
  expect(await again(upper)).toMatchObject(refused);
  expect(await leagues()).toBe(before);
  await upper.playGroups();
  expect(namesOf((await again(upper)).body)).toEqual(['A', 'B', 'C']);
});

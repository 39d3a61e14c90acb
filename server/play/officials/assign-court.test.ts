import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const call = (method: string, path: string, body?: unknown) =>
  server.call(method, `/api/v1${path}`, body);

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}
const newTeam = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });
const kibo = await newTeam('Kibo');
const meru = await newTeam('Meru');
const newLeague = (name: string) =>
  create('/leagues', {
    name,
    type: 'Bonanza',
    startsAt: '2027-03-01',
    location: 'Moshi',
    partner: 'N/A',
  });
const DAY = '2027-03-06';
const newMatch = (league: string, matchTime: string, facts: object = {}) =>
  create('/matches', {
    team1: kibo,
    team2: meru,
    matchType: league,
    matchDate: DAY,
    matchTime,
    location: 'Coco',
    court: '1',
    ...facts,
  });
const official = (name: string) => create('/officials', { name });
const juma = await official('Juma');
const asha = await official('Asha');
const hamisi = await official('Said');

const assign = (league: string, officials: [string, string][], facts: object = {}) =>
  call('POST', `/leagues/${league}/crews`, {
    date: DAY,
    location: 'Coco',
    court: '1',
    officials: officials.map(([id, duty]) => ({ official: id, duty })),
    ...facts,
  });
async function crewOf(match: string): Promise<string[]> {
  const { body } = await call('GET', `/matches/${match}/officials`);
  return body.items.map((it: { name: string; duty: string }) => `${it.duty} ${it.name}`);
}

test('the officials of a court are those of its matches of that day, and of no others', async () => {
  const league = await newLeague('Bonanza 1');
  const first = await newMatch(league, '09:00');
  const second = await newMatch(league, '10:00');
  const others = [
    await newMatch(league, '09:00', { court: '2' }),
    await newMatch(league, '11:00', { court: null }),
    await newMatch(league, '09:00', { matchDate: '2027-03-07' }),
    await newMatch(league, '12:00', { location: 'Uhuru' }),
    await newMatch(await newLeague('Bonanza 2'), '13:00'),
  ];
  const { status, body } = await assign(league, [
    [juma, 'referee1'],
    [asha, 'scorer'],
  ]);
  expect(status).toBe(200);
  expect(body.items).toEqual([
    { match: first, before: [] },
    { match: second, before: [] },
  ]);
  for (const match of [first, second]) {
    expect(await crewOf(match)).toEqual(['referee1 Juma', 'scorer Asha']);
  }
  for (const match of others) expect(await crewOf(match)).toEqual([]);
});

test('they take the place of whoever has these duties, and officials of other duties stay', async () => {
  const league = await newLeague('Bonanza 3');
  const match = await newMatch(league, '09:00');
  const before = [
    { official: juma, duty: 'referee1' },
    { official: asha, duty: 'referee2' },
    { official: hamisi, duty: 'delegate' },
  ];
  await call('PUT', `/matches/${match}/officials`, { officials: before });
  const { body } = await assign(league, [[asha, 'referee1']]);
  expect(await crewOf(match)).toEqual(['referee1 Asha', 'delegate Said']);
  expect(body.items).toEqual([{ match, before }]);
});

test('an answer to a duty that stays is not asked for again', async () => {
  const league = await newLeague('Bonanza 4');
  const match = await newMatch(league, '09:00');
  await assign(league, [[juma, 'referee1']]);
  await call('POST', `/matches/${match}/officials/${juma}/answer`, { answer: 'accepted' });
  await assign(league, [
    [juma, 'referee1'],
    [asha, 'scorer'],
  ]);
  const { body } = await call('GET', `/matches/${match}/crew`);
  expect(body.items).toMatchObject([{ answer: 'accepted' }, { answer: 'open' }]);
});

test('a court without names has its matches by null, and a match that has begun stays', async () => {
  const league = await newLeague('Bonanza 5');
  const begun = await newMatch(league, '09:00', { court: null });
  const coming = await newMatch(league, '10:00', { court: null });
  await call('POST', `/matches/${begun}/status`, { status: 'Live' });
  const { body } = await assign(league, [[juma, 'scorer']], { court: null });
  expect(body.items.map((it: { match: string }) => it.match)).toEqual([coming]);
  expect(await crewOf(begun)).toEqual([]);
});

test('a list that cannot be is refused by its field, and no match of the court is changed', async () => {
  const league = await newLeague('Bonanza 6');
  const match = await newMatch(league, '09:00');
  const refusal = async (officials: [string, string][], facts: object = {}) => {
    const answer = await assign(league, officials, facts);
    return [answer.status, answer.body.errors?.[0]?.field];
  };
  expect(await refusal([])).toEqual([400, 'officials']);
  expect(await refusal([[juma, 'umpire']])).toEqual([400, 'officials.0.duty']);
  expect(await refusal([[juma, 'scorer']], { court: '9' })).toEqual([422, 'court']);
  expect(await refusal([[juma, 'scorer']], { date: '2027-02-30' })).toEqual([400, 'date']);
  expect(
    await refusal([
      [asha, 'referee1'],
      ['nobody', 'scorer'],
    ]),
  ).toEqual([422, 'officials.1.official']);
  expect(
    await refusal([
      [asha, 'referee1'],
      [asha, 'scorer'],
    ]),
  ).toEqual([422, 'officials.1.official']);
  expect(await crewOf(match)).toEqual([]);
});

import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { ussdQueries } from '../ussd/queries.ts';
import { findSubject } from './find-subject.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const source = ussdQueries(server.store, () => NOW);

async function create(path: string, body: object): Promise<string> {
  const answer = await server.call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}
const team = (name: string, gender = 'Men') =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender });
const newLeague = (name: string) =>
  create('/leagues', {
    name,
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Moshi',
    partner: 'N/A',
  });

const league = await newLeague('Ligi ya Moshi');
const coming = await newLeague('Kombe la Tanga');
const chuiB = await team('Chui B');
const chui = await team('Chui');
const faru = await team('Faru');
const faruB = await team('Faru B');
const simba = await team('Simba');
const match = (team1: string, team2: string, day: number) =>
  create('/matches', {
    team1,
    team2,
    matchType: league,
    matchDate: `2026-12-${String(day).padStart(2, '0')}`,
    matchTime: '14:00',
  });
for (const day of [1, 2, 3, 4, 5]) await match(chui, simba, day);
const ofReserves = await match(chui, faruB, 6);
const ofFirst = await match(faru, chui, 7);
const ofOthers = await match(chuiB, faruB, 8);

test.each([
  ['Chui - Faru', ofFirst],
  ['faru v chui', ofFirst],
  ['Chui – Faru B', ofReserves],
  ['Chui B - Faru B', ofOthers],
])(
  '%j is the match of the teams with these names, however many come before it',
  async (typed, id) => {
    expect(await findSubject(source, typed)).toMatchObject({ kind: 'match', id });
  },
);

test('a match that has been called off is not found', async () => {
  const other = await match(simba, faru, 9);
  expect(await findSubject(source, 'Simba - Faru')).toMatchObject({ id: other });
  const { status } = await server.call('DELETE', `/api/v1/matches/${other}`);
  expect([status, await findSubject(source, 'Simba - Faru')]).toEqual([204, undefined]);
});

test('a league that is not played yet is found by its whole name alone', async () => {
  const found = { kind: 'league', id: coming, name: 'Kombe la Tanga' };
  expect(await findSubject(source, 'LIGI Kombe la Tanga')).toEqual(found);
  expect(await findSubject(source, 'kombe la tanga')).toEqual(found);
  expect(await findSubject(source, 'LIGI Tanga')).toBeUndefined();
  expect(await findSubject(source, 'LIGI Moshi')).toMatchObject({ id: league });
});

import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '#domain/access/actor.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { getBlankSheets } from './blank-queries.ts';
import { blankSheet } from './blank-sheet.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const DATE = '2026-12-12';
const NOW = Date.parse('2026-12-12T06:00:00Z');
const person = (secretaryOf: string[], role = 'official') =>
  ({ kind: 'user', id: 'katibu', name: 'Katibu', email: '', role, secretaryOf }) as const;
const ADMIN = person([], 'admin');

async function leagueWithMatch() {
  const league = await newLeague(server, ['Duma', 'Nyati']);
  const { Duma: team1, Nyati: team2 } = league.teams;
  const plan = { matchType: league.id, matchDate: DATE, matchTime: '16:00' };
  const created = await call('POST', '/api/v1/matches', { team1, team2, ...plan });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  return { ...league, team1: team1!, match: created.body.id as string };
}

async function addPlayer(team: string, player: object) {
  const { body } = await call('POST', '/api/v1/players', player);
  await call('POST', `/api/v1/teams/${team}/players`, { playerId: body.id });
}

const own = await leagueWithMatch();
await addPlayer(own.team1, { fullName: 'Asha Juma', jerseyNumber: 7, dateOfBirth: '1999-01-01' });
await addPlayer(own.team1, { fullName: 'Bila Namba', dateOfBirth: '1999-01-01' });
await addPlayer(own.team1, { fullName: 'Mtoto', jerseyNumber: 9, dateOfBirth: '2015-01-01' });
const other = await leagueWithMatch();
const idsOf = ({ sheets }: Awaited<ReturnType<typeof getBlankSheets>>) =>
  sheets.map(({ match }) => match.id).toSorted();

test('a blank sheet has a panel for each set that the rules allow, and no score', () => {
  const team = {
    coach: '',
    names: new Map([
      [12, 'B'],
      [3, 'A'],
    ]),
  };
  const indoor = blankSheet(PRESETS.indoor, team, team);
  expect(indoor.sets.map(({ set }) => set)).toEqual([1, 2, 3, 4, 5]);
  expect([indoor.team1.players, indoor.results, indoor.winner]).toEqual([[3, 12], [], null]);
  expect(blankSheet(PRESETS.beach, team, team).sets).toHaveLength(3);
});

test('an administrator has the sheets of all matches of the day, with the rosters', async () => {
  const day = await getBlankSheets(store, { date: DATE }, { actor: ADMIN, now: NOW });
  expect(idsOf(day)).toEqual([own.match, other.match].toSorted());
  const { team1 } = day.sheets.find(({ match }) => match.id === own.match)!;
  expect([...team1.names]).toEqual([
    [7, 'Asha Juma'],
    [9, 'Mtoto'],
  ]);
  expect(team1.unnumbered).toEqual(['Bila Namba']);
});

test('a secretary has the sheets of the own leagues alone, without names of minors', async () => {
  const reader = { actor: person([own.id]), now: NOW };
  const day = await getBlankSheets(store, { date: DATE }, reader);
  expect(idsOf(day)).toEqual([own.match]);
  expect([...day.sheets[0]!.team1.names.values()]).toEqual(['Asha Juma']);
  expect(idsOf(await getBlankSheets(store, { date: DATE, league: own.id }, reader))).toEqual([
    own.match,
  ]);
  const foreign = getBlankSheets(store, { date: DATE, league: other.id }, reader);
  await expect(foreign).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the file has three pages for an indoor match, in both languages and sizes', async () => {
  const path = `/api/v1/days/${DATE}/blank-sheets.pdf?league=${own.id}`;
  const headers = { authorization: `Bearer ${server.token}` };
  for (const [form, size] of [
    ['lang=en', '841.89 595.28'],
    ['lang=sw&paper=A3', '1190.55 841.89'],
  ] as const) {
    const answer = await server.app.request(`${path}&${form}`, { headers });
    const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(3);
    expect(text).toContain(size);
  }
  expect(server.failures).toEqual([]);
});

test('visitors and people without a league are refused, and a wrong day is named', async () => {
  const path = `/api/v1/days/${DATE}/blank-sheets.pdf`;
  expect((await call('GET', path, undefined, { token: null })).status).toBe(401);
  const wrong = await call('GET', '/api/v1/days/2026-13-01/blank-sheets.pdf');
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'date']);
  const nobody = await getBlankSheets(store, { date: DATE }, { actor: ANONYMOUS, now: NOW });
  expect(nobody.sheets).toEqual([]);
});

test('a match that is over needs no sheet any more', async () => {
  await other.win(other.match, 'team1');
  const day = await getBlankSheets(store, { date: DATE }, { actor: ADMIN, now: NOW });
  expect(idsOf(day)).toEqual([own.match]);
});

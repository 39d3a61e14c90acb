import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '#domain/access/actor.ts';
import { emptyLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { getSheetFacts } from '../queries.ts';
import { getBlankSheets } from './blank-queries.ts';
import { blankSheet } from './blank-sheet.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const DATE = '2026-12-12';
const NOW = Date.parse('2026-12-12T06:00:00Z');
const person = (secretaryOf: string[], role = 'official') =>
  ({
    kind: 'user',
    id: 'katibu',
    name: 'Katibu',
    email: '',
    role,
    secretaryOf,
    managerOf: [],
  }) as const;
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
  const names = new Map([
    [12, 'B'],
    [3, 'A'],
  ]);
  const teams = { team1: { coach: '', names }, team2: { coach: '', names } };
  const { sheet } = blankSheet(emptyLog(PRESETS.indoor), teams);
  expect(sheet.sets.map(({ set }) => set)).toEqual([1, 2, 3, 4, 5]);
  expect([sheet.team1.players, sheet.results, sheet.winner]).toEqual([[3, 12], [], null]);
  expect(blankSheet(emptyLog(PRESETS.beach), teams).sheet.sets).toHaveLength(3);
});

test('before a match its own scoresheet is blank with the roster, afterwards it is not', async () => {
  const { match, team1, win } = await leagueWithMatch();
  await addPlayer(team1, { fullName: 'Rehema', jerseyNumber: 4, dateOfBirth: '1999-01-01' });
  const before = await getSheetFacts(store, ANONYMOUS, match, NOW);
  expect([before.isBlank, before.sheet.sets.length, before.sheet.team1.players]).toEqual([
    true,
    5,
    [4],
  ]);
  await win(match, 'team1');
  const after = await getSheetFacts(store, ANONYMOUS, match, NOW);
  expect([after.isBlank, after.sheet.sets.length]).toEqual([undefined, 3]);
  await call('DELETE', `/api/v1/matches/${match}`);
});

test('a team list of the table stands on the blank sheet instead of the roster', async () => {
  const { match, team1 } = await leagueWithMatch();
  await addPlayer(team1, { fullName: 'Bila Namba', dateOfBirth: '1999-01-01' });
  const { epoch, seq } = (await call('POST', `/api/v1/matches/${match}/pen`)).body;
  const list = { players: [1, 2, 3, 4, 5, 6, 9], captain: 4, liberos: [9] };
  const setup = { type: 'match-setup', team1: list, id: randomUUID(), at: NOW };
  const body = { epoch, baseSeq: seq, events: [setup] };
  expect((await call('POST', `/api/v1/matches/${match}/events`, body)).status).toBe(200);
  const facts = await getSheetFacts(store, ANONYMOUS, match, NOW);
  expect([facts.isBlank, facts.team1.unnumbered]).toEqual([true, []]);
  expect(facts.sheet.team1).toMatchObject({ captain: 4, liberos: [9] });
  await call('DELETE', `/api/v1/matches/${match}`);
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
  const signedOut = await getBlankSheets(store, { date: DATE }, { actor: ANONYMOUS, now: NOW });
  expect(signedOut.sheets).toEqual([]);
});

test('a match that is over needs no sheet any more', async () => {
  await other.win(other.match, 'team1');
  const day = await getBlankSheets(store, { date: DATE }, { actor: ADMIN, now: NOW });
  expect(idsOf(day)).toEqual([own.match]);
});

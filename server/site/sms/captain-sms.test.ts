import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { gsmLength, gsmText } from '#server/site/ussd/gsm-text.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { postSms } from './post.ts';
import { sendPlanned } from './send.ts';
import { startGateway } from './testing/gateway.ts';

const KEY = 'a-key-of-the-gateway';
const DAY = '2027-01-10';
const START = Date.parse(`${DAY}T12:00:00Z`);
const HOUR = 60 * 60_000;
let now = START;
const fake = await startGateway('africastalking');
const server = await startTestServer({
  clock: () => now,
  sms: { sms: { gateways: { sms: fake.gateway }, send }, key: KEY, number: '0755000000' },
});
const { store, call, app } = server;
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

let sending = Promise.resolve();
function send(): Promise<void> {
  const post = (
    parts: Parameters<typeof sendPlanned>[1] extends (p: infer P) => unknown ? P : never,
  ) => Promise.all(parts.map((part) => postSms(fake.gateway, part)));
  sending = sending.then(() => sendPlanned(store, post, () => now));
  return sending;
}

await call('PUT', '/api/v1/sms/budgets/site', { perDay: 100_000 });

let texts = 0;
/** @returns the answer that goes out to this number; undefined for none */
async function text(
  from: string,
  words: string,
  id = `in-${texts++}`,
): Promise<string | undefined> {
  const before = fake.taken.length;
  const answer = await app.request(`/sms/${KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ from, to: '0755000000', text: words, id, linkId: 'l' }),
  });
  expect(answer.status).toBe(204);
  await send();
  const [sent, ...others] = fake.taken.slice(before);
  expect(others).toEqual([]);
  if (sent === undefined) return undefined;
  expect(sent.to).toBe(from);
  expect(gsmLength(sent.text)).toBeLessThanOrEqual(160);
  expect(gsmText(sent.text)).toBe(sent.text);
  return sent.text;
}

let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `+255712${String(numbers).padStart(6, '0')}`;
}

/** A match of today at ten, and a number for the captain of each team. */
async function newMatch(names: readonly [string, string] = ['Simba', 'Yanga'], facts: object = {}) {
  const { id: league, teams } = await newLeague(server, names);
  const captains: string[] = [];
  for (const name of names) {
    const number = newNumber();
    captains.push(number);
    const path = `/api/v1/leagues/${league}/captain-numbers/${teams[name]}`;
    expect((await call('PUT', path, { numbers: [number] })).status).toBe(204);
  }
  const create = async (more: object = {}) => {
    const fixture = { team1: teams[names[0]], team2: teams[names[1]], matchType: league };
    const when = { matchDate: DAY, matchTime: '10:00' };
    const { status, body } = await call('POST', '/api/v1/matches', {
      ...fixture,
      ...when,
      ...facts,
      ...more,
    });
    expect(status).toBe(201);
    return body.id as string;
  };
  const id = await create();
  const read = async () => (await call('GET', `/api/v1/matches/${id}`)).body;
  const reports = async () =>
    (await call('GET', `/api/v1/matches/${id}/captain-reports`)).body.items;
  return { id, league, teams, first: captains[0]!, second: captains[1]!, create, read, reports };
}

const WON = 'MATOKEO 3-1 25-20 18-25 25-15 25-19';
const LOST = 'MATOKEO 1-3 20-25 25-18 15-25 19-25';
const LINE = 'Simba 3-1 Yanga (25-20 18-25 25-15 25-19)';

test('a result that both captains send, each with the points of its own team first, is published', async () => {
  const match = await newMatch();
  expect(await text(match.first, WON)).toBe(
    `${LINE} imepokelewa. Yanga wathibitishe. Kosa? Tuma tena.`,
  );
  expect(await match.read()).toMatchObject({ status: 'not started', seq: 0 });
  expect(await text(match.second, LOST)).toBe(`${LINE} imechapishwa. Asante!`);
  expect(await match.read()).toMatchObject({
    status: 'ended',
    winner: 'team1',
    team1Wins: 3,
    team2Wins: 1,
  });
  const trail = await trailOf(store, `match:${match.id}`);
  expect(trail.filter(([action]) => action === 'match.captain-report')).toHaveLength(2);
});

test('the second captain asks what the first one sent, and confirms it by one word', async () => {
  const match = await newMatch();
  await text(match.first, WON);
  expect(await text(match.second, 'RESULT')).toBe(
    `Simba sent: ${LINE}. Right? Send RESULT YES. Else send your sets.`,
  );
  expect(await text(match.second, 'RESULT YES')).toBe(`${LINE} is published. Thank you!`);
  expect((await match.read()).status).toBe('ended');
});

test('a captain who confirms what nobody has sent hears so, and nothing is kept', async () => {
  const match = await newMatch();
  expect(await text(match.first, 'MATOKEO NDIYO')).toContain('mpinzani hajatuma');
  expect(await match.reports()).toEqual([]);
});

test('captains who both write the winner first contradict each other, and the office decides', async () => {
  const match = await newMatch();
  await text(match.first, WON);
  expect(await text(match.second, WON)).toContain('Simba wametuma tofauti. Ofisi itaamua.');
  expect((await match.read()).status).toBe('not started');
  const waiting = `/api/v1/admin/matches?concern=captains-differ&league=${match.league}`;
  expect((await call('GET', waiting)).body.items).toMatchObject([{ id: match.id }]);
  // Each of them may still correct the own report.
  expect(await text(match.second, LOST)).toContain('imechapishwa');
});

test('a link and a text agree with each other', async () => {
  const match = await newMatch();
  await text(match.first, WON);
  const { body } = await call('POST', `/api/v1/matches/${match.id}/captain-links`);
  const sets = [
    [25, 20],
    [18, 25],
    [25, 15],
    [25, 19],
  ];
  const sent = await call('POST', '/api/v1/captain-reports', { token: body.items[1].token, sets });
  expect(sent.body.state).toBe('over');
});

test('a result that the rules refuse is not kept, and the answer says why', async () => {
  const match = await newMatch();
  const cases: [string, string][] = [
    ['MATOKEO 3-1 25-24 18-25 25-15 25-19', 'Seti ya 1 haiwezi kuisha 25-24.'],
    ['MATOKEO 2-0 25-20 25-18', 'Seti hizi ni 2-0: hakuna mshindi.'],
    ['MATOKEO 3-0 25-20 18-25 25-15 25-19', 'Umeandika 3-0, lakini seti ni 3-1.'],
    ['MATOKEO 3-1', 'Tuma MATOKEO 3-1 25-20'],
    ['RESULT 3-1 25-20 and so on', 'Send RESULT 3-1 25-20'],
  ];
  for (const [words, answer] of cases) expect(await text(match.first, words)).toContain(answer);
  expect(await match.reports()).toEqual([]);
  expect(await match.read()).toMatchObject({ status: 'not started', seq: 0 });
});

test('a match that is over, called off or scored at its table takes no text', async () => {
  const over = await newMatch();
  await text(over.first, WON);
  await text(over.second, LOST);
  expect(await text(over.second, LOST)).toContain('imechapishwa');
  expect(await text(over.second, WON)).toContain('ina matokeo mengine tayari');
  const off = await newMatch();
  await call('POST', `/api/v1/matches/${off.id}/status`, { status: 'postponed' });
  expect(await text(off.first, WON)).toBe('Simba - Yanga imeahirishwa au kufutwa.');
  const scored = await newMatch();
  const set = { team1Score: 25, team2Score: 3 };
  await call('PUT', `/api/v1/matches/${scored.id}/sets/1`, set);
  expect(await text(scored.first, WON)).toContain('inarekodiwa mezani');
  const early = await newMatch(['Simba', 'Yanga'], { matchDate: '2027-01-11' });
  expect(await text(early.first, WON)).toContain('Hakuna mechi yako');
  for (const match of [over, off, scored, early])
    expect((await match.reports()).length).toBe(match === over ? 2 : 0);
});

test('of several matches of a day the captain names the opponent', async () => {
  const match = await newMatch();
  const third = { name: 'Azam', city: 'Dar', coach: 'N/A', gender: 'Men' };
  const azam = (await call('POST', '/api/v1/teams', third)).body.id;
  const other = await match.create({ team2: azam, matchTime: '11:00' });
  expect(await text(match.first, WON)).toBe(
    'Mechi ipi? Tuma MATOKEO, mpinzani, kisha seti: Azam, Yanga',
  );
  expect(await text(match.first, WON.replace('MATOKEO', 'MATOKEO azam'))).toContain(
    'Simba 3-1 Azam',
  );
  const reports = await call('GET', `/api/v1/matches/${other}/captain-reports`);
  expect(reports.body.items).toHaveLength(1);
  expect(await match.reports()).toEqual([]);
  expect(await text(match.first, 'MATOKEO Pamba 3-0 25-1 25-2 25-3')).toContain(
    'Hakuna mechi yako',
  );
});

test('a number that stands for no team reports nothing, and is answered once a day', async () => {
  const match = await newMatch();
  const stranger = newNumber();
  expect(await text(stranger, WON)).toContain('Namba hii haitumi matokeo');
  expect(await text(stranger, WON)).toBeUndefined();
  expect(await match.reports()).toEqual([]);
  await call('PUT', `/api/v1/leagues/${match.league}/captain-numbers/${match.teams.Simba}`, {
    numbers: [],
  });
  expect(await text(match.first, WON)).toContain('Namba hii haitumi matokeo');
});

test('a text that the gateway brings again does not undo its correction', async () => {
  const match = await newMatch();
  await text(match.first, 'MATOKEO 3-0 25-20 25-18 25-22', 'same');
  await text(match.first, WON);
  expect(await text(match.first, 'MATOKEO 3-0 25-20 25-18 25-22', 'same')).toBeUndefined();
  expect((await match.reports())[0].result.sets).toHaveLength(4);
});

test('thirty texts at once from the number of a captain get ten answers', async () => {
  const match = await newMatch();
  const before = fake.taken.length;
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      app.request(`/sms/${KEY}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ from: match.first, text: 'MATOKEO', id: `at-once-${n}` }),
      }),
    ),
  );
  await send();
  expect(fake.taken.length - before).toBe(10);
});

test('a captain gets ten answers an hour, and what comes behind them is not read', async () => {
  const match = await newMatch();
  for (let n = 0; n < 10; n += 1) expect(await text(match.first, 'MATOKEO')).toBeTypeOf('string');
  expect(await text(match.first, WON)).toBeUndefined();
  expect(await match.reports()).toEqual([]);
  now += HOUR;
  expect(await text(match.first, WON)).toContain('imepokelewa');
  now = START;
});

test('without a budget the report is kept and no answer is paid for', async () => {
  const match = await newMatch();
  await call('PUT', '/api/v1/sms/budgets/site', { perDay: 0 });
  expect(await text(match.first, WON)).toBeUndefined();
  await call('PUT', '/api/v1/sms/budgets/site', { perDay: 100_000 });
  expect(await match.reports()).toHaveLength(1);
});

test('names of forty characters outside the alphabet leave every answer in one part', async () => {
  const names = ['[Ş–'.repeat(13), '😀é'.repeat(20)] as const;
  const match = await newMatch(names);
  const five = 'MATOKEO 3-2 25-20 18-25 25-15 23-25 15-13';
  expect(await text(match.first, five)).toContain('25-20 18-25 25-15 23-25 15-13');
  expect(await text(match.second, 'MATOKEO')).toContain('25-20 18-25 25-15 23-25 15-13');
  expect(await text(match.second, five)).toContain('20-25 25-18 15-25 25-23 13-15');
});

test('two numbers of a league stand for two teams', async () => {
  const match = await newMatch();
  const path = `/api/v1/leagues/${match.league}/captain-numbers`;
  const yanga = `${path}/${match.teams.Yanga}`;
  const taken = await call('PUT', yanga, { numbers: [match.first] });
  expect([taken.status, taken.body.code, taken.body.errors[0].field]).toEqual([
    422,
    'NUMBER_OF_OTHER_TEAM',
    'numbers',
  ]);
  const bad = await call('PUT', yanga, { numbers: ['12'] });
  expect([bad.status, bad.body.errors[0].field]).toEqual([400, 'numbers.0']);
  const many = ['0712000901', '0712000902', '0712000903', '0712000904'];
  expect((await call('PUT', yanga, { numbers: many })).status).toBe(400);
  const { items } = (await call('GET', path)).body;
  expect(items.map(({ numbers: of }: { numbers: string[] }) => of)).toEqual([
    [match.first],
    [match.second],
  ]);
});

test('ACHA takes the number of a captain away', async () => {
  const match = await newMatch();
  expect(await text(match.first, 'ACHA')).toContain('imefutwa');
  const { items } = (await call('GET', `/api/v1/leagues/${match.league}/captain-numbers`)).body;
  expect(items[0].numbers).toEqual([]);
});

test('no trail, report, public answer or log names the number of a captain', async () => {
  const match = await newMatch();
  await text(match.first, WON);
  await text(match.first, 'MATOKEO 25-24');
  const digits = match.first.slice(4);
  const rows = await Promise.all(
    (['captain_number', 'captain_report', 'sms', 'audit'] as const).map((table) =>
      store.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const answers = await Promise.all([
    match.read(),
    match.reports(),
    call('GET', '/api/v1/sms/report'),
    call('GET', `/api/v1/leagues/${match.league}`, undefined, { token: null }),
    call('GET', `/api/v1/teams/${match.teams.Simba}`, undefined, { token: null }),
  ]);
  const seen = JSON.stringify([rows, answers, server.failures, server.securityEvents]);
  expect(seen).not.toContain(digits);
});

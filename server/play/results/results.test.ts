import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const THREE_ONE = [
  [25, 20],
  [25, 27],
  [25, 18],
  [25, 23],
];
const THREE_NIL = [
  [25, 20],
  [27, 25],
  [25, 18],
];

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const team1 = await create('/teams', { ...TOWN, name: 'Chui' });
const team2 = await create('/teams', { ...TOWN, name: 'Faru' });

async function newMatch(matchDate = '2026-01-09', matchType = 'Friendly'): Promise<string> {
  const id = await create('/matches', { team1, team2, matchType, matchDate, matchTime: '16:00' });
  return `/api/v1/matches/${id}`;
}

const put = (path: string, body: object, token?: string) =>
  call('PUT', `${path}/result`, body, token ? { token } : {});
const typesOf = async (path: string): Promise<string[]> =>
  (await call('GET', `${path}/log.json`)).body.events.map(({ type }: { type: string }) => type);
const fieldOf = (answer: { body: any }): string => answer.body.errors?.[0].field;
const tableOf = async (league: string) => {
  const { body } = await call('GET', `/api/v1/leagues/${league}/standings`);
  return Object.fromEntries(body.rows.map((row: any) => [row.team.name, row]));
};

test('a whole result in one call starts, writes and ends the match in its log', async () => {
  const path = await newMatch();
  const saved = await put(path, { sets: THREE_ONE, winner: 'team1', attendance: 340 });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    status: 'ended',
    decided: true,
    winner: 'team1',
    team1Wins: 3,
    team2Wins: 1,
    attendance: 340,
    resultReason: null,
  });
  expect(await typesOf(path)).toEqual(['start', ...Array(4).fill('set-result'), 'end']);
});

test('the same result again changes nothing', async () => {
  const path = await newMatch();
  const input = { sets: THREE_ONE, attendance: 340, reason: 'Played in Tanga' };
  const { body: first } = await put(path, input);
  const { body: again } = await put(path, input);
  expect([again.seq, again.version]).toEqual([first.seq, first.version]);
});

test('a forfeit again, by one team or both, changes nothing', async () => {
  for (const forfeit of ['team2', 'both']) {
    const path = await newMatch();
    const { body: first } = await put(path, { forfeit });
    const { body: again } = await put(path, { forfeit });
    expect([again.status, again.forfeit, again.seq]).toEqual(['ended', forfeit, first.seq]);
  }
});

test('a result that breaks a rule leaves the match as it was', async () => {
  const path = await newMatch();
  const cases: [object, string, string][] = [
    [
      {
        sets: [
          [25, 20],
          [25, 18],
        ],
      },
      'NOT_DECIDED',
      'sets',
    ],
    [
      {
        sets: [
          [25, 20],
          [25, 24],
          [25, 18],
        ],
      },
      'INVALID_FINAL_SCORE',
      'sets',
    ],
    [{ sets: [...THREE_NIL, [25, 20]] }, 'MATCH_OVER', 'sets'],
    [{ sets: THREE_ONE, winner: 'team2' }, 'OTHER_WINNER', 'winner'],
    [{ setWins: [2, 1] }, 'INVALID_FINAL_RESULT', 'result'],
  ];
  for (const [input, code, field] of cases) {
    const refused = await put(path, input);
    expect([refused.status, refused.body.code, fieldOf(refused)]).toEqual([422, code, field]);
  }
  expect((await call('GET', path)).body).toMatchObject({ status: 'not started', seq: 0 });
});

test('a call without a result, or with two of them, names the field at fault', async () => {
  const path = await newMatch();
  const cases: [object, string][] = [
    [{}, 'sets'],
    [{ sets: THREE_NIL, forfeit: 'team1' }, 'forfeit'],
    [{ interruption: 'cancelled', sets: THREE_NIL }, 'sets'],
    [{ interruption: 'suspended', setWins: [1, 0] }, 'interruption'],
    [{ incomplete: 'team1' }, 'sets'],
    [{ sets: THREE_NIL, attendance: -1 }, 'attendance'],
    [{ sets: [[25]] }, 'sets.0'],
    [{ sets: THREE_NIL, crowd: 5 }, 'crowd'],
  ];
  for (const [input, field] of cases) {
    const refused = await put(path, input);
    expect([refused.status, fieldOf(refused)]).toEqual([400, field]);
  }
});

test('a set that play cannot reach and an open match are kept on confirmation', async () => {
  const path = await newMatch();
  const sets = [
    [21, 15],
    [25, 18],
  ];
  const saved = await put(path, { sets, allowIrregular: true });
  expect(saved.body).toMatchObject({ status: 'ended', decided: false, team1Wins: 2 });
  expect(saved.body.sets[0].irregular).toBe(true);
});

test('later sets go after a question, and the log keeps them', async () => {
  const path = await newMatch();
  await put(path, { sets: THREE_ONE });
  const refused = await put(path, { sets: THREE_NIL });
  expect([refused.status, refused.body.code]).toEqual([422, 'RESULT_REPLACES']);
  expect((await call('GET', path)).body.sets).toHaveLength(4);
  const { body } = await put(path, { sets: THREE_NIL, replace: true });
  expect(body).toMatchObject({ status: 'ended', team1Wins: 3, team2Wins: 0 });
  expect(body.sets.map((set: any) => [set.team1Score, set.team2Score])).toEqual(THREE_NIL);
  expect(await typesOf(path)).toEqual([
    'start',
    ...Array(4).fill('set-result'),
    'end',
    'void',
    'set-result',
    'end',
  ]);
});

test('one wrong set is corrected in its place', async () => {
  const path = await newMatch();
  const { body: first } = await put(path, { sets: THREE_ONE });
  const { body } = await put(path, { sets: THREE_ONE.with(3, [28, 26]) });
  expect([body.sets[3].team1Score, body.seq]).toEqual([28, first.seq + 1]);
});

test('points of a set that stays the same stay, points of another go after a question', async () => {
  const path = await newMatch();
  await call('POST', `${path}/pen`, {});
  const event = (type: string, facts = {}) => ({ id: randomUUID(), type, at: 1, ...facts });
  const rallies = Array.from({ length: 25 }, (_, at) =>
    event('rally', { winner: 'team1', no: at + 1 }),
  );
  const events = [event('start'), event('set-start', { set: 1 }), ...rallies];
  await call('POST', `${path}/events`, { epoch: 1, baseSeq: 0, events });
  const rest = [
    [25, 18],
    [25, 22],
  ];
  const other = await put(path, { sets: [[25, 2], ...rest] });
  expect(other.body.code).toBe('RESULT_REPLACES');
  const same = await put(path, { sets: [[25, 0], ...rest] });
  expect(same.body).toMatchObject({ status: 'ended', team1Wins: 3 });
  expect(await typesOf(path)).not.toContain('void');
});

test('a forfeit takes the place of a played result only after a question', async () => {
  const path = await newMatch();
  await put(path, { sets: THREE_ONE });
  const refused = await put(path, { forfeit: 'team1', reason: 'A player without licence' });
  expect(refused.body.code).toBe('RESULT_REPLACES');
  const changed = await put(path, {
    forfeit: 'team1',
    reason: 'A player without licence',
    replace: true,
  });
  expect(changed.body).toMatchObject({
    status: 'ended',
    forfeit: 'team1',
    winner: 'team2',
    resultReason: 'A player without licence',
  });
});

test('a team that did not come to a postponed match has lost it, and the match is over', async () => {
  const league = await create('/leagues', {
    name: 'Ligi ya Tanga',
    type: 'League',
    startsAt: '2026-01-01',
    location: 'Tanga',
    partner: 'N/A',
  });
  const path = await newMatch('2026-01-09', league);
  await call('POST', `${path}/status`, { status: 'postponed' });
  const { body } = await put(path, { absent: 'team2', reason: 'They did not come' });
  expect(body).toMatchObject({ status: 'ended', forfeit: 'team2', team1Wins: 3 });
  expect(await typesOf(path)).toEqual(['postpone', 'default', 'end']);
  expect((await tableOf(league)).Chui).toMatchObject({ played: 1, points: 3 });
  const both = await put(path, { absent: 'both', replace: true });
  expect(both.body).toMatchObject({ status: 'ended', forfeit: 'both', winner: null });
});

test('a postponed match that is forfeited at the table is over in every list', async () => {
  const path = await newMatch();
  await call('POST', `${path}/status`, { status: 'postponed' });
  const { body: pen } = await call('POST', `${path}/pen`, {});
  const events = [{ id: randomUUID(), type: 'forfeit', at: 1, team: 'team2' }];
  await call('POST', `${path}/events`, { epoch: pen.epoch, baseSeq: pen.seq, events });
  expect((await call('GET', path)).body).toMatchObject({ status: 'ended', winner: 'team1' });
  expect((await call('GET', `${path}/line`)).body.s).toBe('ended');
});

test('an interrupted match keeps its sets and the score of the one that was broken off', async () => {
  const path = await newMatch();
  const input = {
    sets: [
      [25, 20],
      [12, 14],
    ],
    interruption: 'suspended',
    reason: 'Rain',
  };
  const { body } = await put(path, input);
  expect(body).toMatchObject({ status: 'suspended', winner: null, resultReason: 'Rain' });
  expect(body.sets[1]).toMatchObject({ team1Score: 12, team2Score: 14 });
  expect((await put(path, input)).body.seq).toBe(body.seq);
  const ended = await put(path, { sets: THREE_ONE, reason: null });
  expect(ended.body).toMatchObject({ status: 'ended', team1Wins: 3, resultReason: null });
});

test('a team that cannot play on loses what is left of the match', async () => {
  const path = await newMatch();
  const input = {
    sets: [
      [25, 20],
      [20, 25],
      [10, 8],
    ],
    incomplete: 'team2',
  };
  const { body } = await put(path, input);
  expect(body).toMatchObject({ status: 'ended', winner: 'team1', forfeit: null, team1Wins: 3 });
  expect(body.sets[2]).toMatchObject({ team1Score: 25, team2Score: 8 });
  expect((await put(path, input)).body.seq).toBe(body.seq);
});

test('a match is postponed or cancelled with its reason', async () => {
  for (const interruption of ['postponed', 'cancelled']) {
    const path = await newMatch('2199-01-01');
    const { body } = await put(path, { interruption, reason: 'The hall is under water' });
    expect([body.status, body.resultReason]).toEqual([interruption, 'The hall is under water']);
    const { events } = (await call('GET', `${path}/log.json`)).body;
    expect(events[0].why).toBe('The hall is under water');
  }
});

test('a result before the day of the match needs a confirmation', async () => {
  const path = await newMatch('2199-01-01');
  const refused = await put(path, { sets: THREE_NIL });
  expect([refused.body.code, fieldOf(refused)]).toEqual(['MATCH_NOT_YET', 'otherDay']);
  expect((await put(path, { sets: THREE_NIL, otherDay: true })).body.status).toBe('ended');
});

test('the correction of a result before the day of the match needs no second confirmation', async () => {
  const path = await newMatch('2199-01-02');
  await put(path, { sets: THREE_NIL, otherDay: true });
  const corrected = [[27, 25], ...THREE_NIL.slice(1)];
  const { status, body } = await put(path, { sets: corrected, replace: true });
  expect([status, body.sets?.[0].team1Score]).toEqual([200, 27]);
});

test('set wins are kept where the points are unknown', async () => {
  const path = await newMatch();
  const { body } = await put(path, { setWins: [3, 1] });
  expect(body).toMatchObject({ status: 'ended', team1Wins: 3, team2Wins: 1, detail: 'result' });
  expect((await put(path, { sets: THREE_ONE })).body.detail).toBe('sets');
});

test('an official sheet is corrected with a reason, by administrators alone', async () => {
  const path = await newMatch();
  await put(path, { sets: THREE_ONE });
  const { body: pen } = await call('POST', `${path}/pen`, {});
  const events = [{ id: randomUUID(), type: 'finalise', at: 1, override: 'Nobody signs here' }];
  await call('POST', `${path}/events`, { epoch: pen.epoch, baseSeq: pen.seq, events });
  const refused = await put(path, { sets: THREE_ONE.with(3, [28, 26]) });
  expect([refused.body.code, fieldOf(refused)]).toEqual(['FINALISED', 'reason']);
  const { body } = await put(path, { sets: THREE_ONE.with(3, [28, 26]), reason: 'Misread' });
  expect([body.sets[3].team1Score, body.sheetVersion]).toEqual([28, 2]);
});

test('the scorer of a match enters its result, the scorer of another match may not', async () => {
  const path = await newMatch();
  const tokens = await Promise.all(
    ['Asha', 'Juma'].map(async (name) => {
      const email = `${name.toLowerCase()}@example.com`;
      const person = { email, name, role: 'Fan', password: 'mpira wa 6' } as const;
      const account = await addUser(store, SYSTEM, person);
      const official = await create('/officials', { name, account });
      return { official, token: await addToken(store, SYSTEM, { email, name: 'test' }) };
    }),
  );
  const officials = [{ official: tokens[0]!.official, duty: 'scorer' }];
  await call('PUT', `${path}/officials`, { officials });
  expect((await put(path, { sets: THREE_NIL }, tokens[1]!.token)).status).toBe(403);
  expect((await put(path, { sets: THREE_NIL }, tokens[0]!.token)).status).toBe(200);
});

test('a match of which nothing was played is not ended by its status', async () => {
  const path = await newMatch();
  await call('POST', `${path}/status`, { status: 'Live' });
  for (const allowIrregular of [false, true]) {
    const refused = await call('POST', `${path}/status`, { status: 'ended', allowIrregular });
    expect([refused.body.code, fieldOf(refused)]).toEqual(['NOT_DECIDED', 'status']);
  }
});

test('a match at 2-0 of best of five is ended by its status on confirmation only', async () => {
  const path = await newMatch();
  for (const set of [1, 2]) {
    await call('PUT', `${path}/sets/${set}`, { team1Score: 25, team2Score: 20 });
  }
  const refused = await call('POST', `${path}/status`, { status: 'ended' });
  expect([refused.status, refused.body.code]).toEqual([422, 'NOT_DECIDED']);
  const input = { status: 'ended', allowIrregular: true };
  expect((await call('POST', `${path}/status`, input)).body).toMatchObject({
    status: 'ended',
    team1Wins: 2,
    decided: false,
  });
});

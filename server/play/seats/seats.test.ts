import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now } as const;
let people = 0;

/** A match in play between two teams of eight, the first with a coach; shirt 8 is the libero of each. */
async function matchInPlay() {
  people += 1;
  const email = `kocha${people}@example.org`;
  const user = { email, name: 'Kocha', role: 'Coach', password: 'long enough 1' } as const;
  const coachId = await addUser(store, SYSTEM, user);
  const coach = await addToken(store, SYSTEM, { email, name: 'test' });
  const teams: string[] = [];
  const players: string[] = [];
  for (const name of ['Pamba', 'Simba']) {
    const own = name === 'Pamba' ? coachId : 'N/A';
    const about = { city: 'Mwanza', gender: 'Women', name, coach: own };
    const team = (await call('POST', '/api/v1/teams', about)).body.id as string;
    teams.push(team);
    for (let shirt = 1; shirt <= 8; shirt += 1) {
      const player = { fullName: `${name} ${shirt}`, team, jerseyNumber: shirt };
      players.push((await call('POST', '/api/v1/players', player)).body.id);
    }
  }
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const sides = { team1: teams[0], team2: teams[1] };
  const created = await call('POST', '/api/v1/matches', { ...fixture, ...sides });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const id = created.body.id as string;
  const path = `/api/v1/matches/${id}`;
  const scorer = (await call('POST', `${path}/scorer-links`)).body.token as string;
  const as = (token: string | null) => ({ token });
  const pen = (await call('POST', `${path}/pen`, {}, as(scorer))).body;
  if (pen.epoch === undefined) throw new Error(JSON.stringify(pen));
  let { seq } = pen;
  async function score(...facts: object[]) {
    const events = facts.map((fact) => ({ id: randomUUID(), at: now, ...fact }));
    const body = { epoch: pen.epoch, baseSeq: seq, events };
    const answer = await call('POST', `${path}/events`, body, as(scorer));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    seq = answer.body.seq;
    return events;
  }
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7, 8], liberos: [8] };
  const lineup = { type: 'lineup', set: 1, players: [1, 2, 3, 4, 5, 6], liberos: [8] };
  await score(
    { type: 'match-setup', team1: sheet, team2: sheet },
    { type: 'start' },
    { ...lineup, team: 'team1' },
    { ...lineup, team: 'team2' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  const linkTo = async (seat: string, token = scorer) =>
    (await call('POST', `${path}/seats/${seat}/links`, undefined, as(token))).body.token as string;
  const ask = (seat: string, body: object, token: string | null) =>
    call('PUT', `${path}/seats/${seat}/request`, body, as(token));
  const view = (seat: string, token: string | null) =>
    call('GET', `${path}/seats/${seat}`, undefined, as(token));
  const atTable = async (token: string | null = scorer) =>
    call('GET', `${path}/seats`, undefined, as(token));
  return { id, path, teams, players, scorer, coach, score, linkTo, ask, view, atTable, as };
}

const TIMEOUT = { kind: 'timeout' };

test('a coach with a link asks for a time-out, which the scorer sees until the next rally', async () => {
  const { linkTo, ask, atTable, score, view } = await matchInPlay();
  const bench = await linkTo('team1');
  const answer = await ask('team1', TIMEOUT, bench);
  expect([answer.status, answer.body.request.state]).toEqual([200, 'open']);
  expect((await atTable()).body.items).toMatchObject([
    { seat: 'team1', links: 1, request: { request: TIMEOUT, state: 'open', set: 1, rally: 0 } },
    { seat: 'team2', links: 0, request: null },
    { seat: 'assistant', links: 0, request: null },
    { seat: 'statistician', links: 0, request: null },
    { seat: 'stream', links: 0, request: null },
  ]);
  await score({ type: 'rally', winner: 'team1', no: 1 });
  expect((await view('team1', bench)).body.request.state).toBe('over');
});

test('a request is taken when the scorer records the entry', async () => {
  const { linkTo, ask, score, view } = await matchInPlay();
  const bench = await linkTo('team2');
  const pairs = [{ out: 5, in: 7 }];
  await ask('team2', { kind: 'substitution', pairs }, bench);
  await score({ type: 'substitution', team: 'team2', pairs });
  const { body } = await view('team2', bench);
  expect(body.request.state).toBe('taken');
  expect(body.options.substitutions.left).toBe(5);
});

test('a request against the rules is refused with the code of the rule', async () => {
  const { linkTo, ask, score } = await matchInPlay();
  const bench = await linkTo('team1');
  const refused = async (body: object, seat = 'team1', token = bench) => {
    const answer = await ask(seat, body, token);
    const [fault] = answer.body.errors ?? [];
    return [answer.status, answer.body.code, ...(fault?.field === 'kind' ? ['kind'] : [])];
  };
  const pairs = (out: number, coming: number) => ({
    kind: 'substitution',
    pairs: [{ out, in: coming }],
  });
  expect(await refused(pairs(7, 1))).toEqual([422, 'OUT_NOT_ON_COURT']);
  expect(await refused(pairs(1, 44))).toEqual([422, 'NOT_REGISTERED']);
  expect(await refused({ kind: 'substitution', pairs: [] })).toEqual([400, 'INVALID_FIELDS']);
  const libero = { kind: 'libero', team: 'team1', action: 'in', libero: 8, player: 5 };
  expect(await refused(libero)).toEqual([422, 'OTHER_SEAT', 'kind']);
  expect(await refused(TIMEOUT, 'assistant', await linkTo('assistant'))).toEqual([
    422,
    'OTHER_SEAT',
    'kind',
  ]);
  await score({ type: 'timeout', team: 'team1' }, { type: 'timeout', team: 'team1' });
  expect(await refused(TIMEOUT)).toEqual([422, 'TIMEOUT_LIMIT']);
  await score({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  expect(await refused(TIMEOUT)).toEqual([422, 'NO_ACTIVE_SET', 'kind']);
});

test('the scorer dismisses a request, and the bench takes its own one back', async () => {
  const { linkTo, ask, view, path, scorer, as, atTable } = await matchInPlay();
  const bench = await linkTo('team1');
  const { request } = (await ask('team1', TIMEOUT, bench)).body;
  const dismiss = (id: string) =>
    call('POST', `${path}/seats/team1/dismissal`, { request: id }, as(scorer));
  expect((await dismiss('another')).status).toBe(404);
  expect((await dismiss(request.id)).status).toBe(204);
  expect((await view('team1', bench)).body.request).toMatchObject({
    dismissed: true,
    state: 'over',
  });
  await ask('team1', TIMEOUT, bench);
  const withdraw = () => call('DELETE', `${path}/seats/team1/request`, undefined, as(bench));
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).status).toBe(404);
  expect((await atTable()).body.items[0].request).toBeNull();
});

test('the assistant sees the exchanges with a libero and the sheet, and proposes one', async () => {
  const { linkTo, ask, view, score, atTable } = await matchInPlay();
  const assistant = await linkTo('assistant');
  const move = { team: 'team1', action: 'in', libero: 8, player: 5 };
  const { body } = await view('assistant', assistant);
  expect(body).toMatchObject({ options: null, control: [], isPlaying: true });
  expect(body.moves).toContainEqual({ ...move, refusal: null });
  expect((await ask('assistant', { kind: 'libero', ...move }, assistant)).status).toBe(200);
  expect((await atTable()).body.items[2].request.request).toEqual({ kind: 'libero', ...move });
  await score({ type: 'libero', ...move });
  const after = (await view('assistant', assistant)).body;
  expect(after.request.state).toBe('taken');
  expect(after.control).toEqual([{ ...move, own: 0, other: 0 }]);
});

test('a link opens its own seat of its own match alone, and nothing else', async () => {
  const { linkTo, ask, view, atTable, path, as, teams } = await matchInPlay();
  const other = await matchInPlay();
  const bench = await linkTo('team1');
  for (const seat of ['team2', 'assistant']) {
    expect((await view(seat, bench)).status).toBe(403);
    expect((await ask(seat, TIMEOUT, bench)).status).toBe(403);
  }
  expect((await other.view('team1', bench)).status).toBe(403);
  expect((await other.ask('team1', TIMEOUT, bench)).status).toBe(403);
  expect((await atTable(bench)).status).toBe(403);
  for (const [method, rest, body] of [
    ['POST', '/seats/team1/links', undefined],
    ['DELETE', '/seats/team1/links', undefined],
    ['POST', '/seats/team1/dismissal', { request: 'x' }],
    ['POST', '/pen', {}],
    ['POST', '/status', { status: 'suspended' }],
  ] as const) {
    expect((await call(method, path + rest, body, as(bench))).status, rest).toBe(403);
  }
  const edit = await call('PATCH', `/api/v1/teams/${teams[0]}`, { city: 'Tanga' }, as(bench));
  expect(edit.status).toBe(403);
  expect((await view('team1', null)).status).toBe(401);
});

test('the coach of the team needs no link, and asks for the own team alone', async () => {
  const { coach, ask, view } = await matchInPlay();
  expect((await view('team1', coach)).status).toBe(200);
  expect((await ask('team1', TIMEOUT, coach)).status).toBe(200);
  expect((await view('team2', coach)).status).toBe(403);
  expect((await ask('team2', TIMEOUT, coach)).status).toBe(403);
  expect((await ask('team1', TIMEOUT, server.token)).status).toBe(403);
});

test('a bench hands in the slip of the own team, which the scorer reads and the other bench does not', async () => {
  const { linkTo, path, players, teams, as, scorer, score } = await matchInPlay();
  const bench = await linkTo('team1');
  const opponent = await linkTo('team2');
  const sheet = players.slice(0, 8).map((player, at) => ({ player, shirt: at + 1 }));
  const plan = { sheet, players: [2, 3, 4, 5, 6, 7], liberos: [8], captain: 2 };
  const put = (set: number, token: string, team = teams[0]) =>
    call('PUT', `${path}/lineups/${team}`, { ...plan, set }, as(token));
  expect((await put(1, bench)).body.code).toBe('SET_RUNNING');
  expect((await put(2, bench)).status).toBe(200);
  expect((await put(2, opponent)).status).toBe(403);
  expect((await put(2, bench, teams[1])).status).toBe(403);
  const read = async (token: string) =>
    (await call('GET', `${path}/lineups`, undefined, as(token))).body.items;
  expect(await read(scorer)).toMatchObject([{ team: teams[0], set: 2 }]);
  expect(await read(opponent)).toEqual([]);
  await score(
    { type: 'set-result', set: 1, team1Score: 25, team2Score: 20 },
    { type: 'set-start', set: 2, firstServe: 'team2' },
  );
  expect((await put(2, bench)).body.code).toBe('SET_RUNNING');
  const roster = await call('GET', `${path}/seats/team1/roster`, undefined, as(bench));
  expect(roster.body.items.map(({ id }: { id: string }) => id)).toEqual(players.slice(0, 8));
});

test('links end by hand, seat by seat, and by themselves two days after the match begins', async () => {
  const { linkTo, view, path, as, scorer } = await matchInPlay();
  const bench = await linkTo('team1');
  const assistant = await linkTo('assistant');
  await call('DELETE', `${path}/seats/team1/links`, undefined, as(scorer));
  expect((await view('team1', bench)).body.code).toBe('LINK_ENDED');
  expect((await view('assistant', assistant)).status).toBe(200);
  const before = now;
  now += 49 * 60 * 60_000;
  expect((await view('assistant', assistant)).body.code).toBe('LINK_EXPIRED');
  now = before;
});

test('a seat has at most ten open links', async () => {
  const { path, as, scorer } = await matchInPlay();
  const make = () => call('POST', `${path}/seats/team1/links`, undefined, as(scorer));
  for (let n = 0; n < 10; n += 1) expect((await make()).status).toBe(201);
  const refused = await make();
  expect([refused.status, refused.body.code]).toEqual([422, 'SEAT_LINK_LIMIT']);
  expect(refused.body.detail).toBe('This seat has 10 open links. End them first.');
  await call('DELETE', `${path}/seats/team1/links`, undefined, as(scorer));
  expect((await make()).status).toBe(201);
});

test('a request changes nothing that the public reads, and no public stream tells of it', async () => {
  const { id, linkTo, ask } = await matchInPlay();
  const bench = await linkTo('team1');
  const before = (await call('GET', `/api/v1/matches/${id}`, undefined, { token: null })).body;
  const newest = () =>
    store.db.selectFrom('change').selectAll().orderBy('version', 'desc').executeTakeFirstOrThrow();
  await ask('team1', TIMEOUT, bench);
  expect(await newest()).toMatchObject({
    topics: `["seats:${id}"]`,
    match_id: null,
    match_version: null,
    live_version: null,
    line: null,
  });
  const after = await call('GET', `/api/v1/matches/${id}`, undefined, { token: null });
  expect(after.body).toEqual(before);
});

test('a link knows the account that made it, and none where a scorer without an account did', async () => {
  const { id, linkTo } = await matchInPlay();
  await linkTo('team1');
  await linkTo('team2', server.token);
  const links = await store.db
    .selectFrom('seat_link')
    .select(['seat', 'created_by'])
    .where('match_id', '=', id)
    .orderBy('id')
    .execute();
  const { body: me } = await call('GET', '/api/v1/me');
  expect(links).toEqual([
    { seat: 'team1', created_by: null },
    { seat: 'team2', created_by: me.id },
  ]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const TEAM = { name: 'Jeshi Stars', city: 'Dar es Salaam', coach: 'N/A', gender: 'Men' };
const LEAGUE = {
  name: 'Ligi ya Taifa',
  type: 'League',
  startsAt: '2026-07-26',
  location: 'Dar es Salaam',
  partner: 'N/A',
};

async function newTeam(name: string): Promise<string> {
  const { body, status } = await call('POST', '/api/v1/teams', { ...TEAM, name });
  expect(status).toBe(201);
  return body.id;
}

async function newMatch(extra: object = {}): Promise<any> {
  const team1 = await newTeam('Chui');
  const team2 = await newTeam('Faru');
  const { body, status } = await call('POST', '/api/v1/matches', {
    team1,
    team2,
    matchType: 'Friendly',
    matchDate: '2026-11-21',
    matchTime: '16:00',
    ...extra,
  });
  expect(status).toBe(201);
  return body;
}

function event(type: string, rest: object = {}) {
  return { id: randomUUID(), type, at: Date.now(), ...rest };
}

test('/me names the actor and answers visitors with 401', async () => {
  const mine = await call('GET', '/api/v1/me');
  expect(mine.body).toMatchObject({ id: server.adminId, role: 'admin' });
  const signedOut = await call('GET', '/api/v1/me', undefined, { token: null });
  expect(signedOut.status).toBe(401);
  expect(signedOut.headers.get('content-type')).toContain('application/problem+json');
  expect(signedOut.body).toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
  expect((await call('GET', '/api/v1/me', undefined, { token: 'wavu_wrong' })).status).toBe(401);
});

test('an empty form is refused with a message for every field', async () => {
  const team = await call('POST', '/api/v1/teams', { name: 'x', extra: 1 });
  expect(team.status).toBe(400);
  expect(team.body.detail).toBe('Please fill all required fields.');
  expect(team.body.errors.map((it: any) => it.field).sort()).toEqual([
    'city',
    'coach',
    'extra',
    'gender',
  ]);
  const league = await call('POST', '/api/v1/leagues', {});
  expect(league.body.detail).toBe('Please fill all required fields.');
  const match = await call('POST', '/api/v1/matches', {});
  expect(match.body.detail).toBe('Please fill all fields');
  const broken = await call('POST', '/api/v1/teams', '{"name":', {
    headers: { 'content-type': 'application/json' },
  });
  expect([broken.status, broken.body.code]).toEqual([400, 'MALFORMED']);
});

test('visitors and other roles may not write', async () => {
  expect((await call('POST', '/api/v1/teams', TEAM, { token: null })).status).toBe(401);
  const { addToken } = await import('#server/accounts/tokens/commands.ts');
  const { addUser } = await import('#server/accounts/users/commands.ts');
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = 'fan@example.com';
  await addUser(server.store, author, {
    email,
    name: 'Fan',
    role: 'Coach',
    password: 'long enough',
  });
  const token = await addToken(server.store, author, { email, name: 't' });
  const refusal = await call('POST', '/api/v1/teams', TEAM, { token });
  expect([refusal.status, refusal.body.code]).toEqual([403, 'FORBIDDEN']);
});

test('teams are created, listed by name, changed and archived', async () => {
  const id = await newTeam('Ájax');
  await newTeam('zebra');
  const changed = await call('PATCH', `/api/v1/teams/${id}`, { jerseyColor1: '#1122CC' });
  expect(changed.body).toMatchObject({
    name: 'Ájax',
    jerseyColor1: '#1122cc',
    coachName: 'Unknown',
  });
  const { body: list } = await call('GET', '/api/v1/teams?limit=100');
  const names = list.items.map((team: any) => team.name);
  expect(names.indexOf('Ájax')).toBeLessThan(names.indexOf('zebra'));
  expect((await call('GET', '/api/v1/teams?q=ajax')).body.items).toHaveLength(1);
  expect((await call('DELETE', `/api/v1/teams/${id}`)).status).toBe(204);
  expect((await call('GET', '/api/v1/teams?q=ajax')).body.items).toHaveLength(0);
  expect((await call('GET', `/api/v1/teams/${id}`)).body.archived).toBe(true);
  expect((await call('GET', '/api/v1/teams/none')).status).toBe(404);
});

test('pages of a list hold every row once', async () => {
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/api/v1/teams?limit=2&cursor=${cursor}`);
    seen.push(...body.items.map((team: any) => team.id));
    cursor = body.next;
  } while (cursor);
  const { body: all } = await call('GET', '/api/v1/teams?limit=100');
  expect(seen).toEqual(all.items.map((team: any) => team.id));
  expect((await call('GET', '/api/v1/teams?cursor=zzz')).status).toBe(400);
  expect((await call('GET', '/api/v1/teams?limit=101')).status).toBe(400);
});

test('adding a player to another team moves the player', async () => {
  const a = await newTeam('Alpha');
  const b = await newTeam('Beta');
  const player = (await call('POST', '/api/v1/players', { fullName: 'Neema Juma' })).body;
  await call('POST', `/api/v1/teams/${a}/players`, { playerId: player.id });
  const moved = await call('POST', `/api/v1/teams/${b}/players`, { playerId: player.id });
  expect(moved.body.players).toMatchObject([{ id: player.id, fullName: 'Neema Juma' }]);
  expect((await call('GET', `/api/v1/teams/${a}`)).body.players).toEqual([]);
  expect((await call('DELETE', `/api/v1/teams/${a}/players/${player.id}`)).status).toBe(404);
  expect((await call('DELETE', `/api/v1/teams/${b}/players/${player.id}`)).status).toBe(204);
});

test('phone, e-mail and birth date are sent only to people who may see them', async () => {
  const secret = { phone: '+255700000001', email: 'p@example.com', dateOfBirth: '1999-05-01' };
  const { body } = await call('POST', '/api/v1/players', { fullName: 'Asha Ally', ...secret });
  expect(body).toMatchObject(secret);
  const open = await call('GET', `/api/v1/players/${body.id}`, undefined, { token: null });
  expect(open.body).toMatchObject({ phone: null, email: null, dateOfBirth: null });
  expect(open.headers.get('cache-control')).toBe('no-cache');
  const own = await call('GET', `/api/v1/players/${body.id}`);
  expect([own.body.phone, own.headers.get('cache-control')]).toEqual([secret.phone, 'no-store']);
  expect(open.body.age).toBeGreaterThan(26);
});

test('a minor shows name, number and team, and only with consent', async () => {
  const minor = {
    fullName: 'Zawadi Mdogo',
    dateOfBirth: `${new Date().getUTCFullYear() - 15}-01-01`,
    jerseyNumber: 7,
    height: 170,
  };
  const { id } = (await call('POST', '/api/v1/players', minor)).body;
  const visitor = { token: null };
  const hidden = (await call('GET', `/api/v1/players/${id}`, undefined, visitor)).body;
  expect(JSON.stringify(hidden)).not.toContain('Zawadi');
  expect(hidden).toMatchObject({ jerseyNumber: null, height: null });
  const search = await call('GET', '/api/v1/players?q=zawadi', undefined, visitor);
  expect(search.body.items).toEqual([]);
  await call('PATCH', `/api/v1/players/${id}`, {
    consent: { givenBy: 'Mama Yake', relation: 'mother', scopes: ['name'] },
  });
  const shown = (await call('GET', `/api/v1/players/${id}`, undefined, visitor)).body;
  expect(shown).toMatchObject({ fullName: 'Zawadi Mdogo', jerseyNumber: 7, height: null, age: 0 });
});

test('leagues and groups list their teams', async () => {
  const league = (await call('POST', '/api/v1/leagues', LEAGUE)).body;
  expect(league).toMatchObject({ ...LEAGUE, rules: 'indoor', pointsSystem: 'fivb' });
  const team = await newTeam('Mafunzo');
  const group = (await call('POST', `/api/v1/leagues/${league.id}/groups`, { name: 'A' })).body;
  const again = await call('POST', `/api/v1/leagues/${league.id}/groups`, { name: 'A' });
  expect([again.status, again.body.errors[0].field]).toEqual([409, 'name']);
  const blank = await call('POST', `/api/v1/leagues/${league.id}/groups`, { name: ' ' });
  expect([blank.status, blank.body.detail]).toEqual([400, 'Please enter a group name.']);
  const path = `/api/v1/leagues/${league.id}/groups/${group.id}/teams/${team}`;
  expect((await call('POST', path)).body.teams).toMatchObject([{ id: team }]);
  expect((await call('GET', `/api/v1/leagues/${league.id}`)).body.teams).toMatchObject([
    { id: team },
  ]);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('DELETE', `/api/v1/leagues/${league.id}/groups/${group.id}`)).status).toBe(
    204,
  );
  const groups = await call('GET', `/api/v1/leagues/${league.id}/groups`);
  expect(groups.body).toEqual({ items: [], next: null });
});

test('a match against itself and of unknown teams is refused with its field', async () => {
  const team = await newTeam('Peke Yake');
  const fixture = {
    team1: team,
    team2: team,
    matchType: 'Friendly',
    matchDate: '2026-11-21',
    matchTime: '16:00',
  };
  const same = await call('POST', '/api/v1/matches', fixture);
  expect([same.status, same.body.code, same.body.errors[0].field]).toEqual([
    422,
    'SAME_TEAM',
    'team2',
  ]);
  const unknown = await call('POST', '/api/v1/matches', { ...fixture, team1: 'nobody' });
  expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'team1']);
  const league = await call('POST', '/api/v1/matches', {
    ...fixture,
    team1: await newTeam('Mwingine'),
    matchType: 'none',
  });
  expect([league.status, league.body.errors[0].field]).toEqual([422, 'matchType']);
});

test('a match may have rules of its own until it begins', async () => {
  const match = await newMatch({ rules: 'single-set' });
  const path = `/api/v1/matches/${match.id}`;
  expect((await call('PATCH', path, { rules: 'no such' })).body.errors[0].field).toBe('rules');
  expect((await call('PATCH', path, { location: 'Mkwakwani' })).status).toBe(200);
  const decided = await call('PUT', `${path}/sets/1`, { team1Score: 25, team2Score: 20 });
  expect(decided.body).toMatchObject({ decided: true, winner: 'team1', location: 'Mkwakwani' });
  const late = await call('PATCH', path, { rules: 'beach' });
  expect([late.status, late.body.code]).toEqual([422, 'MATCH_STARTED']);
  const back = await newMatch({ rules: 'single-set' });
  await call('PATCH', `/api/v1/matches/${back.id}`, { rules: null });
  const open = await call('PUT', `/api/v1/matches/${back.id}/sets/1`, {
    team1Score: 25,
    team2Score: 20,
  });
  expect(open.body.decided).toBe(false);
});

test('a match keeps a team archived later and can be changed otherwise', async () => {
  const match = await newMatch();
  await call('DELETE', `/api/v1/teams/${match.team1.id}`);
  const path = `/api/v1/matches/${match.id}`;
  const moved = await call('PATCH', path, { location: 'Uwanja wa Taifa' });
  expect([moved.status, moved.body.location]).toEqual([200, 'Uwanja wa Taifa']);
  const chosen = await call('PATCH', path, { team2: match.team1.id, team1: match.team2.id });
  expect(chosen.status).toBe(200);
  const { id } = await newMatch();
  const fresh = await call('PATCH', `/api/v1/matches/${id}`, { team1: match.team1.id });
  expect([fresh.status, fresh.body.code]).toEqual([422, 'TEAM_ARCHIVED']);
});

test('the Start/End button and set totals change a match', async () => {
  const match = await newMatch();
  expect(match).toMatchObject({ status: 'not started', sets: [], gender: 'Men', seq: 0 });
  expect(match.startsAt).toBe('2026-11-21T13:00:00.000Z');
  const path = `/api/v1/matches/${match.id}`;
  expect((await call('POST', `${path}/status`, { status: 'Live' })).body.status).toBe('Live');
  const first = await call('PUT', `${path}/sets/1`, { team1Score: 25, team2Score: 20 });
  expect(first.body).toMatchObject({ team1Wins: 1, detail: 'sets', winner: null });
  const wrong = await call('PUT', `${path}/sets/2`, { team1Score: 25, team2Score: 24 });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'INVALID_FINAL_SCORE']);
  expect(wrong.body.errors[0].field).toBe('team1Score');
  const gap = await call('PUT', `${path}/sets/3`, { team1Score: 25, team2Score: 20 });
  expect([gap.status, gap.body.code]).toEqual([422, 'SET_MISSING']);
  expect(gap.body.errors[0].field).toBe('set');
  const empty = await call('PUT', `${path}/sets/2`, {});
  expect(empty.body.detail).toBe('Please select a set and enter scores.');
  await call('PUT', `${path}/sets/2`, { team1Score: 20, team2Score: 25 });
  const replaced = await call('PUT', `${path}/sets/2`, { team1Score: 25, team2Score: 22 });
  expect(replaced.body).toMatchObject({ team1Wins: 2, team2Wins: 0 });
  const last = await call('PUT', `${path}/sets/3`, { team1Score: 30, team2Score: 28 });
  expect(last.body).toMatchObject({ decided: true, winner: 'team1', team1Wins: 3 });
  expect((await call('POST', `${path}/status`, { status: 'ended' })).body.status).toBe('ended');
  const late = await call('POST', `${path}/status`, { status: 'cancelled' });
  expect([late.status, late.body.errors[0].field]).toEqual([422, 'status']);
  const log = await call('GET', `${path}/events`);
  expect(log.body.items.filter((it: any) => it.type === 'set-result')).toHaveLength(4);
  const { next } = (await call('GET', `${path}/events?limit=2`)).body;
  const rest = (await call('GET', `${path}/events?cursor=${next}`)).body;
  expect(rest).toEqual({ items: log.body.items.slice(2), next: null });
  expect((await call('GET', `${path}/events?after=${next}`)).body).toEqual(rest);
});

test('the pen refuses other writers, and the log takes each event once', async () => {
  const { id } = await newMatch();
  const path = `/api/v1/matches/${id}`;
  const link = (await call('POST', `${path}/scorer-links`)).body;
  expect(link.url).toContain(`/score/${id}#${link.token}`);
  const scorer = { token: link.token };
  const pen = (await call('POST', `${path}/pen`, {}, scorer)).body;
  expect(pen).toEqual({ epoch: 1, seq: 0 });
  const events = [
    event('start'),
    event('set-start', { set: 1, firstServe: 'team1' }),
    event('rally', { winner: 'team2', no: 1 }),
  ];
  const sent = await call('POST', `${path}/events`, { epoch: 1, baseSeq: 0, events }, scorer);
  expect(sent.body).toMatchObject({ seq: 3, match: { serving: 'team2', currentSet: 1, seq: 3 } });
  const again = await call('POST', `${path}/events`, { epoch: 1, baseSeq: 0, events }, scorer);
  expect(again.body.seq).toBe(3);
  const more = [...events, event('rally', { winner: 'team1', no: 2 })];
  const grown = await call(
    'POST',
    `${path}/events`,
    { epoch: 1, baseSeq: 0, events: more },
    scorer,
  );
  expect(grown.body.seq).toBe(4);

  const late = [event('rally', { winner: 'team1', no: 3 })];
  const stale = await call(
    'POST',
    `${path}/events`,
    { epoch: 1, baseSeq: 3, events: late },
    scorer,
  );
  expect([stale.status, stale.body.code, stale.body.events.length]).toEqual([409, 'STALE_BASE', 1]);
  const wrong = {
    epoch: 1,
    baseSeq: 4,
    events: [...late, event('rally', { winner: 'team1', no: 9 })],
  };
  const refusal = await call('POST', `${path}/events`, wrong, scorer);
  expect([refusal.status, refusal.body.code]).toEqual([422, 'STALE_RALLY']);
  expect(refusal.body.errors[0].field).toBe('events.1.no');
  expect((await call('GET', path)).body.seq).toBe(4);

  const taken = await call('POST', `${path}/pen`, {});
  expect([taken.status, taken.body.code]).toEqual([409, 'PEN_TAKEN']);
  const { version } = (await call('GET', path)).body;
  expect((await call('POST', `${path}/pen`, { takeOver: true })).body.epoch).toBe(2);
  expect((await call('GET', path)).body.version, 'the room is told').toBe(version + 1);
  const fenced = await call(
    'POST',
    `${path}/events`,
    { epoch: 1, baseSeq: 4, events: late },
    scorer,
  );
  expect([fenced.status, fenced.body.code]).toEqual([409, 'STALE_PEN']);
  const other = await newMatch();
  const foreign = await call('POST', `/api/v1/matches/${other.id}/pen`, {}, scorer);
  expect(foreign.status).toBe(403);
  expect((await call('DELETE', `${path}/scorer-links`)).status).toBe(204);
  expect((await call('POST', `${path}/pen`, {}, scorer)).status).toBe(401);
});

test('one of many simultaneous writes on one base succeeds, and none is lost or doubled', async () => {
  const { id } = await newMatch();
  const path = `/api/v1/matches/${id}`;
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const opening = [event('start'), event('set-start', { set: 1, firstServe: 'team1' })];
  await call('POST', `${path}/events`, { epoch, baseSeq: 0, events: opening });
  const rallies = Array.from({ length: 8 }, () => event('rally', { winner: 'team1', no: 1 }));
  const answers = await Promise.all(
    rallies.map((rally) => call('POST', `${path}/events`, { epoch, baseSeq: 2, events: [rally] })),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  expect((await call('GET', path)).body).toMatchObject({ seq: 3, sets: [{ team1Score: 1 }] });
});

test('a cross-site write is refused, one with a token is not', async () => {
  const foreign = {
    token: null,
    headers: { origin: 'https://evil.example', host: 'wavu.example' },
  };
  const refusal = await call('POST', '/api/v1/teams', TEAM, foreign);
  expect([refusal.status, refusal.body.code]).toEqual([403, 'CROSS_ORIGIN']);
  const ours = { headers: { origin: 'https://evil.example' } };
  expect((await call('POST', '/api/v1/teams', TEAM, ours)).status).toBe(201);
});

test('sign-in by e-mail sets a cookie for 7 days, and all failures look alike', async () => {
  const email = 'admin@example.com';
  const signIn = (body: unknown) => call('POST', '/api/auth/sign-in/email', body, { token: null });
  const wrong = await signIn({ email, password: 'not this one' });
  const unknown = await signIn({ email: 'nobody@example.com', password: 'not this one' });
  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
  const right = await signIn({ email: 'Admin@Example.com', password: 'correct horse battery' });
  expect(right.status).toBe(200);
  const cookies = right.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('wavu.session_token='))!;
  expect(session).toMatch(/Max-Age=604800.*Path=\/.*HttpOnly.*SameSite=Lax/i);
  expect(cookies.some((cookie) => cookie.startsWith('signed_in=1'))).toBe(true);
  const cookie = session.split(';')[0]!;
  const me = await call('GET', '/api/v1/me', undefined, { token: null, headers: { cookie } });
  expect(me.body).toMatchObject({ email, role: 'admin' });
  const missing = await signIn({ email });
  expect([missing.status, missing.body.errors[0].field]).toEqual([400, 'password']);
});

test('eleven wrong passwords lock the account for a while', async () => {
  const body = { email: 'victim@example.com', password: 'guess guess' };
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await call('POST', '/api/auth/sign-in/email', body, { token: null })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('every mounted route is in the OpenAPI document', async () => {
  const { body } = await call('GET', '/api/v1/openapi.json');
  const documented = Object.entries(body.paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = server.app.routes
    .filter((route) => route.path.startsWith('/api/v1/') && route.method !== 'ALL')
    .map(
      (route) => `${route.method} ${route.path.slice('/api/v1'.length).replace(/:(\w+)/g, '{$1}')}`,
    )
    .filter((route) => route !== 'GET /openapi.json');
  expect(documented).toEqual(expect.arrayContaining([...new Set(mounted)]));
  expect(documented.length).toBeGreaterThan(30);
  expect((await call('GET', '/api/docs')).body).toContain('/matches/{id}/events');
});

test('matches are found by several statuses at once', async () => {
  const { id } = await newMatch();
  const cancelled = await newMatch();
  await call('POST', `/api/v1/matches/${cancelled.id}/status`, { status: 'cancelled' });
  const found = async (status: string) => {
    const { body } = await call('GET', `/api/v1/matches?limit=100&status=${status}`);
    return body.items.map((match: { id: string }) => match.id);
  };
  expect(await found('cancelled,ended')).toContain(cancelled.id);
  expect(await found('cancelled,ended')).not.toContain(id);
  const both = await found('not%20started,cancelled');
  expect(both).toEqual(expect.arrayContaining([id, cancelled.id]));
  const wrong = await call('GET', '/api/v1/matches?status=ended,over');
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'status']);
});

test('a read with a slash at its end, and the usual first addresses, lead on', async () => {
  const led = async (path: string) => {
    const { status, headers } = await call('GET', path);
    return [status, headers.get('location')];
  };
  expect(await led('/api/v1/matches/?limit=2')).toEqual([308, '/api/v1/matches?limit=2']);
  expect(await led('/api/v1/nothing/')).toEqual([404, null]);
  expect(await led('/api')).toEqual([302, '/api/docs']);
  expect(await led('/api/v1')).toEqual([302, '/api/docs']);
  expect(await led('/openapi.json')).toEqual([302, '/api/v1/openapi.json']);
  const posted = await call('POST', '/api/v1/teams/', {});
  expect([posted.status, posted.headers.get('location')]).toEqual([404, null]);
});

test('the latest matches come first in descending order, page after page', async () => {
  const days = ['2025-01-03', '2025-01-01', '2025-01-02'];
  for (const matchDate of days) await newMatch({ matchDate });
  const page = async (query: string) =>
    (await call('GET', `/api/v1/matches?from=2025-01-01&to=2025-01-03&limit=2&order=${query}`))
      .body as { items: { matchDate: string }[]; next: string };
  const first = await page('desc');
  expect(first.items.map(({ matchDate }) => matchDate)).toEqual(['2025-01-03', '2025-01-02']);
  const second = await page(`desc&cursor=${encodeURIComponent(first.next)}`);
  expect(second.items.map(({ matchDate }) => matchDate)).toEqual(['2025-01-01']);
  const { items } = await page('asc');
  expect(items.map(({ matchDate }) => matchDate)).toEqual(['2025-01-01', '2025-01-02']);
  const { status, body } = await call('GET', '/api/v1/matches?order=latest');
  expect([status, body.errors[0].field]).toEqual([400, 'order']);
});

test('a known address with another method is answered by 405 and the methods that it has', async () => {
  const { status, body, headers } = await call('DELETE', '/api/v1/matches');
  expect([status, body.code, headers.get('allow')]).toEqual([
    405,
    'WRONG_METHOD',
    'GET, HEAD, POST',
  ]);
  expect((await call('POST', '/api/v1/matches/none/line')).headers.get('allow')).toBe('GET, HEAD');
  expect((await call('GET', '/api/v1/matchez')).status).toBe(404);
});

test('an answer names its request: by the name that came with it, or else by one of its own', async () => {
  const nameOf = async (path: string, headers: Record<string, string> = {}) =>
    (await call('GET', `/api/v1${path}`, undefined, { headers })).headers.get('x-request-id');
  for (const path of ['/leagues', '/leagues/none', '/nothing', '/users'])
    expect(await nameOf(path, { 'x-request-id': 'proxy-1' })).toBe('proxy-1');
  const own = await nameOf('/leagues');
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(await nameOf('/leagues')).not.toBe(own);
  for (const bad of ['x'.repeat(65), 'a b', '<b>'])
    expect(await nameOf('/leagues', { 'x-request-id': bad })).toMatch(/^[0-9a-f-]{36}$/);
});

test('the audit log holds author, former and new values', async () => {
  const id = await newTeam('Kabla');
  await call('PATCH', `/api/v1/teams/${id}`, { name: 'Baada' });
  for (const subject of [id, `team:${id}`]) {
    const { body } = await call('GET', `/api/v1/audit?subject=${subject}`);
    expect(body.items).toMatchObject([
      { action: 'team.update', before: { name: 'Kabla' }, after: { name: 'Baada' } },
      { action: 'team.create', actor: { id: server.adminId, name: 'Admin (test)' } },
    ]);
  }
  expect((await call('GET', '/api/v1/audit', undefined, { token: null })).status).toBe(401);
});

test('the snapshot of live matches is answered by 304 until it changes', async () => {
  const path = '/api/v1/matches?status=Live';
  const first = await call('GET', path);
  const tag = { headers: { 'if-none-match': first.headers.get('etag')! } };
  expect((await call('GET', path, undefined, tag)).status).toBe(304);
  const { id } = await newMatch();
  await call('POST', `/api/v1/matches/${id}/status`, { status: 'Live' });
  expect((await call('GET', path, undefined, tag)).status).toBe(200);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/api/v1/teams', '/api/v1/none', '/none', '/api/docs']) {
    const { headers } = await call('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('strict-transport-security')).toBe(null);
    const policy = headers.get('content-security-policy');
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
  }
});

test('control characters are refused wherever they come in', async () => {
  const name = 'Chui\u0000';
  const team = await call('POST', '/api/v1/teams', { ...TEAM, name });
  expect([team.status, team.body.errors[0].field]).toEqual([400, 'name']);
  const { id } = await newMatch();
  const { epoch } = (await call('POST', `/api/v1/matches/${id}/pen`, {})).body;
  const events = [event('remark', { text: 'a\u0000b' })];
  const remark = await call('POST', `/api/v1/matches/${id}/events`, { epoch, baseSeq: 0, events });
  expect([remark.status, remark.body.errors[0].field]).toEqual([400, 'events.0.text']);
  for (const path of ['/api/v1/teams?q=%00', '/api/v1/teams/%00', '/team/%00']) {
    expect((await call('GET', path)).status).toBe(400);
  }
  const cursor = Buffer.from('["\\u0000","x"]').toString('base64url');
  expect((await call('GET', `/api/v1/teams?cursor=${cursor}`)).status).toBe(400);
});

test('a body of more than 1 MB is refused', async () => {
  const body = { ...TEAM, about: 'x'.repeat(1_100_000) };
  expect((await call('POST', '/api/v1/teams', body)).status).toBe(413);
});

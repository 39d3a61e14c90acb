import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

async function account(name: string): Promise<{ id: string; token: string }> {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = `${name}@example.com`;
  const id = await addUser(store, author, {
    email,
    name,
    role: 'Fan',
    password: 'a long password',
  });
  return { id, token: await addToken(store, author, { email, name: 'test' }) };
}

async function newOfficial(name: string, extra: object = {}): Promise<string> {
  const { status, body } = await call('POST', '/api/v1/officials', { name, ...extra });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
}

let day = 0;
async function newMatch(): Promise<string> {
  const sides = [];
  for (const name of ['Kibo', 'Mawenzi']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
    sides.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  day += 1;
  const { body } = await call('POST', '/api/v1/matches', {
    team1: sides[0],
    team2: sides[1],
    matchType: 'Friendly',
    matchDate: `2027-03-${String(day).padStart(2, '0')}`,
    matchTime: '16:00',
  });
  return body.id;
}

function assign(match: string, crew: [official: string, duty: string][]) {
  return call('PUT', `/api/v1/matches/${match}/officials`, {
    officials: crew.map(([official, duty]) => ({ official, duty })),
  });
}

test('administrators store an official with level, city, contact and account', async () => {
  const { id: user } = await account('Refa');
  const details = {
    level: 'National',
    city: 'Tanga',
    phone: '+255 712 000 000',
    email: 'r@example.com',
    note: 'Saturdays',
    account: user,
  };
  const id = await newOfficial('Réfa Juma', details);
  const { body } = await call('GET', `/api/v1/officials/${id}`);
  expect(body).toMatchObject({ ...details, account: { id: user, name: 'Refa' } });
  const changed = await call('PATCH', `/api/v1/officials/${id}`, { level: 'FIVB', account: null });
  expect(changed.body).toMatchObject({ level: 'FIVB', account: null, city: 'Tanga' });
  const found = await call('GET', '/api/v1/admin/officials?q=refa%20tanga');
  expect(found.body).toMatchObject({ total: 1, items: [{ id }] });
  const trail = await call('GET', `/api/v1/audit?subject=official:${id}`);
  expect(trail.body.items.map((it: { action: string }) => it.action)).toEqual([
    'official.update',
    'official.create',
  ]);
});

test('the officials of a match are public by name and duty alone', async () => {
  const match = await newMatch();
  const line = await newOfficial('Line', { phone: '+255 712 999 999', email: 'line@example.com' });
  const first = await newOfficial('First');
  const scorer = await newOfficial('Scorer');
  const { status } = await assign(match, [
    [line, 'line-judge'],
    [scorer, 'scorer'],
    [first, 'referee1'],
  ]);
  expect(status).toBe(200);
  const path = `/api/v1/matches/${match}/officials`;
  const seen = await call('GET', path, undefined, { token: null });
  expect(seen.body).toEqual({
    items: [
      { id: first, name: 'First', duty: 'referee1' },
      { id: scorer, name: 'Scorer', duty: 'scorer' },
      { id: line, name: 'Line', duty: 'line-judge' },
    ],
    next: null,
  });
  await assign(match, [[first, 'referee2']]);
  expect((await call('GET', path)).body.items).toEqual([
    { id: first, name: 'First', duty: 'referee2' },
  ]);
  const trail = await call('GET', `/api/v1/audit?subject=match:${match}`);
  expect(trail.body.items[0]).toMatchObject({
    action: 'match.officials',
    before: { officials: [{ duty: 'referee1' }, { duty: 'scorer' }, { duty: 'line-judge' }] },
    after: { officials: [{ official: first, duty: 'referee2' }] },
  });
});

test('an assigned scorer may score the match until the assignment ends', async () => {
  const match = await newMatch();
  const other = await newMatch();
  const { id: user, token } = await account('Karani');
  const scorer = await newOfficial('Karani', { account: user });
  const pen = (id: string) => call('POST', `/api/v1/matches/${id}/pen`, {}, { token });
  expect((await pen(match)).status).toBe(403);
  await assign(match, [[scorer, 'referee1']]);
  expect((await pen(match)).status).toBe(403);
  await assign(match, [[scorer, 'assistant-scorer']]);
  expect((await pen(match)).status).toBe(200);
  await assign(match, [[scorer, 'scorer']]);
  expect((await pen(match)).status).toBe(200);
  expect((await pen(other)).status).toBe(403);
  await call('DELETE', `/api/v1/officials/${scorer}`);
  expect((await pen(match)).status).toBe(403);
  await call('POST', `/api/v1/archive/official/${scorer}/restore`);
  expect((await pen(match)).status).toBe(200);
  await assign(match, []);
  expect((await pen(match)).status).toBe(403);
});

test('an official has one duty in a match, and most duties have one official', async () => {
  const match = await newMatch();
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => newOfficial(name)));
  const [a, b] = people as [string, string];
  const lines = people.map((id): [string, string] => [id, 'line-judge']);
  const refusal = async (crew: [string, string][]) => {
    const { status, body } = await assign(match, crew);
    return [status, body.code, body.errors?.[0]?.field];
  };
  expect(
    await refusal([
      [a, 'scorer'],
      [a, 'line-judge'],
    ]),
  ).toEqual([422, 'OFFICIAL_TWICE', 'officials.1.official']);
  expect(
    await refusal([
      [a, 'referee1'],
      [b, 'referee1'],
    ]),
  ).toEqual([422, 'DUTY_TAKEN', 'officials.1.duty']);
  expect(await refusal(lines)).toEqual([422, 'DUTY_TAKEN', 'officials.4.duty']);
  expect((await assign(match, lines.slice(0, 4))).status).toBe(200);
  expect(await refusal([['nobody', 'scorer']])).toEqual([
    422,
    'UNKNOWN_REFERENCE',
    'officials.0.official',
  ]);
  expect(await refusal([[a, 'umpire']])).toEqual([400, 'INVALID_FIELDS', 'officials.0.duty']);
  expect((await call('GET', `/api/v1/matches/${match}/officials`)).body.items).toHaveLength(4);
});

test('an archived official keeps former matches and gets no new ones', async () => {
  const match = await newMatch();
  const next = await newMatch();
  const old = await newOfficial('Mzee');
  await assign(match, [[old, 'delegate']]);
  expect((await call('DELETE', `/api/v1/officials/${old}`)).status).toBe(204);
  expect((await call('GET', `/api/v1/officials/${old}`)).status).toBe(404);
  const crew = await call('GET', `/api/v1/matches/${match}/officials`);
  expect(crew.body.items).toMatchObject([{ name: 'Mzee' }]);
  expect((await assign(match, [[old, 'delegate']])).status).toBe(200);
  expect((await assign(next, [[old, 'delegate']])).status).toBe(422);
});

test('nobody but an administrator reads or writes officials', async () => {
  const { token } = await account('Mgeni');
  const match = await newMatch();
  const id = await newOfficial('Guarded');
  const calls: [string, string, object?][] = [
    ['GET', `/officials/${id}`],
    ['POST', '/officials', { name: 'x' }],
    ['PATCH', `/officials/${id}`, { level: 'x' }],
    ['DELETE', `/officials/${id}`],
    ['PUT', `/matches/${match}/officials`, { officials: [] }],
  ];
  for (const [method, path, body] of calls) {
    const address = `/api/v1${path}`;
    expect((await call(method, address, body, { token: null })).status).toBe(401);
    expect((await call(method, address, body, { token })).status).toBe(403);
  }
  expect((await call('GET', '/api/v1/matches/none/officials')).status).toBe(404);
  const account404 = await call('POST', '/api/v1/officials', { name: 'x', account: 'nobody' });
  expect([account404.status, account404.body.errors[0].field]).toEqual([422, 'account']);
  expect(server.failures).toEqual([]);
});

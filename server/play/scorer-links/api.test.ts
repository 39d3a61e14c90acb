import { expect, onTestFinished, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A server whose clock the test moves, with one match that begins now. */
async function arrange() {
  let now = Date.now();
  const server = await startTestServer({ clock: () => now });
  onTestFinished(() => server.stop());
  const team = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const [team1, team2] = await Promise.all(
    ['Kibo', 'Mawenzi'].map(
      async (name) => (await server.call('POST', '/api/v1/teams', { ...team, name })).body.id,
    ),
  );
  const match = await server.call('POST', '/api/v1/matches', {
    team1,
    team2,
    matchType: 'Friendly',
    matchDate: new Date(now).toISOString().slice(0, 10),
    matchTime: '00:00',
  });
  const id = match.body.id as string;
  return {
    server,
    path: `/api/v1/matches/${id}`,
    id,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

function enter(server: TestServer, pin: string) {
  return server.call('POST', '/api/v1/scorer-pins', { pin }, { token: null });
}

test('a PIN is exchanged for a link that scores its match', async () => {
  const { server, path, id } = await arrange();
  const link = (await server.call('POST', `${path}/scorer-links`)).body;
  expect(link.pin).toMatch(/^\d{8}$/);
  const spaced = `${link.pin.slice(0, 4)} ${link.pin.slice(4)}`;
  const opened = await enter(server, spaced);
  expect(opened.status).toBe(200);
  expect(opened.body).toMatchObject({ match: id, expiresAt: link.expiresAt });
  expect(opened.body.token).not.toBe(link.token);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  const pen = await server.call('POST', `${path}/pen`, {}, { token: opened.body.token });
  expect(pen.body).toMatchObject({ epoch: 1 });
});

test('the database holds no PIN and no token', async () => {
  const { server, path } = await arrange();
  const link = (await server.call('POST', `${path}/scorer-links`)).body;
  const rows = await server.store.db.selectFrom('scorer_link').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(link.pin);
  expect(JSON.stringify(rows)).not.toContain(link.token);
  const audit = await server.call('GET', '/api/v1/audit');
  expect(JSON.stringify(audit.body)).not.toContain(link.pin);
});

test('ten wrong PINs of one address do not block the right one, but slow down guessing', async () => {
  const { server, path, pass } = await arrange();
  const { pin } = (await server.call('POST', `${path}/scorer-links`)).body;
  const short = await enter(server, '1234');
  expect([short.status, short.body.errors[0].field]).toEqual([400, 'pin']);
  const wrong = pin === '00000000' ? '00000001' : '00000000';
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await enter(server, wrong);
    expect([answer.status, answer.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  }
  expect((await enter(server, pin)).status).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) await enter(server, wrong);
  const refused = await enter(server, pin);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  pass(15_000);
  expect((await enter(server, pin)).status).toBe(200);
});

test('many PINs at once are counted like one after the other', async () => {
  const { server, path } = await arrange();
  const { pin } = (await server.call('POST', `${path}/scorer-links`)).body;
  for (let right = 0; right < 25; right += 1) expect((await enter(server, pin)).status).toBe(200);
  const guesses = Array.from({ length: 30 }, (_, n) => `${10_000_000 + n * 1_000_000}`);
  const answers = await Promise.all(guesses.map((guess) => enter(server, guess)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('guessing from many addresses blocks PINs with the same beginning only', async () => {
  const { server, path } = await arrange();
  const { pin } = (await server.call('POST', `${path}/scorer-links`)).body as { pin: string };
  const from = async (host: number, typed: string) => {
    const incoming = { socket: { remoteAddress: `203.0.113.${host}` }, headers: {} };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ pin: typed });
    const init = { method: 'POST', headers, body };
    return (await server.app.request('/api/v1/scorer-pins', init, { incoming })).status;
  };
  const other = pin.startsWith('111') ? '222' : '111';
  for (let host = 1; host <= 20; host += 1) expect(await from(host, `${other}00000`)).toBe(401);
  expect(await from(21, `${other}00000`)).toBe(429);
  expect(await from(22, pin)).toBe(200);
});

test('a PIN opens its match from two hours before it to its end', async () => {
  const { server, path, pass } = await arrange();
  const tomorrow = new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
  await server.call('PATCH', path, { matchDate: tomorrow, matchTime: '16:00' });
  const { pin } = (await server.call('POST', `${path}/scorer-links`)).body;
  const early = await enter(server, pin);
  expect([early.status, early.body.code]).toEqual([401, 'PIN_TOO_EARLY']);
  pass(Date.parse(`${tomorrow}T14:00:00+03:00`) - Date.now());
  pass(60_000);
  expect((await enter(server, pin)).status).toBe(200);
  await server.call('POST', `${path}/status`, { status: 'Live' });
  expect((await enter(server, pin)).status).toBe(200);
  await server.call('PUT', `${path}/result`, { forfeit: 'team1', otherDay: true });
  const late = await enter(server, pin);
  expect([late.status, late.body.code]).toEqual([401, 'PIN_MATCH_OVER']);
});

test('ended links and PINs are refused with their reason', async () => {
  const { server, path, pass } = await arrange();
  const old = (await server.call('POST', `${path}/scorer-links`)).body;
  pass(49 * HOUR_MS);
  const late = await server.call('POST', `${path}/pen`, {}, { token: old.token });
  expect([late.status, late.body.code]).toEqual([401, 'LINK_EXPIRED']);
  expect((await enter(server, old.pin)).body.code).toBe('LINK_EXPIRED');

  const link = (await server.call('POST', `${path}/scorer-links`)).body;
  const { token } = (await enter(server, link.pin)).body;
  expect((await server.call('DELETE', `${path}/scorer-links`)).status).toBe(204);
  for (const ended of [link.token, token]) {
    const answer = await server.call('POST', `${path}/pen`, {}, { token: ended });
    expect([answer.status, answer.body.code]).toEqual([401, 'LINK_ENDED']);
  }
  expect((await enter(server, link.pin)).body.code).toBe('LINK_ENDED');
});

test('a scorer with an account finds their own open matches', async () => {
  const { server, id, path } = await arrange();
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const person = { email: 'ally@example.com', name: 'Ally', role: 'Fan' } as const;
  const userId = await addUser(server.store, author, { ...person, password: 'a long password' });
  const token = await addToken(server.store, author, person);
  const mine = async () => {
    const answer = await server.call('GET', '/api/v1/me/scoring', undefined, { token });
    return answer.body.items.map((match: { id: string }) => match.id);
  };
  expect(await mine()).toEqual([]);
  await server.store.db
    .insertInto('match_scorer')
    .values({ match_id: id, user_id: userId })
    .execute();
  expect(await mine()).toEqual([id]);
  const all = await server.call('GET', '/api/v1/me/scoring');
  expect(all.body.items, 'an administrator may score every match').toHaveLength(1);
  await server.call('POST', `${path}/status`, { status: 'cancelled' });
  expect(await mine()).toEqual([]);
  const signedOut = await server.call('GET', '/api/v1/me/scoring', undefined, { token: null });
  expect(signedOut.status).toBe(401);
});

test('the author of an entry is shown to its scorers only', async () => {
  const { server, path } = await arrange();
  const { token } = (await server.call('POST', `${path}/scorer-links`)).body;
  await server.call('POST', `${path}/status`, { status: 'Live' });
  const pen = (await server.call('POST', `${path}/pen`, {}, { token })).body;
  const event = { id: crypto.randomUUID(), at: 0, type: 'set-start', set: 1 };
  const batch = { epoch: pen.epoch, baseSeq: 1, events: [event] };
  expect((await server.call('POST', `${path}/events`, batch, { token })).status).toBe(200);
  const authors = await server.call('GET', `${path}/authors`, undefined, { token });
  expect(authors.body.items).toEqual([
    { seq: 1, name: 'Admin' },
    { seq: 2, name: null },
  ]);
  const signedOut = await server.call('GET', `${path}/authors`, undefined, { token: null });
  expect(signedOut.status).toBe(401);
});

test('only an administrator creates links', async () => {
  const { server, path } = await arrange();
  const { token } = (await server.call('POST', `${path}/scorer-links`)).body;
  const again = await server.call('POST', `${path}/scorer-links`, undefined, { token });
  expect(again.status).toBe(403);
  const signedOut = await server.call('POST', `${path}/scorer-links`, undefined, { token: null });
  expect(signedOut.status).toBe(401);
});

test('ending all links also ends a link being created from a PIN', async () => {
  const { server, path, id } = await arrange();
  const { store } = server;
  for (let round = 0; round < 12; round += 1) {
    const { pin } = (await server.call('POST', `${path}/scorer-links`)).body;
    const began = Date.now();
    await enter(server, pin);
    // Most of it is the hash of the PIN: the end comes when that is done.
    const pause = Date.now() - began + (round % 6) - 4;
    const entering = Array.from({ length: 4 }, () => enter(server, pin));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, pause)));
    await server.call('DELETE', `${path}/scorer-links`);
    await Promise.all(entering);
    const links = store.db.selectFrom('scorer_link').select('id').where('match_id', '=', id);
    expect(await links.where('revoked_at', 'is', null).execute()).toEqual([]);
  }
});

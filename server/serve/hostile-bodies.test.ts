import { afterAll, expect, test } from 'vitest';
import { DOCUMENT_BYTES, MB } from '#contract/administration/upload.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { castOf } from './testing/cast.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { app, call, token } = server;
const { ids, tokens, people } = await castOf(server);
const grownUp = { fullName: 'Saida', dateOfBirth: '1996-03-03', userId: people['other scorer'] };
const { body: free } = await call('POST', '/api/v1/players', grownUp);
const { body: teamRequest } = await call(
  'POST',
  `/api/v1/teams/${ids.team}/players`,
  { playerId: free.id },
  { token: tokens.coach },
);
const SEAT_REQUEST = 'PUT /matches/{id}/seats/{seat}/request';
/** People ask and answer for themselves, and halls speak of their loans: an administrator is refused before the body is read. */
const FOR_ONESELF: Readonly<Record<string, string | null>> = {
  [SEAT_REQUEST]: tokens.coach,
  'PUT /matches/{id}/signing/{paper}/{role}': tokens.coach,
  'POST /matches/{id}/own-date-request': tokens.coach,
  'POST /matches/{id}/own-date-request/answer': tokens.coach,
  'POST /officials/{id}/exams': tokens.scorer,
  'POST /loan/changes': tokens.hall,
  'POST /loan/matches/{id}/parked/{branch}/choice': tokens.hall,
};

type Operation = { requestBody?: { content: Record<string, unknown> } };

/** Every call that writes, with an address of something that is there; `readsJson` is its body. */
async function listWrites() {
  const { body } = await call('GET', '/api/v1/openapi.json');
  const own: Record<string, string> = {
    teams: ids.team,
    players: ids.player,
    leagues: ids.league,
    matches: ids.match,
    users: ids.user,
    venues: ids.venue,
    news: ids.news,
    officials: ids.official,
    partners: ids.partner,
    claims: ids.claim,
    'team-requests': teamRequest.id,
  };
  return Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) => {
    const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'id') return own[path.split('/')[1]!] ?? 'none';
      return (
        {
          n: '1',
          gid: ids.group,
          kind: 'team',
          table: 'teams',
          seat: 'team1',
          paper: 'sheet',
          role: 'coach1',
          official: ids.official,
        }[name] ?? ids.otherTeam
      );
    });
    return Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        address: `/api/v1${at}`,
        readsJson: requestBody?.content['application/json'] !== undefined,
      }));
  });
}

const writes = await listWrites();
const jsonWrites = writes.filter(({ readsJson }) => readsJson);

function send({ name, method, address }: (typeof writes)[number], body: string) {
  const bearer = FOR_ONESELF[name] ?? token;
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  return app.request(address, { method, headers, body });
}

test('a field that a call does not have is refused by name, at every call', async () => {
  expect(jsonWrites.length).toBeGreaterThan(40);
  for (const write of jsonWrites) {
    // The fields of a request depend on its kind.
    const known = write.name === SEAT_REQUEST ? '"kind":"timeout",' : '';
    const answer = await send(write, `{${known}"isAdmin":true}`);
    const { errors = [] } = (await answer.json()) as { errors?: { field: string }[] };
    expect([write.name, answer.status], write.name).toEqual([write.name, 400]);
    expect(
      errors.map(({ field }) => field),
      write.name,
    ).toContain('isAdmin');
  }
});

const NEEDS_NO_BODY = ['POST /matches/{id}/pen'];

test('an empty body is refused at every call that needs one', async () => {
  for (const write of jsonWrites) {
    const { status } = await send(write, '');
    const expected = NEEDS_NO_BODY.includes(write.name) ? 200 : 400;
    expect([write.name, status]).toEqual([write.name, expected]);
  }
});

test.each([
  ['half of an object', '{"name":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['100,000 lists in each other', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['a prototype', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'],
  ['a field of a wrong kind', '{"name":{"$ne":null},"email":["x"],"events":7,"role":{}}'],
])('the body %s is refused at every call', async (_, body) => {
  for (const write of jsonWrites) {
    const { status } = await send(write, body);
    expect([write.name, status]).toEqual([write.name, 400]);
  }
  expect(({} as { role?: string }).role).toBe(undefined);
});

test('a too large body is refused at every call before it is read', async () => {
  for (const write of jsonWrites) {
    // A whole match may come as JSON.
    const limit = write.name.endsWith('/import') ? DOCUMENT_BYTES : MB;
    const body = `{"name":"${'x'.repeat(limit)}"}`;
    expect((await send(write, body)).status, write.name).toBe(413);
  }
});

test('a write that another site started is refused at every call', async () => {
  for (const { name, method, address } of writes) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const answer = await call(method, address, undefined, {
        token: null,
        headers: headers as never,
      });
      expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'CROSS_ORIGIN']);
    }
  }
});

test.each(['%00', '%0d%0aSet-Cookie:x=1', '%0A', '%7f', '%1b', '%E2%80%A8'])(
  'a path with %s is refused',
  async (sign) => {
    for (const path of [`/${sign}`, `/teams/${sign}`, `/api/v1/teams/${sign}`]) {
      const answer = await call('GET', path);
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'MALFORMED']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  },
);

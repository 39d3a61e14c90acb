import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { CALL_RIGHTS } from './call-rights.ts';
import { type Cast, type CastRole, castOf, ROLES } from './testing/cast.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;
const cast = await castOf(server);
const FILE = new URL('../../docs/permissions.md', import.meta.url);

/** Streams are not answered without a socket; server/platform/live has their tests. */
const STREAMS = ['GET /live'];

async function listCalls(): Promise<string[]> {
  const { body } = await call('GET', '/api/v1/openapi.json');
  return Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test('every call of the API is listed with the right that it asks for', async () => {
  expect((await listCalls()).sort()).toEqual(Object.keys(CALL_RIGHTS).sort());
});

/** Bodies that are right as far as they go, where the command judges after it has read them. */
function bodyOf(call: string, { ids }: Cast): unknown {
  const event = { id: randomUUID(), type: 'remark', at: 1, text: 'x' };
  const bodies: Record<string, unknown> = {
    'PATCH /teams/{id}': { about: 'x' },
    'POST /players': { fullName: 'Mpya', team: ids.team },
    'PUT /matches/{id}/lineups/{teamId}': { ...NO_PLAN },
    'POST /claims/{id}/decision': { accept: false },
    'POST /teams/{id}/players': { playerId: ids.mate },
    'PATCH /players/{id}': { nickname: 'x' },
    'POST /matches/{id}/status': { status: 'Live' },
    'PUT /matches/{id}/sets/{n}': { team1Score: 25, team2Score: 20 },
    'POST /matches/{id}/pen': { takeOver: true },
    'POST /matches/{id}/events': { epoch: 0, baseSeq: 0, events: [event] },
    'POST /matches/{id}/parked': { baseSeq: 0, events: [event] },
    'PATCH /users/{id}': { role: 'admin' },
    'PUT /account/password': { current: 'not this one', password: 'nor this one 2' },
  };
  return bodies[call] ?? {};
}

/** Of the wrong set: who may not prepare a line-up hears that first. */
const NO_PLAN = { set: 9, sheet: [], players: [], liberos: [], captain: null };

/** The subject of a call is what belongs to the coach, the player, the scorer and the link. */
function addressOf(path: string, { ids }: Cast): string {
  const noun = path.split('/')[1]!;
  const own: Record<string, string> = {
    ...{ teams: ids.team, players: ids.player, leagues: ids.league, matches: ids.match },
    ...{ users: ids.user, venues: ids.venue, news: ids.news, officials: ids.official },
    ...{ partners: ids.partner, claims: ids.claim },
  };
  const named: Record<string, string> = {
    teamId: path.includes('/lineups/') ? ids.team : ids.otherTeam,
    ...{ gid: ids.group, playerId: ids.mate, n: '1' },
    ...{ kind: 'venue', table: 'teams' },
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' ? (own[noun] ?? 'none') : (named[name] ?? 'none'),
  );
}

async function mayCall(name: string, role: CastRole): Promise<string> {
  const [method, path] = name.split(' ') as [string, string];
  const body = method === 'GET' || method === 'DELETE' ? undefined : bodyOf(name, cast);
  const address = `/api/v1${addressOf(path, cast)}`;
  const { status } =
    path.endsWith('/logo') || path.endsWith('/picture')
      ? await upload(address, method, role)
      : await call(method, address, body, { token: cast.tokens[role] });
  expect(status, `${name} as ${role}`).toBeLessThan(500);
  return status === 401 ? '401' : status === 403 ? '403' : 'yes';
}

/** A file that is no picture: who may not send one hears that first. */
async function upload(address: string, method: string, role: CastRole) {
  const form = new FormData();
  form.set('file', new Blob(['no picture'], { type: 'image/png' }), 'x.png');
  const token = cast.tokens[role];
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const body = method === 'DELETE' ? null : form;
  return server.app.request(address, { method, headers, body });
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['call', ...ROLES]),
    line(['---', ...ROLES.map(() => '---')]),
    ...rows.map(line),
  ].join('\n');
}

test('who may make which call is what docs/permissions.md says', async () => {
  const calls = (await listCalls()).filter((name) => !STREAMS.includes(name)).sort();
  const answers = new Map<string, string[]>(calls.map((name) => [name, []]));
  // Role by role, administrators last: what they delete, the others would not find.
  for (const role of ROLES) {
    for (const name of calls) answers.get(name)!.push(await mayCall(name, role));
  }
  const table = tableOf([...answers].map(([name, cells]) => [`\`${name}\``, ...cells]));
  if (process.env.WAVU_WRITE_PERMISSIONS) {
    const text = readFileSync(FILE, 'utf8');
    writeFileSync(FILE, text.replace(/\| call \|[\s\S]*?\n(?=\n|$)/, `${table}\n`));
  }
  expect(readFileSync(FILE, 'utf8')).toContain(table);
}, 600_000);

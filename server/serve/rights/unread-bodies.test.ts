import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { CALL_RIGHTS } from '../call-rights.ts';
import { isRefusal, writtenCells, writtenRights } from '../testing/answers.ts';
import { type CastRole, ROLES } from '../testing/cast.ts';
import { rightCall } from '../testing/right-calls.ts';
import { worldOf } from '../testing/world.ts';
import { FACT_RIGHTS } from './fact-rights.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => {
  now += ms;
  return now;
});

type Operation = { requestBody?: { content: Record<string, unknown> } };

/** Each call that has a body, with the kinds of body that it takes. */
async function listBodies(): Promise<Map<string, string[]>> {
  const { body } = await server.call('GET', '/api/v1/openapi.json');
  const calls = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]): [string, string[]][] =>
      requestBody ? [[`${method.toUpperCase()} ${path}`, Object.keys(requestBody.content)]] : [],
    ),
  );
  return new Map(calls);
}
const bodies = await listBodies();

/** Rights to a part of what a body may ask for: the body is read to know. */
const RESTS_ON_BODY: readonly string[] = [
  'POST /desk/changes as other secretary',
  'POST /matches as other secretary',
  'POST /players as other coach',
  'POST /players as other club manager',
  'POST /players/{id}/consents as player',
];

/** A body of which it is known whether anybody read of it. */
function watchedBody() {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.error(new Error('read'));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, isRead: () => isRead };
}

async function sendUnread(
  name: string,
  path: string,
  role: CastRole,
  type: string,
  length?: number,
) {
  const { body, isRead } = watchedBody();
  const token = world.tokens[role];
  const headers: Record<string, string> = {
    'content-type': type === 'multipart/form-data' ? `${type}; boundary=x` : type,
    ...(length === undefined
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(length) }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const init = { method: name.split(' ')[0]!, headers, body, duplex: 'half' };
  const { status } = await server.app.request(`/api/v1${path}`, init as RequestInit);
  return { status, isRead: isRead() };
}

test('every call with a body whose right rests on facts has these judged before its body', () => {
  const calls = [...bodies.keys()].filter((name) => CALL_RIGHTS[name] === 'facts');
  expect(Object.keys(FACT_RIGHTS).sort()).toEqual(calls.sort());
});

test('a body of each kind and form is left unread where its sender has no right to the call', async () => {
  const kinds = new Set<string>();
  const wrong: string[] = [];
  let seen = 0;
  for (const [name, right] of writtenRights()) {
    if (!bodies.has(name) || right === 'everybody') continue;
    const written = writtenCells(`\`${name}\``, `\`${right}\``);
    const refused = ROLES.filter((role) => isRefusal(written[role]));
    const { path } = await rightCall(name, world, 'admin');
    for (const role of refused) {
      const caller = `${name} as ${role}`;
      if (RESTS_ON_BODY.includes(caller)) continue;
      for (const type of bodies.get(name)!) {
        kinds.add(type);
        for (const length of [undefined, 900, 900_000_000]) {
          const { status, isRead } = await sendUnread(name, path, role, type, length);
          seen += 1;
          const got = `${caller}, ${type}, ${length}: ${status}${isRead ? ', read' : ''}`;
          if (status !== Number(written[role]) || isRead) wrong.push(got);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(1000);
  expect([...kinds].sort()).toEqual([
    'application/json',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/csv',
    'text/plain',
  ]);
});

test('a body in pieces without a length is refused when it grows above the limit of its call', async () => {
  const piece = new Uint8Array(256 * 1024).fill(0x20);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 100) controller.close();
      else controller.enqueue(piece);
    },
  });
  const headers = {
    authorization: `Bearer ${server.token}`,
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const { status } = await server.app.request('/api/v1/news', init);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(10);
});

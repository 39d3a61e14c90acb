import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { CALL_RIGHTS } from './call-rights.ts';
import {
  answersTo,
  expectWritten,
  isRefusal,
  writtenCells,
  writtenRights,
} from './testing/answers.ts';
import { ROLES } from './testing/cast.ts';
import { NEVER_DONE, rightCall, send } from './testing/right-calls.ts';
import { worldOf } from './testing/world.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => {
  now += ms;
  return now;
});

/** The public stream needs a socket; everybody may read it. */
const WITH_SOCKET = 'GET /live';
/** Afterwards one has no loan, another password, or no account. */
const LAST = ['POST /loan/return', 'PUT /account/password', 'POST /account/erasure'];

async function listCalls(): Promise<string[]> {
  const { body } = await server.call('GET', '/api/v1/openapi.json');
  return Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test('every call of the API is listed with its required right', async () => {
  expect((await listCalls()).sort()).toEqual(Object.keys(CALL_RIGHTS).sort());
});

/** The first cells of a call's row. */
const startOf = (name: string) => [`\`${name}\``, `\`${CALL_RIGHTS[name]}\``];

test('a caller refused for the role learns nothing about other errors', async () => {
  for (const [name, right] of writtenRights()) {
    if (right === 'everybody' || right === 'facts') continue;
    const written = writtenCells(`\`${name}\``, `\`${right}\``);
    const path = name.split(' ')[1]!.replaceAll(/\{\w+\}/g, 'none');
    const wrong = name.startsWith('GET ') ? { path } : { path, body: { wrong: true } };
    for (const role of ROLES.filter((candidate) => isRefusal(written[candidate]))) {
      const { status } = await send(world, name, wrong, role);
      expect(`${name} as ${role}: ${status}`).toBe(`${name} as ${role}: ${written[role]}`);
    }
  }
});

test('the rights of every call are those of docs/permissions.md', async () => {
  const cellOf = (status: number) => (status === 401 || status === 403 ? String(status) : 'yes');
  const names = (await listCalls()).filter((name) => name !== WITH_SOCKET).sort();
  const rows = new Map<string, string[]>(names.map((name) => [name, []]));
  const undone: string[] = [];
  for (const name of [...names.filter((candidate) => !LAST.includes(candidate)), ...LAST]) {
    const start = startOf(name);
    const options = { written: writtenCells(...start) };
    const answers = await answersTo(world, name, (role) => rightCall(name, world, role), options);
    rows.set(name, [...start, ...answers.statuses.map(cellOf)]);
    if (!answers.isDone) undone.push(name);
  }
  expectWritten(['call', 'asks for'], [...rows.values()]);
  expect(undone, 'calls that nobody could make').toEqual(NEVER_DONE);
});

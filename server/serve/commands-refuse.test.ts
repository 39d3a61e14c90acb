import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { CALL_RIGHTS } from './call-rights.ts';
import { isJudgedTwice, isRefusal, writtenCells } from './testing/answers.ts';
import { ROLES } from './testing/cast.ts';
import { rightCall, send } from './testing/right-calls.ts';
import { worldOf } from './testing/world.ts';

/** A server whose calls are judged by nobody before they reach their command. */
async function startWithoutGate() {
  const rights = { ...CALL_RIGHTS };
  for (const call of Object.keys(rights)) CALL_RIGHTS[call] = 'everybody';
  try {
    return await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
  } finally {
    Object.assign(CALL_RIGHTS, rights);
  }
}

let now = Date.now();
const server = await startWithoutGate();
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => {
  now += ms;
  return now;
});

test('an administrators’ read without its call right is open', async () => {
  const { status } = await server.call('GET', '/api/v1/users', undefined, { token: null });
  expect(status).toBe(200);
});

const JUDGED_TWICE = Object.keys(CALL_RIGHTS).filter(isJudgedTwice);

test.each(JUDGED_TWICE)('%s is also refused by its command or query', async (name) => {
  const written = writtenCells(`\`${name}\``, `\`${CALL_RIGHTS[name]}\``);
  const refused = ROLES.filter((role) => isRefusal(written[role]));
  if (refused.length === 0) return;
  const right = await rightCall(name, world, 'admin');
  const answers: Record<string, string> = {};
  for (const role of refused) answers[role] = String((await send(world, name, right, role)).status);
  expect(answers).toEqual(Object.fromEntries(refused.map((role) => [role, written[role]])));
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createVault } from '#server/platform/config/vault.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import { planSms } from './plan.ts';
import { startGateway } from './testing/gateway.ts';

const SECRET = 'a secret for tests, long enough';
const NOON = Date.parse('2026-11-24T09:00:00Z');
/** Longer than a node is waited for. */
const TAKEN_OVER_MS = 125_000;
const MESSAGES = 400;

test('nodes that are killed in the middle of sending send no message twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-sms-'));
  const place = { file: join(folder, 'wavu.sqlite') };
  const connection = await connect(place, NOON);
  const fake = await startGateway('beem');
  onTestFinished(async () => {
    await fake.stop();
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const vault = createVault(SECRET);
  const store = createStore(connection, () => undefined, vault);
  await write(store, { actor: { kind: 'system', name: 'test' }, now: NOON }, async ({ db }) => {
    await db.insertInto('sms_budget').values({ budget: 'site', per_day: 1_000_000 }).execute();
    for (let n = 0; n < MESSAGES; n += 1) {
      const number = `+2557120${String(n).padStart(5, '0')}`;
      const person = { address: vault.digest(number), number: vault.seal(number) };
      const about = {
        budget: 'site',
        occasion: 'one',
        kind: 'result',
        text: 'x',
        price: 22,
      } as const;
      await planSms(db, { ...person, ...about }, NOON);
    }
  });

  const file = new URL('./testing/sending-process.ts', import.meta.url).pathname;
  const begin = (now: number) => {
    const facts = JSON.stringify({ place, gateway: fake.gateway, secret: SECRET, now });
    return spawn(process.execPath, [file, facts], { stdio: 'inherit' });
  };
  let now = NOON;
  for (const least of [20, 120, 220]) {
    const node = begin(now);
    const ended = once(node, 'exit');
    await expect.poll(() => fake.taken.length, { interval: 1 }).toBeGreaterThan(least);
    node.kill('SIGKILL');
    await ended;
    now += TAKEN_OVER_MS;
  }
  const [code] = await once(begin(now), 'exit');
  expect(code).toBe(0);

  const sent = fake.taken.map(({ to }) => to);
  expect(new Set(sent).size).toBe(sent.length);
  const rows = await store.db.selectFrom('sms').selectAll().execute();
  const states = Object.groupBy(rows, ({ state }) => state);
  expect(Object.keys(states).toSorted()).toEqual(['sent', 'unknown']);
  // Whatever has not arrived is said to be unknown, never sent.
  expect(states.sent!.length).toBeLessThanOrEqual(sent.length);
  expect(states.sent!.length + states.unknown!.length).toBe(MESSAGES);
});

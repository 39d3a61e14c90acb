import { afterAll, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { ALL_WAYS, isWayStopped } from '#server/platform/outgoing/queries.ts';
import { setBudget } from '#server/site/sms/budgets.ts';
import { planSms } from '#server/site/sms/plan.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { setEverythingStopped } from './commands.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { store, call } = server;
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;

const settings = () =>
  store.db.selectFrom('way_setting').selectAll().where('way', '=', ALL_WAYS).execute();

test('a fan neither stops everything nor ends the stop, by the call and by the command', async () => {
  const fan = await addPerson(server, 'Shabiki', 'Fan');
  const actor = {
    kind: 'user',
    id: fan.id,
    name: 'Shabiki',
    email: fan.email,
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  } as const;
  for (const isStopped of [true, false]) {
    expect((await fan.ask('PUT', '/ways/state', { isStopped })).status).toBe(403);
    const refused = setEverythingStopped(store, { actor, now: NOW }, isStopped);
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(await settings()).toEqual([]);
});

test('a stop and its end leave one setting without keys, and an entry each in the trail', async () => {
  const setting = { way: ALL_WAYS, public_key: '', private_key: '' };
  await setEverythingStopped(store, SYSTEM, true);
  expect(await settings()).toEqual([expect.objectContaining({ ...setting, is_stopped: 1 })]);
  expect(await isWayStopped(store.db)).toBe(true);
  await setEverythingStopped(store, SYSTEM, false);
  expect(await settings()).toEqual([expect.objectContaining({ ...setting, is_stopped: 0 })]);
  expect(await isWayStopped(store.db)).toBe(false);
  const { items } = (await call('GET', '/api/v1/audit?subject=site:ways')).body;
  expect(items.map(({ action, after }: any) => [action, after])).toEqual([
    ['ways.state', { isStopped: false }],
    ['ways.state', { isStopped: true }],
  ]);
});

test('the end of a stop that was none gives up nothing that waits', async () => {
  const { db } = store;
  await setBudget(store, SYSTEM, 'site', 100);
  const number = '+255712345678';
  await write(store, SYSTEM, async (tx) => {
    const to = { address: store.vault.digest(number), number: tx.seal(number) };
    const about = { budget: 'site', occasion: 'one', kind: 'result', form: 'sms' } as const;
    await planSms(tx.db, { ...to, ...about, text: 'x', price: 22 }, NOW);
    tx.tell({ kind: 'invitation', to: ['user:somebody'] });
  });
  const states = async () => [
    ...(await db.selectFrom('sms').select('state').execute()),
    ...(await db.selectFrom('message_to').select('ways_left').execute()),
  ];
  const before = await states();
  expect(before).toEqual([{ state: 'planned' }, { ways_left: expect.stringContaining('mail') }]);
  await setEverythingStopped(store, SYSTEM, false);
  expect(await states()).toEqual(before);
});

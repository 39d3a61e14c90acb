import { afterAll, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { deliverDue } from '#server/site/messages/deliver.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { setBudget } from './budgets.ts';
import { planTest } from './commands.ts';
import { noteDelivery } from './delivery.ts';
import { giveUp, sendPlanned } from './send.ts';

const server = await startTestServer();
afterAll(server.stop);
const NOW = Date.parse('2026-11-24T09:00:00Z');
const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;

const { store } = server;

test('messages are planned, sent, reported and given up with one writer at a time', async () => {
  await setBudget(store, AUTHOR, 'site', 1000);
  const message = { number: '+255712345678', language: 'sw', carrier: 'sms' } as const;
  const id = await planTest(store, AUTHOR, { ...message, prices: { sms: 22 } });
  const post = async () => [{ state: 'sent', cost: 22, reference: 'one' } as const];
  await sendPlanned(store, post, () => NOW);
  await noteDelivery(store, [{ reference: 'one', state: 'delivered' }], NOW);
  await giveUp(store, NOW);
  const { state } = await store.db
    .selectFrom('sms')
    .select('state')
    .where('id', '=', id!)
    .executeTakeFirstOrThrow();
  expect(state).toBe('delivered');
});

test('a message of the office that cannot be put into words leaves the gate of writes open', async () => {
  await write(store, AUTHOR, async (tx) => tx.tell({ kind: 'invitation', to: ['user:nobody'] }));
  await store.db.updateTable('message').set({ facts: 'no facts' }).execute();
  const faults: unknown[] = [];
  const options = { mailOrigin: 'http://w', smsPrices: undefined, push: undefined };
  const onError = (error: unknown) => void faults.push(error);
  const later = NOW + 60_000;
  await deliverDue(store, { ...options, isSmsStopped: async () => false, onError }, () => later);
  const { due_at } = await store.db
    .selectFrom('message_to')
    .select('due_at')
    .executeTakeFirstOrThrow();
  expect(faults).toHaveLength(1);
  expect(due_at).toBeGreaterThan(later);
});

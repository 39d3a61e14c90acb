import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Tell } from '#contract/site/push.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { keepOutcome, setStopped, stopDevice, tellDevice } from './commands.ts';
import { readPushSettings } from './settings.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const NOW = Date.UTC(2026, 10, 23, 12);
const author = { actor: { kind: 'anonymous' }, now: NOW } as const;
const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const newTeam = async (name: string): Promise<string> =>
  (await call('POST', '/api/v1/teams', { ...TOWN, name })).body.id;
const team = await newTeam('Chui');
const other = await newTeam('Faru');

beforeEach(async () => {
  await store.db.deleteFrom('follower').execute();
  await store.db.deleteFrom('way_outcome').execute();
});

function tell(
  id: string,
  more: Partial<Tell> = {},
  device = 'simu',
  as: Parameters<typeof tellDevice>[1] = author,
) {
  const preferences = { sets: false, start: false, lineup: false };
  const keys = { p256dh: 'p', auth: 'a' };
  const endpoint = `https://push.example/${device}`;
  const all = {
    kind: 'team',
    id,
    endpoint,
    keys,
    language: 'sw',
    quiet: null,
    ...preferences,
    ...more,
  };
  return tellDevice(store, as, all as Tell);
}
const requests = () =>
  store.db.selectFrom('follow_tell').selectAll().orderBy('subject_id').execute();
const addresses = () =>
  store.db.selectFrom('delivery_address').selectAll().orderBy('address').execute();
const followers = () => store.db.selectFrom('follower').selectAll().execute();

test('messages about a team that nobody knows are refused, and the device is not stored', async () => {
  await expect(tell('none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect([await addresses(), await followers()]).toEqual([[], []]);
});

test('a second request of a device for one team replaces the first, with quiet hours and language', async () => {
  await tell(team, { sets: true, quiet: { from: '22:00', to: '06:00' } });
  expect(await requests()).toMatchObject([{ sets: 1, start: 0, lineup: 0 }]);
  expect(await addresses()).toMatchObject([
    { language: 'sw', quiet_from: '22:00', quiet_to: '06:00' },
  ]);
  await tell(team, { lineup: true, start: true, language: 'en' });
  expect(await requests()).toMatchObject([{ sets: 0, start: 1, lineup: 1 }]);
  expect(await addresses()).toMatchObject([{ language: 'en', quiet_from: null, quiet_to: null }]);
  expect(await followers()).toHaveLength(1);
});

test('a device that ends one team still hears of the other', async () => {
  await tell(team);
  await tell(other);
  await stopDevice(store, author, 'https://push.example/simu', { kind: 'team', id: team });
  expect((await requests()).map(({ subject_id }) => subject_id)).toEqual([other]);
  expect(await addresses()).toHaveLength(1);
});

test('a device that ends everything is forgotten with its follower, and no other device is', async () => {
  await tell(team);
  await tell(team, {}, 'nyingine');
  await stopDevice(store, author, 'https://push.example/simu', undefined);
  expect((await addresses()).map(({ address }) => address)).toEqual([
    'https://push.example/nyingine',
  ]);
  expect(await followers()).toHaveLength(1);
  expect(await requests()).toHaveLength(1);
  await stopDevice(store, author, 'https://push.example/nobody', undefined);
  expect(await addresses()).toHaveLength(1);
});

test('messages to devices are stopped by an administrator alone, and the trail says so', async () => {
  await expect(setStopped(store, author, true)).rejects.toThrow();
  const admin = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
  const isStopped = async () => (await readPushSettings(store)).isStopped;
  expect(await isStopped()).toBe(false);
  await setStopped(store, admin, true);
  expect(await isStopped()).toBe(true);
  await setStopped(store, admin, false);
  expect(await isStopped()).toBe(false);
  const trail = await call('GET', '/api/v1/audit?subject=site:push');
  expect(trail.body.items).toMatchObject([
    { action: 'push.state', after: { isStopped: false } },
    { action: 'push.state', after: { isStopped: true } },
  ]);
});

test('outcomes of one day add up, and a device that is late is tried after its wait', async () => {
  await tell(team);
  const [device] = await addresses();
  const later = (missed: string) => [{ id: device!.id, waitMs: 5000, missed, tries: 1 }] as never;
  const none = { gone: [], well: [], later: [], waiting: [] };
  await keepOutcome(store, { ...none, counts: { sent: 2 } as never, later: later('a;') }, NOW);
  await keepOutcome(store, { ...none, counts: { sent: 3 } as never, later: later('b;') }, NOW);
  expect(await addresses()).toMatchObject([{ tries: 2, retry_at: NOW + 5000, missed: 'a;b;' }]);
  const well = (missed: string) => [{ id: device!.id, missed }];
  await keepOutcome(store, { ...none, counts: {} as never, well: well('a;') }, NOW);
  expect(await addresses()).toMatchObject([{ tries: 2, missed: 'a;b;' }]);
  await keepOutcome(store, { ...none, counts: {} as never, well: well('a;b;') }, NOW);
  expect(await addresses()).toMatchObject([{ tries: 0, retry_at: null, missed: '' }]);
  expect(await store.db.selectFrom('way_outcome').selectAll().execute()).toMatchObject([
    { way: 'push', day: localDate(NOW), outcome: 'sent', count: 5 },
  ]);
});

test('devices that are late for different reasons wait apart, each with what it missed', async () => {
  for (const name of ['moja', 'mbili', 'tatu']) await tell(team, {}, name);
  const ids = new Map(
    (await addresses()).map(({ id, address }) => [address.split('/').at(-1), id]),
  );
  const late = (name: string, waitMs: number, missed: string) => ({
    id: ids.get(name),
    waitMs,
    missed,
    tries: 1,
  });
  const later = [late('moja', 5000, 'a;'), late('mbili', 9000, 'a;'), late('tatu', 5000, 'b;')];
  const outcome = { counts: {}, gone: [], well: [], later, waiting: [] } as never;
  await keepOutcome(store, outcome, NOW);
  const waits = (await addresses()).map(({ address, retry_at, missed }) => [
    address.split('/').at(-1),
    Number(retry_at) - NOW,
    missed,
  ]);
  expect(waits).toEqual([
    ['mbili', 9000, 'a;'],
    ['moja', 5000, 'a;'],
    ['tatu', 5000, 'b;'],
  ]);
});

test('a device that had ended its last request takes its next one to the account that signs in', async () => {
  await tell(team);
  await stopDevice(store, author, 'https://push.example/simu', { kind: 'team', id: team });
  const actor = { kind: 'user', id: server.adminId, name: 'Admin', role: 'admin' } as never;
  await tell(other, {}, 'simu', { actor, now: NOW });
  expect((await requests()).map(({ subject_id }) => subject_id)).toEqual([other]);
  expect(await followers()).toMatchObject([{ user_id: server.adminId }]);
});

import { afterAll, beforeEach, expect, test } from 'vitest';
import type { FollowKey } from '#contract/accounts/follows.ts';
import { write } from '#server/platform/db/write.ts';
import { askOptIn, confirmOptIn, OFFICE_OPT_IN } from '#server/site/sms/opt-in.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { worldOf } from './testing/world.ts';

const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { db, vault } = server.store;
const world = await worldOf(server, (ms) => Date.now() + ms);
const { team, otherTeam, league, match } = world.ids;
const OWN = '+255712345678';
const OF_SOMEBODY = '+255712345679';

type Role = 'fan' | 'coach';
type Ways = { kind: string; id: string; name: string; push: object | null; text: string | null };

async function ways(role: Role = 'fan'): Promise<Ways[]> {
  return (await world.done('GET', '/me/follows/ways', undefined, role)).body.items;
}

const follow = (kind: string, id: string, role: Role = 'fan') =>
  world.done('PUT', `/me/follows/${kind}/${id}`, undefined, role);

/** A device of the account hears of a subject. */
async function hear(device: string, { kind, id }: FollowKey, role: Role = 'fan', sets = false) {
  const endpoint = `https://push.example.org/${device}`;
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const preferences = { sets, start: false, lineup: false, quiet: null, language: 'en' };
  await world.done('POST', '/push/tells', { endpoint, keys, kind, id, ...preferences }, role);
  return endpoint;
}

/** The owner of a number asks by a text and confirms. */
async function text(number: string, subject: FollowKey | typeof OFFICE_OPT_IN) {
  const address = vault.digest(number);
  const person = { address, number: vault.seal(number), language: 'sw', carrier: 'sms' } as const;
  const now = Date.now();
  await write(server.store, { actor: { kind: 'system', name: 'sms' }, now }, async (tx) => {
    await askOptIn(tx.db, person, subject, now);
    await confirmOptIn(tx.db, person, now);
  });
  return address;
}

const optIns = (address: string) =>
  db.selectFrom('sms_opt_in').select('kind').where('address', '=', address).execute();
const addresses = async () =>
  (await db.selectFrom('delivery_address').select('address').execute()).map((row) => row.address);
const knows = async (address: string) => (await addresses()).includes(address);

async function plan(address: string, kind: 'result' | 'office') {
  const row = {
    id: `${kind} ${address}`,
    address,
    number: 'sealed',
    budget: 'site',
    occasion: kind,
    kind,
    form: 'sms',
    text: 'Chui 3-0 Faru',
    estimate: 22,
    cost: null,
    state: 'planned',
    error: '',
    reference: null,
    created_at: 1,
    sent_at: null,
  } as const;
  await db.insertInto('sms').values(row).execute();
}

beforeEach(async () => {
  for (const table of ['follower', 'sms_opt_in', 'sms'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('user').set({ phone: OWN }).where('id', '=', world.people.fan!).execute();
});

test('each follow says by which ways the account hears of it', async () => {
  await follow('league', league);
  await hear('phone', { kind: 'team', id: team }, 'fan', true);
  await hear('tablet', { kind: 'match', id: match });
  await text(OWN, { kind: 'team', id: team });
  await text(OF_SOMEBODY, { kind: 'league', id: league });
  const found = await ways();
  expect(found.every(({ name }) => name.length > 0)).toBe(true);
  const push = { devices: 2, sets: false, start: false, lineup: false };
  expect(found.map(({ name, ...rest }) => rest)).toEqual([
    { kind: 'league', id: league, push: null, text: null },
    { kind: 'team', id: team, push: { ...push, sets: true }, text: 'sms' },
    { kind: 'match', id: match, push, text: null },
  ]);
  expect(await ways('coach')).toEqual([]);
});

test('a team whose results come by WhatsApp alone is in the list, too', async () => {
  await text(OWN, { kind: 'team', id: otherTeam });
  await db.updateTable('sms_opt_in').set({ carrier: 'whatsapp' }).execute();
  expect(await ways()).toMatchObject([
    { kind: 'team', id: otherTeam, push: null, text: 'whatsapp' },
  ]);
  expect((await world.done('GET', '/me/follows', undefined, 'fan')).body.items).toEqual([]);
});

test('without a device that is told there are no messages to devices', async () => {
  const endpoint = await hear('phone', { kind: 'team', id: team });
  await world.done('POST', '/push/stop', { endpoint }, 'fan');
  expect(await ways()).toMatchObject([{ id: team, push: null }]);
});

test('to follow a team no more ends its messages to devices and to the number, of it alone', async () => {
  const subject = { kind: 'team', id: team } as const;
  await hear('phone', subject);
  await hear('phone', { kind: 'league', id: league });
  const address = await text(OWN, subject);
  await text(OWN, { kind: 'team', id: otherTeam });
  await plan(address, 'result');
  await world.done('DELETE', `/me/follows/team/${team}`, undefined, 'fan');
  expect((await ways()).map(({ id }) => id)).toEqual([league, otherTeam]);
  const { state } = await db.selectFrom('sms').select('state').executeTakeFirstOrThrow();
  expect([await optIns(address), state]).toEqual([[{ kind: 'team' }], 'planned']);

  await world.done('DELETE', `/me/follows/team/${otherTeam}`, undefined, 'fan');
  expect([await optIns(address), await knows(address)]).toEqual([[], false]);
});

test('to end everything ends messages to every device and results to the number', async () => {
  await follow('match', match);
  await hear('phone', { kind: 'team', id: team });
  await hear('tablet', { kind: 'league', id: league });
  const address = await text(OWN, { kind: 'team', id: team });
  await plan(address, 'result');
  await plan(address, 'office');
  await world.done('DELETE', '/me/follows', undefined, 'fan');
  expect([await ways(), await addresses(), await optIns(address)]).toEqual([[], [], []]);
  for (const table of ['follow', 'follow_tell'] as const)
    expect(await db.selectFrom(table).select('subject_id').execute()).toEqual([]);
  expect(
    await db.selectFrom('sms').select(['kind', 'state', 'number']).orderBy('kind').execute(),
  ).toEqual([
    { kind: 'office', state: 'planned', number: 'sealed' },
    { kind: 'result', state: 'stopped', number: null },
  ]);
  // Again there is nothing to end.
  await world.done('DELETE', '/me/follows', undefined, 'fan');
});

test('to end everything leaves messages of the office and all of other people', async () => {
  await follow('team', team);
  const device = await hear('other', { kind: 'team', id: team }, 'coach');
  const theirs = await text(OF_SOMEBODY, { kind: 'team', id: team });
  const own = await text(OWN, OFFICE_OPT_IN);
  await world.done('DELETE', '/me/follows', undefined, 'fan');
  expect(await ways()).toEqual([]);
  expect(await ways('coach')).toMatchObject([{ id: team, push: { devices: 1 } }]);
  expect([await knows(device), await knows(theirs)]).toEqual([true, true]);
  expect([await optIns(own), await optIns(theirs)]).toEqual([
    [{ kind: 'office' }],
    [{ kind: 'team' }],
  ]);
});

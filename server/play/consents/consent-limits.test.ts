import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call, adminId } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const MOTHER = { givenBy: 'Mwajuma Bakari', relation: 'mother', scopes: ['name', 'statistics'] };
const SELF = { givenBy: 'Asha Mosha', relation: 'self', scopes: ['name'] };

/** The day in Tanzania so many years before today, and days after it. */
function dayBefore(years: number, days = 0): string {
  const today = new Date(Date.now() + 3 * 60 * 60_000 + days * 24 * 60 * 60_000);
  return `${today.getUTCFullYear() - years}${today.toISOString().slice(4, 10)}`;
}

async function addPlayer(dateOfBirth: string | null): Promise<string> {
  const { status, body } = await call('POST', '/api/v1/players', {
    fullName: 'Asha Mosha',
    dateOfBirth,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** The account of a player. */
async function accountOf(player: string) {
  const email = `${player}@example.org`;
  const of = { email, name: 'Asha', role: 'Player', password: 'mpira wa wavu 6' } as const;
  const id = await addUser(store, SYSTEM, of);
  await store.db.updateTable('player').set({ user_id: id }).where('id', '=', player).execute();
  return { id, token: await addToken(store, SYSTEM, { email, name: 'test' }) };
}

const consent = (player: string, body: object, token?: string) =>
  call('POST', `/api/v1/players/${player}/consents`, body, token === undefined ? {} : { token });

const withdraw = (player: string, id: string) =>
  call('POST', `/api/v1/players/${player}/consents/${id}/withdrawal`, {});

const flagsOf = (player: string) =>
  store.db
    .selectFrom('player')
    .select(['consent', 'consent_picture', 'consent_statistics'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();

async function trailOf(player: string) {
  const rows = await store.db
    .selectFrom('audit')
    .select(['action', 'after', 'actor_id'])
    .where('subject', '=', `player:${player}`)
    .where('action', 'like', 'player.consent%')
    .orderBy('id')
    .execute();
  return rows.map(({ action, after }) => ({ action, after: JSON.parse(after ?? 'null') }));
}

test('an adult agrees for oneself from the eighteenth birthday on', async () => {
  const grown = await addPlayer(dayBefore(18));
  const { id, token } = await accountOf(grown);
  const answer = await consent(grown, SELF, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  expect(answer.body.items[0].notedBy).toEqual({ id, name: 'Asha' });
});

test.each([
  ['a day before the eighteenth birthday', dayBefore(18, 1)],
  ['whose age is unknown', null],
])('a player %s does not agree alone', async (_, born) => {
  const player = await addPlayer(born);
  const { token } = await accountOf(player);
  expect((await consent(player, SELF, token)).status).toBe(403);
  expect((await consent(player, { ...SELF, relation: 'mother' }, token)).status).toBe(403);
  expect(await flagsOf(player)).toMatchObject({ consent: 0 });
});

test('an adult does not agree as the mother of oneself, nor for somebody else', async () => {
  const grown = await addPlayer(dayBefore(30));
  const other = await addPlayer(dayBefore(30));
  const { token } = await accountOf(grown);
  expect((await consent(grown, MOTHER, token)).status).toBe(403);
  expect((await consent(other, SELF, token)).status).toBe(403);
});

test('a consent of a child by itself, or of a day to come, is refused with its field', async () => {
  const child = await addPlayer(dayBefore(14));
  const alone = await consent(child, SELF);
  expect([alone.status, alone.body.code, alone.body.errors[0].field]).toEqual([
    422,
    'GUARDIAN_NEEDED',
    'relation',
  ]);
  const later = await consent(child, { ...MOTHER, givenOn: dayBefore(0, 1) });
  expect([later.status, later.body.code, later.body.errors[0].field]).toEqual([
    422,
    'GIVEN_LATER',
    'givenOn',
  ]);
  expect(await trailOf(child)).toEqual([]);
  const today = await consent(child, { ...MOTHER, givenOn: dayBefore(0) });
  expect(today.status).toBe(201);
  const usual = await consent(child, MOTHER);
  expect(usual.body.items[0].givenOn).toBe(dayBefore(0));
});

test('consents in force allow together what each allows, and the trail names no parent', async () => {
  const child = await addPlayer(dayBefore(14));
  const first = (await consent(child, MOTHER)).body.items[0];
  expect(await flagsOf(child)).toEqual({ consent: 1, consent_picture: 0, consent_statistics: 1 });
  const both = (await consent(child, { ...MOTHER, scopes: ['picture'] })).body.items;
  const second = both.find(({ id }: { id: string }) => id !== first.id);
  expect(await flagsOf(child)).toEqual({ consent: 1, consent_picture: 1, consent_statistics: 1 });
  expect((await withdraw(child, first.id)).status).toBeLessThan(300);
  expect(await flagsOf(child)).toEqual({ consent: 0, consent_picture: 1, consent_statistics: 0 });
  expect((await withdraw(child, second.id)).status).toBeLessThan(300);
  expect(await flagsOf(child)).toEqual({ consent: 0, consent_picture: 0, consent_statistics: 0 });
  expect(await trailOf(child)).toEqual([
    { action: 'player.consent', after: { consent: 'name, statistics', relation: 'mother' } },
    { action: 'player.consent', after: { consent: 'picture', relation: 'mother' } },
    { action: 'player.consent-withdraw', after: null },
    { action: 'player.consent-withdraw', after: null },
  ]);
});

test('a consent is withdrawn once, by its own player’s address alone', async () => {
  const child = await addPlayer(dayBefore(14));
  const other = await addPlayer(dayBefore(14));
  const { id } = (await consent(child, MOTHER)).body.items[0];
  expect((await withdraw(other, id)).status).toBe(404);
  expect((await withdraw(child, 'none')).status).toBe(404);
  expect((await flagsOf(child)).consent).toBe(1);
  expect((await withdraw(child, id)).status).toBeLessThan(300);
  const again = await withdraw(child, id);
  expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
  const { body } = await call('GET', `/api/v1/players/${child}/consents`);
  expect(body.items).toEqual([
    expect.objectContaining({ id, withdrawnBy: { id: adminId, name: 'Admin' } }),
  ]);
});

test('a deleted player and an unknown one have no consents', async () => {
  const player = await addPlayer(dayBefore(14));
  await call('DELETE', `/api/v1/players/${player}`);
  for (const id of [player, 'none']) {
    const answer = await consent(id, MOTHER);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  }
});

test('a player has at most fifty consents, withdrawn ones included', async () => {
  const child = await addPlayer(dayBefore(14));
  for (let n = 0; n < 50; n += 1) expect((await consent(child, MOTHER)).status).toBe(201);
  const { id } = (await call('GET', `/api/v1/players/${child}/consents`)).body.items[0];
  await withdraw(child, id);
  const answer = await consent(child, MOTHER);
  expect([answer.status, answer.body.code]).toEqual([422, 'CONSENT_LIMIT']);
  expect(answer.body.detail).toContain('50');
  expect((await call('GET', `/api/v1/players/${child}/consents`)).body.items).toHaveLength(50);
});

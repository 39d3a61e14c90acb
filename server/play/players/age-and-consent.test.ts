import { afterAll, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { addPerson, type Person } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { updatePlayerRow } from './commands.ts';

const NOW = Date.parse('2026-11-23T10:00:00+03:00');
/** Of age today; and one who is so tomorrow. */
const ADULT = '2008-11-23';
const CHILD = '2008-11-24';
const REASON = 'The birth certificate says so';

const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

const admin: Person['ask'] = (method, path, body) => call(method, `/api/v1${path}`, body);
const coach = await addPerson(server, 'Kocha');
const asha = await addPerson(server, 'Asha', 'Player');
const TEAM = { name: 'Chui', city: 'Tanga', gender: 'Women', coach: coach.id };
const team: string = (await admin('POST', '/teams', TEAM)).body.id;

/** A player of the coach's team; `owned` by the account of Asha. */
async function playerBorn(dateOfBirth: string | null, owned = false, more: object = {}) {
  const owner = owned ? { userId: asha.id } : {};
  const born = dateOfBirth === null ? {} : { dateOfBirth };
  const body = { fullName: 'Asha Ally', team, ...owner, ...born, ...more };
  const { body: created } = await admin('POST', '/players', body);
  return `/players/${created.id}`;
}

/** The status, and the code of a refusal. */
async function changed(path: string, body: object, ask: Person['ask']): Promise<string> {
  const answer = await ask('PATCH', path, body);
  return answer.status === 200 ? '200' : `${answer.status} ${answer.body.code}`;
}

test('nobody but an administrator makes a child older, and only with a reason', async () => {
  const path = await playerBorn(CHILD);
  const older = { dateOfBirth: ADULT };
  expect(await changed(path, older, coach.ask)).toBe('403 FORBIDDEN');
  expect(await changed(path, { ...older, reason: REASON }, coach.ask)).toBe('403 FORBIDDEN');
  expect(await changed(path, older, admin)).toBe('422 REASON_NEEDED');
  const { body } = await admin('PATCH', path, older);
  expect(body.errors).toMatchObject([{ field: 'reason' }]);
  expect(await changed(path, { ...older, reason: '' }, admin)).toBe('422 REASON_NEEDED');
  expect((await admin('GET', path)).body.dateOfBirth).toBe(CHILD);
  expect(await changed(path, { ...older, reason: REASON }, admin)).toBe('200');
  const id = path.split('/').at(-1);
  expect((await trailOf(store, `player:${id}`)).at(-1)).toEqual([
    'player.update',
    { dateOfBirth: CHILD },
    { dateOfBirth: ADULT, reason: REASON },
  ]);
});

test('to clear the birth date of a child needs an administrator and a reason too', async () => {
  const path = await playerBorn(CHILD);
  expect(await changed(path, { dateOfBirth: null }, coach.ask)).toBe('403 FORBIDDEN');
  expect(await changed(path, { dateOfBirth: null }, admin)).toBe('422 REASON_NEEDED');
  expect(await changed(path, { dateOfBirth: null, reason: REASON }, admin)).toBe('200');
});

test('a refusal of a child’s new birth date says that administrators change it', async () => {
  const path = await playerBorn(CHILD, true);
  const { body } = await asha.ask('PATCH', path, { dateOfBirth: ADULT });
  expect(body.detail).toContain('administrator');
});

test('a coach makes a child younger where the player has no account', async () => {
  expect(await changed(await playerBorn(CHILD), { dateOfBirth: '2010-01-01' }, coach.ask)).toBe(
    '200',
  );
  const owned = await playerBorn(CHILD, true);
  expect(await changed(owned, { dateOfBirth: '2010-01-01' }, coach.ask)).toBe('403 FORBIDDEN');
});

test('a child may not change the own birth date, an adult may', async () => {
  const child = await playerBorn(CHILD, true);
  expect(await changed(child, { dateOfBirth: '2010-01-01' }, asha.ask)).toBe('403 FORBIDDEN');
  const adult = await playerBorn(ADULT, true);
  expect(await changed(adult, { dateOfBirth: '2001-01-01' }, asha.ask)).toBe('200');
});

test('a player without a birth date writes the own one, the coach may not', async () => {
  const path = await playerBorn(null, true);
  expect(await changed(path, { dateOfBirth: '2001-01-01' }, coach.ask)).toBe('403 FORBIDDEN');
  expect(await changed(path, { dateOfBirth: '2001-01-01' }, asha.ask)).toBe('200');
});

test('to send the same birth date again is no change that anybody is asked about', async () => {
  const path = await playerBorn(CHILD, true);
  expect(await changed(path, { dateOfBirth: CHILD, nickname: 'A' }, coach.ask)).toBe('200');
  expect(await changed(path, { nickname: 'B' }, asha.ask)).toBe('200');
});

const MOTHER = { givenBy: 'Mwajuma', relation: 'mother', scopes: ['name', 'picture'] };
const SELF = { givenBy: 'Asha Ally', relation: 'self', scopes: ['name'] };

async function consentOf(path: string): Promise<boolean> {
  return (await admin('GET', path)).body.consent;
}

test('a new player may come with a consent and who gave it', async () => {
  const path = await playerBorn(CHILD, false, { consent: MOTHER });
  expect(await consentOf(path)).toBe(true);
  const { body } = await admin('GET', `${path}/consents`);
  expect(body.items).toMatchObject([MOTHER]);
});

test('a new child may not come with a consent of its own', async () => {
  const body = { fullName: 'Asha', dateOfBirth: CHILD, consent: SELF };
  const refused = await admin('POST', '/players', body);
  expect([refused.status, refused.body.code]).toEqual([422, 'GUARDIAN_NEEDED']);
});

test('a bare yes is refused where nobody agreed before, and changes nothing where one did', async () => {
  const path = await playerBorn(CHILD);
  const refused = await admin('PATCH', path, { consent: true });
  expect([refused.status, refused.body.code]).toEqual([422, 'CONSENT_GIVER']);
  expect(refused.body.errors).toMatchObject([{ field: 'consent' }]);
  expect(await changed(path, { consent: MOTHER }, coach.ask)).toBe('200');
  expect(await changed(path, { consent: true }, coach.ask)).toBe('200');
  expect((await admin('GET', `${path}/consents`)).body.items).toHaveLength(1);
});

test('a no takes every consent back', async () => {
  const path = await playerBorn(CHILD, false, { consent: MOTHER });
  expect(await changed(path, { consent: false }, coach.ask)).toBe('200');
  expect(await consentOf(path)).toBe(false);
});

test('a coach may not agree for a player who has an account', async () => {
  const path = await playerBorn(CHILD, true);
  expect(await changed(path, { consent: MOTHER }, coach.ask)).toBe('403 FORBIDDEN');
  expect(await consentOf(path)).toBe(false);
});

test('an adult agrees for oneself in the form, by the birth date that is sent with it', async () => {
  const adult = await playerBorn(ADULT, true);
  expect(await changed(adult, { consent: SELF }, asha.ask)).toBe('200');
  const unknown = await playerBorn(null, true);
  expect(await changed(unknown, { consent: SELF }, asha.ask)).toBe('403 FORBIDDEN');
  expect(await changed(unknown, { consent: SELF, dateOfBirth: ADULT }, asha.ask)).toBe('200');
});

test('a player who is of age by the old birth date only may not agree with a new one', async () => {
  const adult = await playerBorn(ADULT, true);
  const younger = { dateOfBirth: CHILD, consent: SELF };
  expect(await changed(adult, younger, asha.ask)).toBe('403 FORBIDDEN');
  expect((await admin('GET', adult)).body.dateOfBirth).toBe(ADULT);
  const { body } = await admin('PATCH', adult, younger);
  expect(body.code).toBe('GUARDIAN_NEEDED');
});

test('a file changes a consent where it says another thing than the record, and leaves the rest', async () => {
  const path = await playerBorn(CHILD, false, { nickname: 'A' });
  const id = path.split('/').at(-1)!;
  const author = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
  const players = store.db.selectFrom('player').selectAll().where('id', '=', id);
  const imported = async (consent?: boolean) => {
    const row = await players.executeTakeFirstOrThrow();
    const input = {
      fullName: 'Asha Ally',
      nickname: 'B',
      ...(consent === undefined ? {} : { consent }),
    };
    await write(store, author, (tx) => updatePlayerRow(tx, author, row, input));
    const consents = (await admin('GET', `${path}/consents`)).body.items;
    const open = consents.filter(
      (consent: { withdrawnAt: string | null }) => consent.withdrawnAt === null,
    );
    return [consents.length, open.length];
  };
  expect(await imported()).toEqual([0, 0]);
  expect(await imported(false)).toEqual([0, 0]);
  expect(await imported(true)).toEqual([1, 1]);
  expect(await imported(true)).toEqual([1, 1]);
  expect(await imported(false)).toEqual([1, 0]);
  expect((await admin('GET', path)).body).toMatchObject({ nickname: 'B', team: { id: team } });
  const [, first] = await trailOf(store, `player:${id}`);
  const name = { full_name: 'Asha Ally', sort_name: expect.any(String) };
  expect(first).toEqual(['player.import', { ...name, nickname: 'A' }, { ...name, nickname: 'B' }]);
});

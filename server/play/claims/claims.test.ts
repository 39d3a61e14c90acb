import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { openMail } from '#server/platform/mail/sealed-mail.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
let people = 0;

/** Somebody with an account, and how they call. */
async function person(name: string, role: 'Fan' | 'Player' | 'Coach' = 'Player') {
  people += 1;
  const email = `${name.toLowerCase()}${people}@example.org`;
  const id = await addUser(store, SYSTEM, { email, name, role, password: 'long enough 1' });
  const token = await addToken(store, SYSTEM, { email, name: 'test' });
  const as = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await call(method, `/api/v1${path}`, body, { token });
    return { status, code: answer?.code as string | undefined, body: answer };
  };
  return { id, email, as, token };
}

const admin = async (method: string, path: string, body?: unknown) =>
  (await call(method, `/api/v1${path}`, body)).body;

/** A team with a coach, and a record in it that nobody has. */
async function freeRecord(fullName: string, more: object = {}) {
  const coach = await person('Kocha', 'Coach');
  const teamOf = { city: 'Tanga', gender: 'Women', coach: coach.id };
  const team = await admin('POST', '/teams', { ...teamOf, name: `Timu ya ${fullName}` });
  const record = await admin('POST', '/players', { fullName, team: team.id, ...more });
  return { coach, team, record };
}

async function lettersTo(email: string) {
  const rows = await store.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map((row) => openMail(row, store.vault));
}

test('a player claims the record, the coach accepts, and the record is linked', async () => {
  const { coach, record } = await freeRecord('Asha Juma', { phone: '+255 713 100 200' });
  const asha = await person('Asha');
  const response = await asha.as('POST', `/players/${record.id}/claims`, { note: 'Namba 7' });
  expect([response.status, response.body.state]).toEqual([201, 'open']);
  expect((await asha.as('PATCH', `/players/${record.id}`, { nickname: 'x' })).status).toBe(403);
  expect((await lettersTo(coach.email)).map(({ subject }) => subject)).toEqual([
    'Somebody claims a player record of your team',
  ]);

  const { body: waiting } = await coach.as('GET', '/claims');
  expect(waiting.items).toMatchObject([
    {
      player: { fullName: 'Asha Juma' },
      claimant: { id: asha.id, name: 'Asha', email: asha.email },
      note: 'Namba 7',
    },
  ]);
  const decided = await coach.as('POST', `/claims/${response.body.id}/decision`, { accept: true });
  expect(decided.status).toBe(204);

  const { body: own } = await asha.as('GET', '/me/players');
  expect(own.items).toMatchObject([{ id: record.id, phone: '+255 713 100 200' }]);
  expect((await asha.as('PATCH', `/players/${record.id}`, { nickname: 'Simba' })).status).toBe(200);
  expect((await asha.as('GET', '/me/claims')).body.items).toMatchObject([{ state: 'accepted' }]);
  expect((await lettersTo(asha.email)).map(({ subject }) => subject)).toEqual([
    'The player record is yours',
  ]);
  const trail = await admin('GET', `/audit?subject=player:${record.id}`);
  expect(trail.items.map(({ action }: { action: string }) => action)).toEqual([
    'player.update',
    'player.claim-accept',
    'player.claim',
    'player.create',
  ]);
});

test('a refusal has a reason in the claimant’s language, and the claim may be repeated', async () => {
  const { coach, record } = await freeRecord('Neema Said');
  const neema = await person('Neema');
  const sendClaim = () => neema.as('POST', `/players/${record.id}/claims`, { language: 'sw' });
  const { body: claim } = await sendClaim();
  const refusal = { accept: false, reason: 'Niite kwanza' };
  await admin('POST', `/claims/${claim.id}/decision`, refusal);
  expect((await neema.as('GET', '/me/claims')).body.items).toMatchObject([
    { state: 'refused', reason: 'Niite kwanza' },
  ]);
  const [letter] = await lettersTo(neema.email);
  expect(letter?.text).toContain('Sababu: Niite kwanza');
  expect(letter?.text).toContain('https://wavu.example/sw/player');
  expect((await sendClaim()).status).toBe(201);
  // The coach hears of each person once.
  expect(await lettersTo(coach.email)).toHaveLength(1);
});

test('accepting one of two claims for a record refuses the other', async () => {
  const { record } = await freeRecord('Zawadi');
  const claimant = await person('Zawadi');
  const two = await person('Mwingine');
  const first = (await claimant.as('POST', `/players/${record.id}/claims`, {})).body;
  const second = (await two.as('POST', `/players/${record.id}/claims`, {})).body;
  const yes = (id: string) =>
    call('POST', `/api/v1/claims/${id}/decision`, { accept: true }, { token: server.token });
  const answers = await Promise.all([yes(first.id), yes(second.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const states = [];
  for (const person of [claimant, two]) {
    states.push((await person.as('GET', '/me/claims')).body.items[0].state);
  }
  expect(states.sort()).toEqual(['accepted', 'refused']);
});

test('everybody else who waits for a record hears that it has an account', async () => {
  const { record, coach } = await freeRecord('Bahati');
  const chosen = await person('Bahati');
  const other = await person('Mwingine');
  const { body: claim } = await chosen.as('POST', `/players/${record.id}/claims`, {});
  await other.as('POST', `/players/${record.id}/claims`, { note: 'Mimi' });
  const { body: waiting } = await coach.as('GET', '/claims');
  expect(waiting.items.map(({ note }: { note: string }) => note).sort()).toEqual(['', 'Mimi']);
  const path = `/claims/${claim.id}/decision`;
  expect((await coach.as('POST', path, { accept: true, reason: 'Tunamjua' })).status).toBe(204);
  const { items } = (await other.as('GET', '/me/claims')).body;
  expect(items).toMatchObject([{ state: 'refused', reason: '' }]);
  const [letter, ...more] = await lettersTo(other.email);
  expect(more).toEqual([]);
  expect(letter!.text).toContain('Bahati');
  expect(letter!.text).not.toContain('Tunamjua');
});

test('a refusal without a reason is kept and mailed without one', async () => {
  const { record, coach } = await freeRecord('Imani');
  const user = await person('Imani');
  const { body: claim } = await user.as('POST', `/players/${record.id}/claims`, {});
  await coach.as('POST', `/claims/${claim.id}/decision`, { accept: false });
  const { items } = (await user.as('GET', '/me/claims')).body;
  expect(items).toMatchObject([{ state: 'refused', reason: '' }]);
});

test('a coach who asks for a record of the own team gets no mail about it', async () => {
  const { record, coach } = await freeRecord('Kocha Mchezaji');
  expect((await coach.as('POST', `/players/${record.id}/claims`, {})).status).toBe(201);
  expect(await lettersTo(coach.email)).toEqual([]);
});

test('claims that do not exist, and records that do not, are not found', async () => {
  const { record } = await freeRecord('Amekwenda');
  for (const [method, path, body] of [
    ['POST', '/claims/none/decision', { accept: true }],
    ['DELETE', '/claims/none', undefined],
    ['DELETE', '/players/none/account', undefined],
  ] as const) {
    expect((await call(method, `/api/v1${path}`, body)).status, path).toBe(404);
  }
  await admin('DELETE', `/players/${record.id}`);
  const archived = await call('DELETE', `/api/v1/players/${record.id}/account`);
  expect([archived.status, archived.body.text.key]).toEqual([404, 'player.notFound']);
});

test('an installation without mail takes and decides claims without any letter', async () => {
  const silent = await startTestServer();
  const ask = async (method: string, path: string, body?: unknown) =>
    (await silent.call(method, `/api/v1${path}`, body)).body;
  const record = await ask('POST', '/players', { fullName: 'Kimya' });
  const claim = await ask('POST', `/players/${record.id}/claims`, {});
  await ask('POST', `/claims/${claim.id}/decision`, { accept: true });
  expect((await ask('GET', '/me/claims')).items).toMatchObject([{ state: 'accepted' }]);
  expect(await silent.store.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  await silent.stop();
});

test('two simultaneous claims of one person are one claim', async () => {
  const { record } = await freeRecord('Mara Mbili');
  const user = await person('Mara');
  const claim = () => user.as('POST', `/players/${record.id}/claims`, {});
  const answers = await Promise.all([claim(), claim()]);
  expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([201, 'CLAIM_OPEN']);
  expect((await user.as('GET', '/me/claims')).body.items).toHaveLength(1);
});

test('each reason against a claim has its own code', async () => {
  const { record, team } = await freeRecord('Halima');
  const user = await person('Halima');
  const claimRecord = (id: string) => user.as('POST', `/players/${id}/claims`, {});
  expect((await claimRecord('nobody')).status).toBe(404);
  const linked = await admin('POST', '/players', { fullName: 'Ana', userId: user.id });
  expect((await claimRecord(linked.id)).code).toBe('ALREADY_LINKED');
  const gone = await admin('POST', '/players', { fullName: 'Alikuwa', team: team.id });
  const { body: claim } = await claimRecord(gone.id);
  await admin('DELETE', `/players/${gone.id}`);
  expect((await claimRecord(gone.id)).code).toBe('PLAYER_ARCHIVED');
  const late = await call('POST', `/api/v1/claims/${claim.id}/decision`, { accept: true });
  expect([late.status, late.body.code]).toEqual([422, 'PLAYER_ARCHIVED']);

  const { body: open } = await claimRecord(record.id);
  expect((await user.as('DELETE', `/claims/${open.id}`)).status).toBe(204);
  const closed = await user.as('DELETE', `/claims/${open.id}`);
  expect([closed.status, closed.code]).toEqual([409, 'CLAIM_CLOSED']);
  expect((await user.as('GET', '/me/claims')).body.items).toEqual([]);
});

test('a claim is not decided by strangers, nor by a coach about themselves', async () => {
  const { coach, record } = await freeRecord('Kocha Mwenyewe');
  const other = await freeRecord('Mwingine Kocha');
  const { body: claim } = await coach.as('POST', `/players/${record.id}/claims`, {});
  const decide = { accept: true };
  for (const stranger of [coach, other.coach, await person('Shabiki', 'Fan')]) {
    expect((await stranger.as('GET', '/claims')).body.items).toEqual([]);
    const answer = await stranger.as('POST', `/claims/${claim.id}/decision`, decide);
    expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
  }
  const stranger = await person('Mgeni', 'Fan');
  expect((await stranger.as('DELETE', `/claims/${claim.id}`)).status).toBe(403);
  expect((await admin('GET', `/claims?player=${record.id}`)).items).toHaveLength(1);
  const summary = await admin('GET', '/admin/summary');
  expect(summary.attention).toContainEqual({ kind: 'claims', count: expect.any(Number) });
});

test('a hidden minor cannot be found by claiming', async () => {
  const born = `${new Date().getFullYear() - 12}-01-01`;
  const { coach, record } = await freeRecord('Mtoto Siri', { dateOfBirth: born });
  const user = await person('Mtoto');
  const response = await user.as('POST', `/players/${record.id}/claims`, {});
  expect([response.status, response.code]).toEqual([404, 'NOT_FOUND']);
  await coach.as('PATCH', `/players/${record.id}`, {
    consent: { givenBy: 'Mama Yake', relation: 'mother', scopes: ['name'] },
  });
  const { body } = await user.as('POST', `/players/${record.id}/claims`, {});
  expect(body.player).toMatchObject({ fullName: 'Mtoto Siri', profilePicture: null, gender: null });
  await coach.as('POST', `/claims/${body.id}/decision`, { accept: true });
  const change = (to: object) => user.as('PATCH', `/players/${record.id}`, to);
  // A child changes the profile, and not the age that hides it.
  expect((await change({ nickname: 'Mdogo', dateOfBirth: born })).status).toBe(200);
  for (const dateOfBirth of ['1999-01-01', null]) {
    expect((await change({ dateOfBirth })).code).toBe('FORBIDDEN');
  }
});

test('at most ten claims of one person wait at once', async () => {
  const { team } = await freeRecord('Kumi');
  const user = await person('Wengi');
  const answers = [];
  for (let n = 1; n <= 11; n += 1) {
    const record = await admin('POST', '/players', { fullName: `Namba ${n}`, team: team.id });
    answers.push((await user.as('POST', `/players/${record.id}/claims`, {})).code ?? 'ok');
  }
  expect(answers).toEqual([...Array(10).fill('ok'), 'CLAIM_LIMIT']);
});

test('repeated claiming and withdrawing sends a limited number of mails', async () => {
  const { team, coach } = await freeRecord('Ishirini');
  const user = await person('Barua');
  const statuses = [];
  for (let n = 1; n <= 21; n += 1) {
    const record = await admin('POST', '/players', { fullName: `Jina ${n}`, team: team.id });
    const { status, body } = await user.as('POST', `/players/${record.id}/claims`, {});
    statuses.push(status);
    if (status === 201) await user.as('DELETE', `/claims/${body.id}`);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
  expect(await lettersTo(coach.email)).toHaveLength(20);
});

test('an administrator takes a record back from an account; others may not', async () => {
  const { coach, record } = await freeRecord('Rudisha');
  const owner = await person('Rudisha');
  const { body: claim } = await owner.as('POST', `/players/${record.id}/claims`, {});
  await coach.as('POST', `/claims/${claim.id}/decision`, { accept: true });
  expect((await coach.as('GET', `/players/${record.id}/account`)).body).toEqual({
    account: { id: owner.id, name: 'Rudisha', email: owner.email },
  });
  const stranger = await person('Mgeni');
  expect((await stranger.as('GET', `/players/${record.id}/account`)).status).toBe(403);
  for (const person of [coach, owner, stranger]) {
    expect((await person.as('DELETE', `/players/${record.id}/account`)).status).toBe(403);
  }
  const undo = () => call('DELETE', `/api/v1/players/${record.id}/account`);
  expect((await undo()).status).toBe(204);
  expect((await owner.as('GET', '/me/players')).body.items).toEqual([]);
  expect((await owner.as('GET', '/me/claims')).body.items).toMatchObject([{ state: 'ended' }]);
  expect((await undo()).body.code).toBe('NOT_LINKED');
  expect((await owner.as('POST', `/players/${record.id}/claims`, {})).status).toBe(201);
});

test('one account may have several records, and sees the matches of all their teams', async () => {
  const freePlayer = await freeRecord('Wa Kwanza');
  const two = await freeRecord('Wa Pili');
  const owner = await person('Wote');
  for (const { record } of [freePlayer, two]) {
    const { body: claim } = await owner.as('POST', `/players/${record.id}/claims`, {});
    await admin('POST', `/claims/${claim.id}/decision`, { accept: true });
  }
  expect((await owner.as('GET', '/me/players')).body.items).toHaveLength(2);
  const played = { matchType: 'Friendly', matchTime: '16:00' };
  const teams = { team1: freePlayer.team.id, team2: two.team.id };
  const past = await admin('POST', '/matches', { ...teams, ...played, matchDate: '2024-01-06' });
  const next = await admin('POST', '/matches', { ...teams, ...played, matchDate: '2099-01-06' });
  const ids = async (user: typeof owner, as: string, when: string) =>
    (await user.as('GET', `/me/matches?as=${as}&when=${when}`)).body.items.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids(owner, 'player', 'coming')).toEqual([next.id]);
  expect(await ids(owner, 'player', 'past')).toEqual([past.id]);
  expect(await ids(owner, 'coach', 'coming')).toEqual([]);
  expect(await ids(freePlayer.coach, 'coach', 'coming')).toEqual([next.id]);
});

test('an export holds a person’s claims, and erasing deletes them', async () => {
  const { record } = await freeRecord('Futa');
  const user = await person('Futa');
  await user.as('POST', `/players/${record.id}/claims`, { note: 'siri yangu' });
  const { body: file } = await user.as('GET', '/account/export');
  expect(file.claims).toMatchObject([{ player: record.id, note: 'siri yangu', state: 'open' }]);
  await user.as('POST', '/account/erasure', { password: 'long enough 1' });
  const rows = await store.db.selectFrom('player_claim').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('siri yangu');
  expect(server.failures).toEqual([]);
});

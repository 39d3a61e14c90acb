import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '#domain/access/actor.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { write } from '#server/platform/db/write.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { keepSignatures } from '#server/play/signatures/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now } as const;
const DRAWING = 'M10 20L30 40L50 20M60 60L80 70';
let people = 0;

async function person(name: string) {
  people += 1;
  const email = `signer${people}@example.org`;
  const user = { email, name, role: 'Fan', password: 'long enough 1' } as const;
  const id = await addUser(store, SYSTEM, user);
  return { id, token: await addToken(store, SYSTEM, { email, name: 'test' }) };
}

/** A match with team lists, its captain of team 1, coach of team 1 and first referee by account, and its scorer's link. */
async function signedMatch() {
  const [captain, coach, referee] = await Promise.all([
    person('Asha'),
    person('Kocha Juma'),
    person('Mwamuzi Neema'),
  ]);
  const team = { city: 'Moshi', gender: 'Women' };
  const teamOf = async (name: string, of: string) =>
    (await call('POST', '/api/v1/teams', { ...team, name, coach: of })).body.id as string;
  const team1 = await teamOf('Upepo', coach.id);
  const team2 = await teamOf('Kimbunga', 'N/A');
  const player = { fullName: 'Asha Ally', team: team1, jerseyNumber: 1, userId: captain.id };
  await call('POST', '/api/v1/players', player);
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const { id } = (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body;
  const path = `/api/v1/matches/${id}`;
  const official = { name: 'Mwamuzi Neema', account: referee.id };
  const onDuty = (await call('POST', '/api/v1/officials', official)).body.id as string;
  await call('PUT', `${path}/officials`, { officials: [{ official: onDuty, duty: 'referee1' }] });
  const scorer = (await call('POST', `${path}/scorer-links`)).body.token as string;
  const as = (token: string | null) => ({ token });
  const pen = (await call('POST', `${path}/pen`, {}, as(scorer))).body;
  let { seq } = pen;
  async function score(...facts: object[]) {
    const events = facts.map((fact) => ({ id: randomUUID(), at: now, ...fact }));
    const body = { epoch: pen.epoch, baseSeq: seq, events };
    const answer = await call('POST', `${path}/events`, body, as(scorer));
    seq = answer.body.seq ?? seq;
    return answer;
  }
  const sheet = { players: [1, 2, 3, 4, 5, 6], captain: 1, liberos: [6] };
  await score({ type: 'match-setup', team1: sheet, team2: sheet });
  const place = (paper: string, role: string) => `${path}/signing/${paper}/${role}`;
  const look = (paper: string, role: string, token: string | null) =>
    call('GET', place(paper, role), undefined, as(token));
  async function hand(paper: string, role: string, token: string, body: object = {}) {
    const { seal } = (await look(paper, role, token)).body;
    return call('PUT', place(paper, role), { seal, ...body }, as(token));
  }
  const linkTo = async (paper: string, role: string) =>
    (await call('POST', `${place(paper, role)}/links`, undefined, as(scorer))).body;
  const signatures = async () =>
    (await call('GET', `${path}/signatures`, undefined, as(scorer))).body;
  /** As the table takes what waits. */
  const take = async () =>
    score(
      ...(await signatures()).waiting.map(({ id, of, role }: Record<string, string>) => ({
        type: 'sign',
        id,
        role,
        ...(of === 'list' && { of }),
      })),
    );
  const end = () => score({ type: 'forfeit', team: 'team2' });
  return {
    id,
    path,
    captain,
    coach,
    referee,
    scorer,
    end,
    place,
    look,
    hand,
    linkTo,
    signatures,
    take,
    score,
    as,
  };
}

test('a captain signs the list by the own account, and the table takes it into the log', async () => {
  const { look, hand, captain, signatures, take, path } = await signedMatch();
  const seen = await look('list', 'captain1', captain.token);
  expect(seen.body).toMatchObject({
    team1: 'Upepo',
    team2: 'Kimbunga',
    manner: 'account',
    name: 'Asha',
    refusal: null,
    handed: null,
  });
  expect(seen.body.players[0]).toEqual({
    shirt: 1,
    name: 'Asha Ally',
    isLibero: false,
    isCaptain: true,
  });
  const handed = await hand('list', 'captain1', captain.token);
  expect([handed.status, handed.body.handed.state]).toEqual([200, 'waiting']);
  expect((await signatures()).waiting).toMatchObject([
    { of: 'list', role: 'captain1', name: 'Asha', manner: 'account' },
  ]);
  expect((await take()).status).toBe(200);
  expect(await signatures()).toMatchObject({
    items: [{ of: 'list', role: 'captain1', name: 'Asha', manner: 'account', changed: false }],
    waiting: [],
  });
  expect((await look('list', 'captain1', captain.token)).body.handed.state).toBe('taken');
  const log = await call('GET', `${path}/events`, undefined, { token: null });
  expect(log.body.items.at(-1)).toMatchObject({ type: 'sign', name: 'Asha', manner: 'account' });
});

test('a captain without an account draws on the own phone by the link, for one role only', async () => {
  const { hand, linkTo, signatures, take, end, place, look, as, path } = await signedMatch();
  await end();
  const { token, url } = await linkTo('sheet', 'captain2');
  expect(url).toMatch(/[/]sign[/][\w-]+[/]sheet[/]captain2#sign_/);
  const undrawn = await hand('sheet', 'captain2', token, { name: 'Rehema' });
  expect([undrawn.status, undrawn.body.code]).toEqual([422, 'DRAWING_MISSING']);
  const drawn = { name: 'Rehema', drawing: DRAWING, protest: true };
  expect((await hand('sheet', 'captain2', token, drawn)).status).toBe(200);
  await take();
  expect((await signatures()).items).toMatchObject([
    { role: 'captain2', name: 'Rehema', drawing: DRAWING, manner: 'own-device', protest: true },
  ]);
  const log = await call('GET', `${path}/events`, undefined, { token: null });
  expect(JSON.stringify(log.body)).not.toContain(DRAWING);

  for (const [paper, role] of [
    ['sheet', 'captain1'],
    ['list', 'captain2'],
  ] as const) {
    expect((await look(paper, role, token)).status, `${paper} ${role}`).toBe(403);
    const { seal } = (await look('sheet', 'captain2', token)).body;
    const answer = await call('PUT', place(paper, role), { seal, drawing: DRAWING }, as(token));
    expect(answer.status, `${paper} ${role}`).toBe(403);
  }
});

test('a new link ends the one before, and each ends after two hours', async () => {
  const { linkTo, look } = await signedMatch();
  const first = await linkTo('list', 'coach2');
  const second = await linkTo('list', 'coach2');
  expect((await look('list', 'coach2', first.token)).status).toBe(401);
  expect((await look('list', 'coach2', second.token)).status).toBe(200);
  const before = now;
  now += 2 * 60 * 60 * 1000;
  const late = await look('list', 'coach2', second.token);
  now = before;
  expect([late.status, late.body.code]).toEqual([401, 'LINK_EXPIRED']);
});

test('nobody but people on record signs by account, administrators neither', async () => {
  const { look, coach, captain, referee, scorer, place, as } = await signedMatch();
  const { token: fan } = await person('Fan');
  const status = async (role: string, token: string | null) =>
    (await look('sheet', role, token)).status;
  expect(await status('coach1', coach.token)).toBe(200);
  expect(await status('referee1', referee.token)).toBe(200);
  expect(await status('captain1', captain.token)).toBe(200);
  for (const [role, token] of [
    ['captain1', coach.token],
    ['coach2', coach.token],
    ['captain2', captain.token],
    ['referee2', referee.token],
    ['captain1', fan],
    ['captain1', scorer],
    ['captain1', server.token],
  ] as const) {
    expect(await status(role, token), role).toBe(403);
  }
  expect(await status('captain1', null)).toBe(401);
  const byFan = await call('POST', `${place('sheet', 'captain1')}/links`, undefined, as(fan));
  expect(byFan.status).toBe(403);
});

test('a sender claims no manner, no seal and no name of somebody else', async () => {
  const { score, signatures, hand, captain, end } = await signedMatch();
  const seal = 'f'.repeat(64);
  const claimed = { role: 'captain2', name: 'Rehema', manner: 'account', seal };
  await score({ type: 'sign', of: 'list', ...claimed });
  const [first] = (await signatures()).items;
  expect(first).toMatchObject({ name: 'Rehema', manner: 'name', changed: false });
  expect(first.seal).not.toBe(seal);

  await hand('list', 'captain1', captain.token);
  const [{ id }] = (await signatures()).waiting;
  await score({ id, type: 'sign', of: 'list', role: 'captain1', name: 'Mwingine' });
  expect((await signatures()).items.at(-1)).toMatchObject({ name: 'Asha', manner: 'account' });
  await end();
  await hand('sheet', 'captain1', captain.token);
  const [waiting] = (await signatures()).waiting;
  // Put at another place it is no more than a name.
  await score({ id: waiting.id, type: 'sign', role: 'captain2', name: 'Asha' });
  expect((await signatures()).items.at(-1)).toMatchObject({ role: 'captain2', manner: 'name' });
});

test('a signature under another log than today’s does not wait any more, and says so when taken', async () => {
  const { hand, captain, signatures, score, look, place, as } = await signedMatch();
  const stale = (await look('list', 'captain1', captain.token)).body.seal;
  await hand('list', 'captain1', captain.token);
  const [{ id }] = (await signatures()).waiting;
  const other = { players: [1, 2, 3, 4, 5, 7], captain: 1 };
  await score({ type: 'match-setup', team1: other });
  expect((await signatures()).waiting).toEqual([]);
  expect((await look('list', 'captain1', captain.token)).body.handed.state).toBe('changed');
  const answer = await call('PUT', place('list', 'captain1'), { seal: stale }, as(captain.token));
  expect([answer.status, answer.body.code]).toEqual([422, 'SIGNED_OTHER']);
  await score({ id, type: 'sign', of: 'list', role: 'captain1' });
  expect((await signatures()).items).toMatchObject([{ role: 'captain1', changed: true }]);
});

test('an account signs a match for one side, and nobody signs before it is due', async () => {
  const { hand, look, coach, captain, path, end } = await signedMatch();
  const early = await hand('sheet', 'coach1', coach.token);
  expect([early.status, early.body.code]).toEqual([422, 'MATCH_NOT_OVER']);
  expect((await look('sheet', 'coach1', coach.token)).body.refusal).toBe('MATCH_NOT_OVER');
  await end();
  expect((await hand('sheet', 'captain1', captain.token)).status).toBe(200);
  // The same person is the second referee, too.
  const official = { name: 'Asha', account: captain.id };
  const onDuty = (await call('POST', '/api/v1/officials', official)).body.id as string;
  await call('PUT', `${path}/officials`, { officials: [{ official: onDuty, duty: 'referee2' }] });
  const other = await hand('sheet', 'referee2', captain.token);
  expect([other.status, other.body.code]).toEqual([422, 'OTHER_SIDE']);
});

test('a place takes twenty signatures and no more', async () => {
  const { hand, coach } = await signedMatch();
  for (let n = 0; n < 20; n += 1) {
    expect((await hand('list', 'coach1', coach.token)).status).toBe(200);
  }
  const more = await hand('list', 'coach1', coach.token);
  expect([more.status, more.body.code]).toEqual([422, 'SIGNATURE_LIMIT']);
});

test('a person reads the own signatures in the export, and takes them along when the account goes', async () => {
  const { hand, captain, signatures, take } = await signedMatch();
  await hand('list', 'captain1', captain.token);
  await take();
  const { body } = await call('GET', '/api/v1/account/export', undefined, captain);
  expect(body.signatures).toMatchObject([
    { paper: 'list', role: 'captain1', manner: 'account', name: 'Asha', protest: false },
  ]);
  await store.db.deleteFrom('user').where('id', '=', captain.id).execute();
  const left = store.db.selectFrom('handed_signature').select('id');
  expect(await left.where('user_id', '=', captain.id).execute()).toEqual([]);
  // The sheet keeps what was signed.
  expect((await signatures()).items).toMatchObject([{ name: 'Asha', manner: 'account' }]);
});

test('a hall is believed how a signature was given there, and under which log; nobody else is', async () => {
  const { id } = await signedMatch();
  const seal = 'e'.repeat(64);
  const claimed = {
    type: 'sign',
    role: 'captain1',
    name: 'Asha',
    manner: 'account',
    seal,
  } as const;
  const sign = { id: randomUUID(), at: now, ...claimed };
  const keptFor = (actor: Actor) =>
    write(store, { actor, now }, (tx) => keepSignatures(tx, actor, id, [sign]));
  const hall = { kind: 'hall', id: 'loan', name: 'Ukumbi', matchIds: [id] } as const;
  expect(await keptFor(hall)).toEqual([sign]);
  const { seal: _, ...unsealed } = sign;
  expect(await keptFor(SYSTEM.actor)).toEqual([{ ...unsealed, manner: 'name' }]);
});

test('a branch that is taken later keeps its drawings out of the log, too', async () => {
  const { id, path, score, end, as, scorer, signatures } = await signedMatch();
  await end();
  const { seq } = (await call('GET', path)).body;
  const entry = { id: randomUUID(), at: now, type: 'sign', role: 'captain2', drawing: DRAWING };
  const parked = await call(
    'POST',
    `${path}/parked`,
    { baseSeq: seq, events: [entry] },
    as(scorer),
  );
  expect(parked.status).toBe(200);
  await score({ type: 'remark', text: 'Kuna mvua.' });
  const choice = { keep: 'branch', seq: seq + 1 };
  const chosen = await call('POST', `${path}/parked/${parked.body.id}/choice`, choice, as(scorer));
  expect(chosen.status, JSON.stringify(chosen.body)).toBeLessThan(300);
  expect((await signatures()).items).toMatchObject([{ role: 'captain2', drawing: DRAWING }]);
  const log = await call('GET', `/api/v1/matches/${id}/events`, undefined, { token: null });
  expect(JSON.stringify(log.body)).not.toContain(DRAWING);
});

test('the papers that wait for a signature are listed to their signers, where the match demands it', async () => {
  const { id, path, captain, coach, referee, hand, take, end, look, place } = await signedMatch();
  const player = await person('Mchezaji');
  const { team1 } = (await call('GET', path)).body;
  const other = { fullName: 'Mchezaji', team: team1.id, jerseyNumber: 2, userId: player.id };
  await call('POST', '/api/v1/players', other);
  const listOf = async ({ token }: { token: string }) => {
    const { status, body } = await call('GET', '/api/v1/me/signatures', undefined, { token });
    expect([status, body.next]).toEqual([200, null]);
    return body.items.map(({ paper, role }: Record<string, string>) => `${paper} ${role}`);
  };
  const all = async () => [
    await listOf(captain),
    await listOf(coach),
    await listOf(referee),
    await listOf(player),
  ];
  expect(await all(), 'not demanded').toEqual([[], [], [], []]);
  await call('PATCH', path, { matchDate: localDate(now), scoring: { signatures: true } });
  expect(await all(), 'before the match').toEqual([['list captain1'], ['list coach1'], [], []]);
  const { body } = await call('GET', '/api/v1/me/signatures', undefined, { token: coach.token });
  const teams = { team1: 'Upepo', team2: 'Kimbunga' };
  expect(body.items).toEqual([{ match: id, ...teams, paper: 'list', role: 'coach1' }]);
  await hand('list', 'captain1', captain.token);
  expect(await listOf(captain), 'it waits for the table').toEqual([]);
  await take();
  expect(await all(), 'taken').toEqual([[], ['list coach1'], [], []]);
  await end();
  expect(await all()).toEqual([['sheet captain1'], ['sheet coach1'], ['sheet referee1'], []]);
  for (const [paper, role, { token }] of [
    ['sheet', 'captain1', captain],
    ['sheet', 'coach1', coach],
    ['sheet', 'referee1', referee],
  ] as const) {
    expect((await look(paper, role, token)).body.refusal, place(paper, role)).toBeNull();
  }
  now += 3 * 24 * 60 * 60_000;
  expect(await all(), 'days later').toEqual([[], [], [], []]);
});

test('a signature by a name alone waits for its signer where the competition wants identity', async () => {
  const { path, captain, score } = await signedMatch();
  await call('PATCH', path, {
    matchDate: localDate(now),
    scoring: { signatures: true, identity: true },
  });
  await score({ type: 'sign', of: 'list', role: 'captain1', name: 'Asha' });
  const own = async () =>
    (await call('GET', '/api/v1/me/signatures', undefined, { token: captain.token })).body.items;
  expect(await own()).toMatchObject([{ paper: 'list', role: 'captain1' }]);
  await call('PATCH', path, { scoring: { signatures: true } });
  expect(await own()).toEqual([]);
});

test('a scorer who is named to the match signs its sheet; strangers have nothing to sign', async () => {
  const { id, path, end } = await signedMatch();
  const [named, stranger] = await Promise.all([person('Mwandishi'), person('Mgeni')]);
  await store.db.insertInto('match_scorer').values({ match_id: id, user_id: named.id }).execute();
  await call('PATCH', path, { matchDate: localDate(now), scoring: { signatures: true } });
  await end();
  const own = async (token: string | null) =>
    call('GET', '/api/v1/me/signatures', undefined, { token });
  expect((await own(named.token)).body.items).toMatchObject([{ match: id, role: 'scorer' }]);
  expect((await own(stranger.token)).body.items).toEqual([]);
  expect((await own(null)).status).toBe(401);
});

test('an account that signs for both teams at once is refused for one of them', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { path, coach, end, hand, signatures } = await signedMatch();
    const { team2 } = (await call('GET', path)).body;
    await call('PATCH', `/api/v1/teams/${team2.id}`, { coach: coach.id });
    await end();
    const answers = await Promise.all([
      hand('sheet', 'coach1', coach.token),
      hand('sheet', 'coach2', coach.token),
    ]);
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.sort()).toEqual([200, 'OTHER_SIDE']);
    expect((await signatures()).waiting).toHaveLength(1);
  }
});

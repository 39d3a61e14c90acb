import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { IDEMPOTENCY_LIFE_MS } from '#contract/idempotency-key.ts';
import { forgetOldAnswers } from '#server/platform/idempotency/commands.ts';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';
import { castOf } from './testing/cast.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call, store, app } = server;
const { tokens, ids } = await castOf(server);

type Options = { key?: string; token?: string | null };

function post(path: string, body: unknown, { key = randomUUID(), token }: Options = {}) {
  const headers = { 'idempotency-key': key };
  const as = token === undefined ? {} : { token };
  return call('POST', `/api/v1${path}`, body, { headers, ...as });
}

const TEAM = { city: 'Moshi', coach: 'N/A', gender: 'Women' };

async function countTeams(name: string): Promise<number> {
  const rows = await store.db.selectFrom('team').select('id').where('name', '=', name).execute();
  return rows.length;
}

function answersUnder(key: string) {
  return store.db.selectFrom('kept_answer').selectAll().where('key', '=', key).execute();
}

test('a repeated call gets the first answer and creates nothing', async () => {
  const key = randomUUID();
  const team = { ...TEAM, name: 'Mara moja' };
  const first = await post('/teams', team, { key });
  expect(first.status).toBe(201);
  await call('PATCH', `/api/v1/teams/${first.body.id}`, { city: 'Arusha' });
  const entries = () => store.db.selectFrom('audit').select('id').execute();
  const before = (await entries()).length;
  const again = await post('/teams', team, { key });
  expect([again.status, again.body]).toEqual([201, first.body]);
  for (const name of ['location', 'content-type', 'cache-control']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
  }
  expect(await countTeams('Mara moja')).toBe(1);
  expect(await entries()).toHaveLength(before);
  expect((await post('/teams', team)).status).toBe(201);
  expect(await countTeams('Mara moja')).toBe(2);
});

test('every creating call creates once', async () => {
  const { id, path, teams } = await newLeague('ABCD');
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Mwanza', partner: 'N/A' };
  const day = { matchType: id, matchDate: '2026-12-05', matchTime: '10:00' };
  const league = path.replace('/api/v1', '');
  const created: [string, object][] = [
    ['/players', { fullName: 'Asha Mmoja', phone: '+255713000111' }],
    [`/players/${ids.mate}/claims`, {}],
    ['/leagues', { ...season, name: 'Ligi moja' }],
    [`${league}/groups`, { name: 'Kundi' }],
    [`${league}/adjustments`, { team: teams.A, points: -1, reason: 'Kadi' }],
    [`${league}/placings`, { team: teams.D, place: 'last', reason: 'Amri' }],
    [`${league}/withdrawals`, { team: teams.D, policy: 'annul' }],
    ['/matches', { ...day, team1: teams.A, team2: teams.B }],
    ['/news', { title: 'Habari moja', text: 'Ndefu kidogo.' }],
    ['/venues', { name: 'Uwanja mmoja', place: 'Mwanza' }],
    ['/officials', { name: 'Mwamuzi mmoja' }],
    ['/partners', { name: 'Mdhamini mmoja' }],
  ];
  for (const [to, body] of created) {
    const key = randomUUID();
    const first = await post(to, body, { key });
    expect([first.status, first.body], to).toEqual([201, expect.anything()]);
    const again = await post(to, body, { key });
    expect([again.status, again.body], to).toEqual([201, first.body]);
    expect(again.headers.get('location'), to).toBe(first.headers.get('location'));
    expect(await answersUnder(key), to).toHaveLength(1);
  }
  expect(server.failures).toEqual([]);
});

test('a plan of fixtures is created once, and a dry run uses up no key', async () => {
  const { path } = await newLeague('ABCD');
  const league = path.replace('/api/v1', '');
  const request = { kind: 'round-robin', startDate: '2026-12-05' };
  const key = randomUUID();
  const shown = await post(`${league}/fixtures`, { ...request, dryRun: true }, { key });
  expect([shown.status, shown.body]).toEqual([200, expect.objectContaining({ dryRun: true })]);
  const [first, second] = await Promise.all([
    post(`${league}/fixtures`, request, { key }),
    post(`${league}/fixtures`, request, { key }),
  ]);
  expect(first.status).toBe(201);
  expect(first.body.matches).toHaveLength(6);
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await post(`${league}/fixtures`, request, { key })).toMatchObject({ body: first.body });
  expect((await call('GET', `${path}/fixtures`)).body.items).toHaveLength(6);
  const swiss = await newLeague('EFGH');
  const round = swiss.path.replace('/api/v1', '');
  const drawn = { ...request, kind: 'swiss', rounds: 3 };
  const own = randomUUID();
  const draw = await post(`${round}/fixtures`, drawn, { key: own });
  expect(await post(`${round}/fixtures`, drawn, { key: own })).toMatchObject({ body: draw.body });
});

test('many simultaneous calls create one record and get the same answer', async () => {
  const key = randomUUID();
  const team = { ...TEAM, name: 'Wote pamoja' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('/teams', team, { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countTeams('Wote pamoja')).toBe(1);
  const others = Array.from({ length: 8 }, () => post('/teams', { ...TEAM, name: 'Kila mmoja' }));
  const ours = (await Promise.all(others)).map(({ body }) => body.id);
  expect(new Set(ours).size).toBe(8);
});

test('another body or another call under a used key is refused by name', async () => {
  const key = randomUUID();
  await post('/teams', { ...TEAM, name: 'Ya kwanza' }, { key });
  for (const [to, body] of [
    ['/teams', { ...TEAM, name: 'Ya pili' }],
    ['/venues', { name: 'Ya pili', place: 'Moshi' }],
    ['/teams?x=1', { ...TEAM, name: 'Ya kwanza' }],
  ] as const) {
    const refusal = await post(to, body, { key });
    expect([refusal.status, refusal.body.code], to).toEqual([422, 'KEY_USED']);
    expect(refusal.body.errors[0].field).toBe('Idempotency-Key');
    expect(JSON.stringify(refusal.body)).not.toContain('Ya kwanza');
  }
  const oneKey = randomUUID();
  const other = { ...TEAM, name: 'Mbio B' };
  const race = [post('/teams', { ...TEAM, name: 'Mbio A' }, { key: oneKey })];
  race.push(post('/teams', other, { key: oneKey }));
  const statuses = (await Promise.all(race)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 422]);
  expect((await countTeams('Mbio A')) + (await countTeams('Mbio B'))).toBe(1);
});

test('a refused call may be tried again under its key, also with other contents', async () => {
  const key = randomUUID();
  expect((await post('/teams', { ...TEAM, name: '' }, { key })).status).toBe(400);
  const gone = { team: randomUUID(), points: 1, reason: 'Hakuna' };
  const refusal = await post(`/leagues/${ids.league}/adjustments`, gone, { key });
  expect(refusal.status).toBe(422);
  expect(await answersUnder(key)).toEqual([]);
  expect((await post('/teams', { ...TEAM, name: 'Baadaye' }, { key })).status).toBe(201);
  expect(await countTeams('Baadaye')).toBe(1);
});

test('a key belongs to its owner and neither reveals nor blocks another person’s', async () => {
  const key = randomUUID();
  const player = { fullName: 'Siri Yangu', phone: '+255713777888', team: ids.team };
  const mine = await post('/players', player, { key });
  expect(mine.body.phone).toBe('+255713777888');
  const coach = await post('/players', player, { key, token: tokens.coach });
  expect(coach.status).toBe(201);
  expect(coach.body.id).not.toBe(mine.body.id);
  for (const role of ['other coach', 'fan', 'link'] as const) {
    const other = await post('/players', player, { key, token: tokens[role] });
    expect([role, other.status]).toEqual([role, 403]);
    expect(JSON.stringify(other.body)).not.toContain('+255713777888');
  }
  expect((await post('/players', player, { key, token: null })).status).toBe(401);
  // A caller without the right is refused before the key is looked at, also when the key is
  // malformed.
  expect((await post('/teams', TEAM, { key: 'short', token: tokens.fan })).status).toBe(403);
});

test.each([
  ['too short', 'fifteen-letters'],
  ['too long', 'k'.repeat(65)],
  ['huge', 'k'.repeat(12_000)],
  ['with a space', 'sixteen letters and more'],
  ['with another alphabet', 'ufunguo-wa-ñandú-1234'],
  ['empty', ''],
])('an invalid key (%s) is refused, and nothing is created', async (_, key) => {
  const answer = await post('/teams', { ...TEAM, name: 'Ufunguo mbaya' }, { key });
  expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED']);
  expect(answer.body.errors[0].field).toBe('Idempotency-Key');
  expect(await countTeams('Ufunguo mbaya')).toBe(0);
});

test('a repeated form counts as the same with another boundary', async () => {
  const create = { width: 32, height: 32, channels: 3, background: '#1e88e5' } as const;
  const logo = await sharp({ create }).png().toBuffer();
  const key = randomUUID();
  const send = async (name: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...TEAM, name })) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(logo)]), 'logo.png');
    const headers = { authorization: `Bearer ${server.token}`, 'idempotency-key': key };
    return app.request('/api/v1/teams/logo', { method: 'POST', body: form, headers });
  };
  const first = await send('Nembo');
  const again = await send('Nembo');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect(await countTeams('Nembo')).toBe(1);
  expect((await send('Nyingine')).status).toBe(422);
});

test('the answer and its rows are stored together or not at all', async () => {
  const key = randomUUID();
  const team = { ...TEAM, name: 'Yote au hakuna' };
  const versions = () => store.db.selectFrom('change').select('version').execute();
  const before = (await versions()).length;
  await store.db.schema.alterTable('kept_answer').renameColumn('headers', 'away').execute();
  await store.db.schema.alterTable('kept_answer').addColumn('headers', 'text').execute();
  try {
    // The command is carried out, and the row of its key cannot be completed.
    const failed = await post('/teams', team, { key });
    expect(failed.status).toBe(500);
  } finally {
    await store.db.schema.alterTable('kept_answer').dropColumn('headers').execute();
    await store.db.schema.alterTable('kept_answer').renameColumn('away', 'headers').execute();
  }
  expect(server.failures.splice(0)).toHaveLength(1);
  expect([await countTeams(team.name), await answersUnder(key)]).toEqual([0, []]);
  expect(await versions()).toHaveLength(before);
  expect((await post('/teams', team, { key })).status).toBe(201);
});

test('a failed call has written nothing', async () => {
  const key = randomUUID();
  const team = { ...TEAM, name: 'Bila jibu' };
  // Read for the answer alone.
  await store.db.schema.alterTable('player').renameTo('player_away').execute();
  const failed = await post('/teams', team, { key });
  await store.db.schema.alterTable('player_away').renameTo('player').execute();
  expect(failed.status).toBe(500);
  expect(server.failures.splice(0)).toHaveLength(1);
  expect([await countTeams(team.name), await answersUnder(key)]).toEqual([0, []]);
});

test('a created record is published to readers once', async () => {
  const versions = () => store.db.selectFrom('change').select('version').execute();
  const before = (await versions()).length;
  const key = randomUUID();
  const team = { ...TEAM, name: 'Inaonekana' };
  const publish = vi.spyOn(store, 'publish');
  for (let time = 0; time < 3; time += 1) await post('/teams', team, { key });
  expect(publish).toHaveBeenCalledOnce();
  publish.mockRestore();
  expect(await versions()).toHaveLength(before + 1);
});

test('after a day a key is free, and the answer is forgotten', async () => {
  const key = randomUUID();
  const team = { ...TEAM, name: 'Kila siku' };
  await post('/teams', team, { key });
  const age = (kept_at: number) =>
    store.db.updateTable('kept_answer').set({ kept_at }).where('key', '=', key).execute();
  await age(Date.now() - IDEMPOTENCY_LIFE_MS + 60_000);
  await post('/teams', team, { key });
  expect(await countTeams('Kila siku')).toBe(1);
  await age(Date.now() - IDEMPOTENCY_LIFE_MS);
  expect((await post('/teams', { ...team, city: 'Tanga' }, { key })).status).toBe(201);
  expect(await countTeams('Kila siku')).toBe(2);
  const [stored] = await answersUnder(key);
  await forgetOldAnswers(store, stored!.kept_at + IDEMPOTENCY_LIFE_MS - 1);
  expect(await answersUnder(key)).toHaveLength(1);
  await forgetOldAnswers(store, stored!.kept_at + IDEMPOTENCY_LIFE_MS);
  expect(await answersUnder(key)).toEqual([]);
});

test('the API description names the key at the calls that accept it', async () => {
  const { body } = await call('GET', '/api/v1/openapi.json');
  const named = (path: string, method: string) =>
    (body.paths[path][method].parameters ?? []).map((it: { name: string }) => it.name);
  expect(named('/leagues/{id}/fixtures', 'post')).toContain('Idempotency-Key');
  expect(named('/teams', 'post')).toEqual(['Idempotency-Key']);
  expect(named('/teams/{id}', 'patch')).not.toContain('Idempotency-Key');
});

import { expect, test } from 'vitest';
import { trailOf } from '#server/testing/trail-of.ts';
import { makeChange, undoChange } from './changes.ts';
import { endCourtLinks, makeCourtLinks } from './court-links.ts';
import { assignDay } from './crews.ts';
import { planDay } from './plans.ts';
import { DAY, HALL, hallDay } from './testing/hall-day.ts';

const NINE = Date.parse(`${DAY}T06:00:00Z`);
const place = { day: DAY, location: HALL };
const personOf = (id: string, secretaryOf: readonly string[] = []) =>
  ({
    actor: { kind: 'user', id, name: 'x', email: 'x', role: 'Fan', secretaryOf, managerOf: [] },
    now: NINE,
  }) as const;
const moveOf = (id: string, [court, time]: [string, string], [toCourt, to]: [string, string]) => ({
  id,
  from: { court, time },
  to: { court: toCourt, time: to },
});

test('the commands of the desk refuse a fan, and the secretary of another league', async () => {
  const { server, play, change } = await hallDay();
  const { store } = server;
  const id = await play('AB', '1', '10:00');
  const moves = [moveOf(id, ['1', '10:00'], ['1', '11:00'])];
  const { body: created } = await change('move', '1', moves);
  const crews = [{ court: '1', officials: [] }];
  const back = [moveOf(id, ['1', '11:00'], ['1', '10:00'])];
  const fan = personOf('x');
  const late = { ...place, kind: 'late', court: '1', time: '12:00' } as const;
  const refused: Promise<unknown>[] = [
    makeCourtLinks(store, fan, place),
    endCourtLinks(store, fan, place),
    assignDay(store, fan, { ...place, crews }),
    planDay(store, fan.actor, late, NINE),
  ];
  const other = personOf('y', ['another league']);
  for (const author of [fan, other]) {
    refused.push(
      makeChange(store, author, { ...place, kind: 'move', court: '1', moves: back }),
      undoChange(store, author, created.id),
    );
  }
  for (const outcome of await Promise.allSettled(refused))
    expect(outcome).toMatchObject({ reason: { code: 'FORBIDDEN' } });
});

test('links of courts are in the trail with their courts and their end, and keep their author and leagues', async () => {
  const { server, play, must, call, league, secretaryOf } = await hallDay();
  const { store, adminId } = server;
  await play('AB', '1', '10:00');
  await must('POST', '/desk/links', place);
  const expiresAt = Date.parse('2026-12-06T03:00:00Z');
  const rows = () =>
    store.db.selectFrom('court_link').selectAll().orderBy('created_at').orderBy('id').execute();
  const links = await rows();
  expect(links.map(({ court }) => court)).toEqual(['1', '2']);
  for (const link of links)
    expect(link).toMatchObject({
      ...place,
      league_ids: null,
      created_by: adminId,
      created_at: NINE,
      expires_at: expiresAt,
      revoked_at: null,
    });
  await call('DELETE', `/api/v1/desk/links?day=${DAY}&location=${HALL}`);
  expect((await rows()).map(({ revoked_at }) => revoked_at)).toEqual([NINE, NINE]);
  expect(await trailOf(store, `desk:${DAY}`)).toEqual([
    ['desk.link', null, { location: HALL, courts: ['1', '2'], expiresAt }],
    ['desk.unlink', null, { location: HALL }],
  ]);
  const neema = await secretaryOf('Neema', league.id);
  await neema.ask('POST', '/desk/links', place);
  const own = (await rows()).filter(({ created_by }) => created_by === neema.id);
  expect(own.map(({ league_ids }) => JSON.parse(league_ids!))).toEqual([[league.id], [league.id]]);
  await makeCourtLinks(store, { actor: { kind: 'system', name: 'test' }, now: NINE }, place);
  expect((await rows()).filter(({ created_by }) => created_by === null)).toHaveLength(2);
});

test('a match that is opened at a court gets a scorer link of the author of that link, until its end', async () => {
  const { server, play, must, call } = await hallDay();
  const { store, adminId } = server;
  const id = await play('AB', '2', '10:00');
  const { items } = await must('POST', '/desk/links', place);
  const { token } = items.find(({ court }: { court: string }) => court === '2');
  await call('POST', '/api/v1/court-links/next', { token }, { token: null });
  const [link] = await store.db
    .selectFrom('scorer_link')
    .selectAll()
    .where('match_id', '=', id)
    .execute();
  const expiresAt = Date.parse('2026-12-06T03:00:00Z');
  expect(link).toMatchObject({ created_by: adminId, expires_at: expiresAt, pin_hash: null });
  const court = await store.db
    .selectFrom('court_link')
    .select('id')
    .where('court', '=', '2')
    .executeTakeFirstOrThrow();
  expect((await trailOf(store, `match:${id}`)).at(-1)).toEqual([
    'match.link',
    null,
    { link: link!.id, byCourtLink: court.id, expiresAt },
  ]);
});

test('no links are made for a venue without courts, and those of one court serve matches without a name for it', async () => {
  const { must, call, league } = await hallDay();
  const { A: team1, B: team2, C, D } = league.teams;
  const at = async (location: string, teams: object, court: string | null = null) =>
    must('POST', '/matches', {
      matchType: league.id,
      ...teams,
      matchDate: DAY,
      matchTime: '10:00',
      location,
      court,
    });
  await at('Uwanja', { team1, team2 });
  const none = await call('POST', '/api/v1/desk/links', { day: DAY, location: 'Uwanja' });
  expect([none.status, none.body.code]).toEqual([422, 'NO_MATCHES']);
  await must('POST', '/venues', { name: 'Shule', place: 'Arusha', courts: 1 });
  const { id } = await at('Shule', { team1: C, team2: D });
  const { items } = await must('POST', '/desk/links', { day: DAY, location: 'Shule' });
  expect(items.map(({ court }: { court: string }) => court)).toEqual(['1']);
  const [{ token }] = items;
  const opened = await call('POST', '/api/v1/court-links/next', { token }, { token: null });
  expect(opened.body).toMatchObject({ match: id, court: '1', location: 'Shule' });
});

test('refusals at the desk say their reason', async () => {
  const { play, must, call, change, pass } = await hallDay();
  const id = await play('AB', '1', '10:00');
  const keyOf = (answer: { body: any }) => answer.body.text.key;
  const linkTo = (token: string) =>
    call('POST', '/api/v1/court-links/next', { token }, { token: null });
  expect(keyOf(await linkTo('court_unknown'))).toBe('courtLink.unknown');
  const { items } = await must('POST', '/desk/links', place);
  const empty = items.find(({ court }: { court: string }) => court === '2').token;
  expect(keyOf(await linkTo(empty))).toBe('courtLink.nothingNext');
  const unknown = await call('POST', '/api/v1/desk/plans', {
    ...place,
    kind: 'late',
    court: '9',
    time: '12:00',
  });
  expect(keyOf(unknown)).toBe('desk.unknownCourt');
  const moves = [moveOf(id, ['1', '10:00'], ['1', '11:00'])];
  const { body } = await change('move', '1', moves);
  await call('POST', `/api/v1/desk/changes/${body.id}/undo`);
  expect(keyOf(await call('POST', `/api/v1/desk/changes/${body.id}/undo`))).toBe('desk.cannotUndo');
  await must('POST', `/matches/${id}/status`, { status: 'Live' });
  const begun = { ...place, kind: 'move', match: id, court: '2', time: '12:00' };
  expect(keyOf(await call('POST', '/api/v1/desk/plans', begun))).toBe('desk.notMovable');
  pass(21 * 60);
  expect(keyOf(await linkTo(empty))).toBe('courtLink.over');
  expect(keyOf(await call('POST', '/api/v1/desk/links', place))).toBe('desk.dayOver');
});

test('a change keeps its day, hall, court, author, hour and what it did, and an undo its own hour', async () => {
  const { server, play, change, undo, pass } = await hallDay();
  const id = await play('AB', '1', '10:00');
  const { body } = await change('move', '2', [moveOf(id, ['1', '10:00'], ['2', '11:00'])]);
  const row = () =>
    server.store.db
      .selectFrom('desk_change')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
  const stored = await row();
  expect(stored).toMatchObject({
    ...place,
    kind: 'move',
    court: '2',
    made_by: server.adminId,
    made_at: NINE,
    undone_at: null,
  });
  expect(JSON.parse(stored.body)).toMatchObject({
    crews: [],
    moves: [
      {
        id,
        before: { time: '10:00', court: '1', notBefore: false },
        after: { time: '11:00', court: '2' },
      },
    ],
  });
  pass(5);
  await undo(body.id);
  expect((await row()).undone_at).toBe(NINE + 5 * 60_000);
  const byProgram = await makeChange(
    server.store,
    { actor: { kind: 'system', name: 'test' }, now: NINE },
    { ...place, kind: 'move', court: '1', moves: [moveOf(id, ['1', '10:00'], ['1', '12:00'])] },
  );
  const { made_by } = await server.store.db
    .selectFrom('desk_change')
    .select('made_by')
    .where('id', '=', byProgram)
    .executeTakeFirstOrThrow();
  expect(made_by).toBeNull();
});

test('a plan says where each match stands and comes to, on a venue whose only court has no name, too', async () => {
  const { must, call, league, play, plans } = await hallDay();
  const named = await play('AB', '1', '10:00');
  const [late] = await plans({ kind: 'late', court: '1', time: '10:20' });
  expect(late.moves).toEqual([moveOf(named, ['1', '10:00'], ['1', '10:20'])]);
  expect(late.way).toBe('wait');
  const ways = await plans({ kind: 'lost', court: '1', from: '09:30', to: '10:30' });
  expect(ways.map(({ way }: { way: string }) => way).toSorted()).toEqual(['other-courts', 'wait']);
  await must('POST', '/venues', { name: 'Shule', place: 'Arusha', courts: 1 });
  const { C: team1, D: team2 } = league.teams;
  const facts = { team1, team2, matchDate: DAY, matchTime: '10:00', location: 'Shule' };
  const { id } = await must('POST', '/matches', { matchType: league.id, ...facts });
  const { body } = await call('POST', '/api/v1/desk/plans', {
    day: DAY,
    location: 'Shule',
    kind: 'late',
    court: '1',
    time: '10:15',
  });
  expect(body.items[0].moves).toEqual([moveOf(id, ['1', '10:00'], ['1', '10:15'])]);
});

test('officials who are given to a court and taken back leave a change without moves', async () => {
  const { server, play, must, undo, placeOf } = await hallDay();
  const { id: official } = await must('POST', '/officials', { name: 'Juma' });
  const id = await play('AB', '1', '10:00');
  const crews = [{ court: '1', officials: [{ official, duty: 'referee1' }] }];
  const change = await must('POST', '/desk/crews', { ...place, crews });
  const { body } = await server.store.db
    .selectFrom('desk_change')
    .select('body')
    .where('id', '=', change.id)
    .executeTakeFirstOrThrow();
  const { league_id } = await server.store.db
    .selectFrom('match')
    .select('league_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(body)).toEqual({
    moves: [],
    crews: [{ match: id, before: [], leagueId: league_id }],
  });
  expect((await undo(change.id)).status).toBe(200);
  expect([await placeOf(id), (await must('GET', `/matches/${id}/officials`)).items]).toEqual([
    '1 10:00',
    [],
  ]);
});

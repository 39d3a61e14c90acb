import { expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { addPerson } from '#server/testing/people.ts';
import { DAY, HALL, hallDay } from './testing/hall-day.ts';

type Court = { court: string; running: string | null; next: string | null; advice: unknown };

test('the desk shows each court with what runs, its score, its end and what comes next', async () => {
  const { play, start, pass, desk, must } = await hallDay();
  const running = await play('AB', '1', '09:00');
  const next = await play('CD', '1', '10:00');
  const other = await play('EF', '2', '10:00');
  await start(running);
  await must('PUT', `/matches/${running}/sets/1`, { team1Score: 25, team2Score: 20 });
  pass(20);
  const { courts, matches, now, locations } = await desk();
  expect(now).toBe('09:20');
  expect(locations).toEqual([{ location: HALL, matches: 3 }]);
  expect(courts.map(({ court, running: r, next: n }: Court) => [court, r, n])).toEqual([
    ['1', running, next],
    ['2', null, other],
  ]);
  const shown = matches.find(({ id }: { id: string }) => id === running);
  expect(shown.score.sets).toEqual([1, 0]);
  expect(shown.movable).toBe(false);
  expect(shown.expectedEnd > '09:30').toBe(true);
});

test('a match that goes on too long delays the next one on its court, as the desk expects it', async () => {
  const { play, start, pass, desk } = await hallDay();
  const running = await play('AB', '1', '09:00');
  const next = await play('CD', '1', '10:00');
  await start(running);
  pass(70);
  const { matches } = await desk();
  const waiting = matches.find(({ id }: { id: string }) => id === next);
  expect(waiting.delay).toBeGreaterThan(10);
  expect(waiting.expectedStart > '10:10').toBe(true);
});

test('a court that is free gets the match that waits for a late one, and takes it by one change', async () => {
  const { play, start, pass, desk, change, placeOf } = await hallDay();
  const late = await play('AB', '1', '09:00');
  const waiting = await play('CD', '1', '10:00');
  await start(late);
  pass(70);
  const { courts } = await desk();
  const free = courts.find(({ court }: Court) => court === '2');
  expect(free.advice).toMatchObject({ match: waiting, time: '10:10' });
  const move = {
    id: waiting,
    from: { court: '1', time: '10:00' },
    to: { court: '2', time: free.advice.time },
  };
  expect((await change('next', '2', [move])).status).toBe(201);
  expect(await placeOf(waiting)).toBe('2 10:10');
});

test('a lost court is planned anew with rests kept, shown first, done at once and undone as one', async () => {
  const { play, plans, change, placeOf, desk, undo } = await hallDay();
  const first = await play('AB', '1', '10:00');
  const second = await play('CD', '1', '11:00');
  const busy = await play('EF', '2', '10:00');
  const request = { kind: 'lost', court: '1', from: '10:00', to: '11:00' };
  const items = await plans(request);
  expect(items.map(({ findings }: { findings: unknown[] }) => findings.length)).toEqual(
    items.map(() => 0),
  );
  expect(await placeOf(first)).toBe('1 10:00');
  const best = items[0];
  expect(best.moves.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect(best.moves[0].to).toEqual({ court: '2', time: '11:00' });
  const { status, body } = await change('lost', '1', best.moves);
  expect(status).toBe(201);
  expect(await placeOf(first)).toBe('2 11:00');
  expect(await placeOf(second)).toBe('1 11:00');
  // As another device, or this one after a reload, reads it.
  expect((await desk()).changes).toMatchObject([
    { id: body.id, kind: 'lost', court: '1', count: 1, undoable: true, undoneAt: null },
  ]);
  expect((await undo(body.id)).body.undoneAt).not.toBeNull();
  expect(await placeOf(first)).toBe('1 10:00');
  expect(await placeOf(busy)).toBe('2 10:00');
});

test('a late court moves the next match there and whoever waits for its teams', async () => {
  const { play, plans } = await hallDay();
  const next = await play('AB', '1', '10:00');
  const behind = await play('CD', '1', '11:00');
  const same = await play('AE', '2', '11:30');
  const [plan] = await plans({ kind: 'late', court: '1', time: '10:40' });
  const shown = plan.moves.map(
    ({ id, to }: { id: string; to: { court: string; time: string } }) => [id, to.time],
  );
  expect(shown).toEqual([
    [next, '10:40'],
    [behind, '11:40'],
    [same, '12:10'],
  ]);
});

test('matches change places, and a clash is named before it is created', async () => {
  const { play, plans, change, placeOf } = await hallDay();
  const a = await play('AB', '1', '10:00');
  const b = await play('CD', '2', '11:00');
  await play('AE', '2', '13:00');
  const [swap] = await plans({ kind: 'move', match: a, court: '2', time: '11:00' });
  expect(swap.findings).toEqual([]);
  await change('move', '2', swap.moves);
  expect([await placeOf(a), await placeOf(b)]).toEqual(['2 11:00', '1 10:00']);
  const [tight] = await plans({ kind: 'move', match: a, court: '1', time: '12:15' });
  expect(tight.findings).toMatchObject([{ code: 'TEAM_DOUBLE_BOOKED' }]);
});

test('officials who would be on two courts at a time are named in the plan', async () => {
  const { play, plans, must } = await hallDay();
  const { id: official } = await must('POST', '/officials', { name: 'Said' });
  const a = await play('AB', '1', '10:00');
  const b = await play('CD', '1', '11:00');
  for (const id of [a, b])
    await must('PUT', `/matches/${id}/officials`, {
      officials: [{ official, duty: 'referee1' }],
    });
  const [plan] = await plans({ kind: 'move', match: b, court: '2', time: '10:00' });
  expect(plan.findings).toMatchObject([{ code: 'REFEREE_DOUBLE_BOOKED' }]);
});

test('a change that was planned on an older day is refused whole', async () => {
  const { play, plans, change, placeOf, call, start } = await hallDay();
  const a = await play('AB', '1', '10:00');
  const b = await play('CD', '1', '11:00');
  const [plan] = await plans({ kind: 'late', court: '1', time: '10:30' });
  await call('PATCH', `/api/v1/matches/${b}`, { matchTime: '12:00' });
  expect((await change('late', '1', plan.moves)).status).toBe(409);
  expect(await placeOf(a)).toBe('1 10:00');
  await start(a);
  const onlyA = plan.moves.filter(({ id }: { id: string }) => id === a);
  expect((await change('late', '1', onlyA)).body.code).toBe('MATCH_STARTED');
});

test('nothing is undone when a match has begun or was moved since, nor twice', async () => {
  const { play, plans, change, undo, start, desk, placeOf } = await hallDay();
  const a = await play('AB', '1', '10:00');
  const [plan] = await plans({ kind: 'late', court: '1', time: '10:30' });
  const created = (await change('late', '1', plan.moves)).body;
  await undo(created.id);
  expect((await undo(created.id)).status).toBe(409);
  const again = (await change('late', '1', plan.moves)).body;
  await start(a);
  expect((await desk()).changes[0]).toMatchObject({ id: again.id, undoable: false });
  expect((await undo(again.id)).status).toBe(409);
  expect(await placeOf(a)).toBe('1 10:30');
});

test('courts get their officials for all their coming matches, and an undo gives the former back', async () => {
  const { play, must, place, start, undo } = await hallDay();
  const official = async (name: string) => (await must('POST', '/officials', { name })).id;
  const referee = await official('Said');
  const asha = await official('Asha');
  const old = await official('Zuhura');
  const begun = await play('AB', '1', '09:00');
  const first = await play('CD', '1', '10:00');
  const second = await play('EF', '1', '11:00');
  await must('PUT', `/matches/${first}/officials`, {
    officials: [{ official: old, duty: 'referee1' }],
  });
  await start(begun);
  const officials = [
    { official: referee, duty: 'referee1' },
    { official: asha, duty: 'referee2' },
  ];
  const change = await must('POST', '/desk/crews', {
    ...place,
    crews: [{ court: '1', officials }],
  });
  expect(change).toMatchObject({ kind: 'crew', count: 2 });
  const crewOf = async (id: string) =>
    (await must('GET', `/matches/${id}/officials`)).items.map(({ name }: { name: string }) => name);
  expect(await crewOf(begun)).toEqual([]);
  expect([await crewOf(first), await crewOf(second)]).toEqual([
    ['Said', 'Asha'],
    ['Said', 'Asha'],
  ]);
  await undo(change.id);
  expect([await crewOf(first), await crewOf(second)]).toEqual([['Zuhura'], []]);
});

test('a secretary moves matches of the own leagues alone, and takes back no change of others', async () => {
  const { server, play, plans, change, must, secretaryOf, place, placeOf, desk } = await hallDay();
  const other = await newLeague(server, ['X', 'Y']);
  const neema = await secretaryOf('Neema', other.id);
  const a = await play('AB', '1', '10:00');
  const seen = (await neema.ask('GET', `/desk?day=${DAY}&location=${HALL}`)).body;
  expect(seen.matches).toMatchObject([{ id: a, movable: false }]);
  const [plan] = await plans({ kind: 'late', court: '1', time: '10:30' });
  const body = { ...place, kind: 'late', court: '1', moves: plan.moves };
  expect((await neema.ask('POST', '/desk/changes', body)).status).toBe(403);
  expect(await placeOf(a)).toBe('1 10:00');
  const late = { ...place, kind: 'late', court: '1', time: '10:30' };
  expect((await neema.ask('POST', '/desk/plans', late)).body.items).toEqual([]);
  const created = (await change('late', '1', plan.moves)).body;
  expect((await neema.ask('POST', `/desk/changes/${created.id}/undo`)).status).toBe(403);
  const { id: official } = await must('POST', '/officials', { name: 'Said' });
  const crews = [{ court: '1', officials: [{ official, duty: 'referee1' }] }];
  expect((await neema.ask('POST', '/desk/crews', { ...place, crews })).status).toBe(422);
  expect((await neema.ask('POST', '/desk/links', place)).status).toBe(422);
  expect((await desk()).changes).toHaveLength(1);
});

test('nobody but people who run leagues sees the desk', async () => {
  const { server, call } = await hallDay();
  const fan = await addPerson(server, 'Shabiki', 'Fan');
  expect((await fan.ask('GET', '/desk')).status).toBe(403);
  expect((await call('GET', '/api/v1/desk', undefined, { token: null })).status).toBe(401);
});

test('a place that is unknown, and times the wrong way round, are named', async () => {
  const { play, call, place } = await hallDay();
  await play('AB', '1', '10:00');
  const ask = async (request: object) =>
    (await call('POST', '/api/v1/desk/plans', { ...place, ...request })).body.errors;
  expect(await ask({ kind: 'late', court: '9', time: '10:30' })).toMatchObject([
    { field: 'court' },
  ]);
  expect(await ask({ kind: 'lost', court: '1', from: '11:00', to: '10:00' })).toMatchObject([
    { field: 'to' },
  ]);
});

test('a friendly match, which is in no league, is moved at the desk and put back', async () => {
  const { must, league, change, undo, placeOf } = await hallDay();
  const { A: team1, B: team2 } = league.teams;
  const day = { matchDate: DAY, matchTime: '10:00', location: HALL, court: '1' };
  const { id } = await must('POST', '/matches', { matchType: 'Friendly', team1, team2, ...day });
  const move = { id, from: { court: '1', time: '10:00' }, to: { court: '2', time: '11:00' } };
  const { status, body } = await change('move', '2', [move]);
  expect([status, await placeOf(id)]).toEqual([201, '2 11:00']);
  expect((await undo(body.id)).status).toBe(200);
  expect(await placeOf(id)).toBe('1 10:00');
});

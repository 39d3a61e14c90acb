import { expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { DAY, HALL, hallDay } from './testing/hall-day.ts';

const NEXT_DAY = '2026-12-06';

const moveOf = (id: string, [court, time]: [string, string], [toCourt, to]: [string, string]) => ({
  id,
  from: { court, time },
  to: { court: toCourt, time: to },
});

test('a match that has to wait may begin later than it says, one that was moved on purpose may not', async () => {
  const { play, change, undo, must } = await hallDay();
  const id = await play('AB', '1', '10:00');
  const notBefore = async () => (await must('GET', `/matches/${id}`)).notBefore;
  const late = await change('late', '1', [moveOf(id, ['1', '10:00'], ['1', '10:30'])]);
  expect([late.status, await notBefore()]).toEqual([201, true]);
  await change('next', '2', [moveOf(id, ['1', '10:30'], ['2', '10:30'])]);
  expect(await notBefore(), 'another court at the same time').toBe(true);
  const earlier = await change('next', '2', [moveOf(id, ['2', '10:30'], ['2', '10:10'])]);
  expect(await notBefore(), 'an earlier time').toBe(false);
  await undo(earlier.body.id);
  expect(await notBefore(), 'as it was before').toBe(true);
  await change('move', '2', [moveOf(id, ['2', '10:30'], ['2', '11:00'])]);
  expect(await notBefore(), 'moved on purpose').toBe(false);
  await change('move', '1', [moveOf(id, ['2', '11:00'], ['1', '11:00'])]);
  expect(await notBefore(), 'never juma, and at the same time').toBe(false);
});

test('a change is refused whole where a match stands on another court, hall or day, or is gone', async () => {
  const { play, change, placeOf, call } = await hallDay();
  const id = await play('AB', '1', '10:00');
  const other = await play('CD', '2', '10:00');
  const good = moveOf(other, ['2', '10:00'], ['2', '11:00']);
  const refusal = async (move: object) => {
    const { status, body } = await change('move', '1', [good, move]);
    return [status, body.code, body.text.key];
  };
  const moved = [409, 'CONFLICT', 'desk.movedMeanwhile'];
  expect(await refusal(moveOf(id, ['2', '10:00'], ['1', '11:00']))).toEqual(moved);
  expect(await refusal(moveOf(id, ['1', '10:30'], ['1', '11:00']))).toEqual(moved);
  expect(await refusal(moveOf('nothing', ['1', '10:00'], ['1', '11:00']))).toEqual(moved);
  const asItWas = moveOf(id, ['1', '10:00'], ['1', '11:00']);
  await call('PATCH', `/api/v1/matches/${id}`, { matchDate: NEXT_DAY });
  expect(await refusal(asItWas)).toEqual(moved);
  await call('PATCH', `/api/v1/matches/${id}`, { matchDate: DAY, location: 'Uwanja' });
  expect(await refusal(asItWas)).toEqual(moved);
  await call('DELETE', `/api/v1/matches/${id}`);
  expect(await refusal(asItWas)).toEqual(moved);
  expect(await placeOf(other)).toBe('2 10:00');
});

test('a match that has begun is named by its place in the change', async () => {
  const { play, change, start } = await hallDay();
  const first = await play('AB', '1', '10:00');
  const begun = await play('CD', '2', '10:00');
  await start(begun);
  const { body } = await change('move', '1', [
    moveOf(first, ['1', '10:00'], ['1', '11:00']),
    moveOf(begun, ['2', '10:00'], ['2', '11:00']),
  ]);
  expect([body.code, body.errors[0].field]).toEqual(['MATCH_STARTED', 'moves.1.id']);
});

test('matches of an archived league are not moved, and none of its changes is taken back', async () => {
  const { play, change, undo, call, must, place, placeOf, league } = await hallDay();
  const { id: official } = await must('POST', '/officials', { name: 'Juma' });
  const id = await play('AB', '1', '10:00');
  const move = moveOf(id, ['1', '10:00'], ['1', '11:00']);
  const { body: created } = await change('move', '1', [move]);
  const crews = [{ court: '1', officials: [{ official, duty: 'referee1' }] }];
  const crew = await must('POST', '/desk/crews', { ...place, crews });
  expect((await call('DELETE', league.path)).status).toBe(204);
  const back = moveOf(id, ['1', '11:00'], ['1', '10:00']);
  expect((await change('move', '1', [back])).body.code).toBe('LEAGUE_ARCHIVED');
  expect((await undo(created.id)).body.code).toBe('LEAGUE_ARCHIVED');
  expect((await undo(crew.id)).body.code).toBe('LEAGUE_ARCHIVED');
  expect(await placeOf(id)).toBe('1 11:00');
});

test('at a venue with one court a match is moved without a name for it, and to another court with one', async () => {
  const { change, must, league, undo, placeOf } = await hallDay();
  await must('POST', '/venues', { name: 'Shule', place: 'Arusha', courts: 1 });
  const { A: team1, B: team2 } = league.teams;
  const { id } = await must('POST', '/matches', {
    matchType: league.id,
    team1,
    team2,
    matchDate: DAY,
    matchTime: '10:00',
    location: 'Shule',
  });
  const at = (moves: object[]) =>
    must('POST', '/desk/changes', { day: DAY, location: 'Shule', kind: 'move', court: '1', moves });
  await at([moveOf(id, ['1', '10:00'], ['1', '11:00'])]);
  expect(await placeOf(id)).toBe('null 11:00');
  const beyond = await at([moveOf(id, ['1', '11:00'], ['2', '11:00'])]);
  expect(await placeOf(id)).toBe('2 11:00');
  await undo(beyond.id);
  expect(await placeOf(id)).toBe('null 11:00');
  // The desk of another hall knows nothing of them.
  expect((await change('move', '1', [moveOf(id, ['1', '11:00'], ['1', '12:00'])])).status).toBe(
    409,
  );
});

test('a change names its author; an unknown one and an overtaken one cannot be taken back', async () => {
  const { play, change, undo, desk, secretaryOf, place, league } = await hallDay();
  const id = await play('AB', '1', '10:00');
  const neema = await secretaryOf('Neema', league.id);
  const moves = [moveOf(id, ['1', '10:00'], ['1', '11:00'])];
  const body = { ...place, kind: 'move', court: '1', moves };
  const created = (await neema.ask('POST', '/desk/changes', body)).body;
  expect(created).toMatchObject({ kind: 'move', court: '1', madeBy: 'Neema', undoneAt: null });
  expect((await desk()).changes).toMatchObject([{ id: created.id, undoable: true }]);
  expect((await neema.ask('POST', `/desk/changes/${created.id}/undo`)).status).toBe(200);
  const unknown = await undo('nothing');
  expect([unknown.status, unknown.body.text.key]).toEqual([404, 'desk.notFound']);
  const second = (await change('move', '1', moves)).body;
  await change('move', '1', [moveOf(id, ['1', '11:00'], ['2', '11:00'])]);
  const late = await undo(second.id);
  expect([late.status, late.body.text.key]).toEqual([409, 'desk.cannotUndo']);
});

test('officials are given to the coming matches of the court, the hall and the day alone', async () => {
  const { play, must, call, place, undo, start, secretaryOf, server, league } = await hallDay();
  const official = async (name: string) => (await must('POST', '/officials', { name })).id;
  const juma = await official('Juma');
  const asha = await official('Asha');
  const here = await play('AB', '1', '10:00');
  const second = await play('CD', '2', '10:00');
  const elsewhere = await play('EF', '1', '12:00');
  await call('PATCH', `/api/v1/matches/${elsewhere}`, { location: 'Uwanja' });
  const tomorrow = await play('EF', '1', '13:00');
  await call('PATCH', `/api/v1/matches/${tomorrow}`, { matchDate: NEXT_DAY });
  const gone = await play('GH', '1', '14:00');
  await call('DELETE', `/api/v1/matches/${gone}`);
  const other = await newLeague(server, ['X', 'Y']);
  const foreign = await must('POST', '/matches', {
    matchType: other.id,
    team1: other.teams.X,
    team2: other.teams.Y,
    matchDate: DAY,
    matchTime: '16:00',
    location: HALL,
    court: '1',
  });
  const crew = (court: string, id: string) => ({
    court,
    officials: [{ official: id, duty: 'referee1' }],
  });
  const namesOf = async (id: string) =>
    (await must('GET', `/matches/${id}/officials`)).items.map(({ name }: { name: string }) => name);
  const neema = await secretaryOf('Neema', league.id);
  const crews = [crew('1', juma), crew('2', asha)];
  const { status, body } = await neema.ask('POST', '/desk/crews', { ...place, crews });
  expect([status, body.kind, body.court, body.count]).toEqual([201, 'crew', null, 2]);
  expect([await namesOf(here), await namesOf(second)]).toEqual([['Juma'], ['Asha']]);
  for (const id of [elsewhere, tomorrow, foreign.id]) expect(await namesOf(id)).toEqual([]);

  const none = await call('POST', '/api/v1/desk/crews', {
    ...place,
    crews: [crew('1', asha), crew('7', juma)],
  });
  expect([none.status, none.body.code, none.body.errors[0].field]).toEqual([
    422,
    'NO_MATCHES',
    'crews.1.court',
  ]);
  expect(await namesOf(here), 'all or none').toEqual(['Juma']);
  await start(second);
  const late = await undo(body.id);
  expect([late.status, late.body.text.key]).toEqual([409, 'desk.cannotUndo']);
  expect(await namesOf(here), 'all or none').toEqual(['Juma']);
  const single = await must('POST', '/desk/crews', { ...place, crews: [crew('1', asha)] });
  expect([single.court, single.count]).toEqual(['1', 2]);
});

test('a plan names the match that cannot be moved, and has no way where nothing has to move', async () => {
  const { play, plans, call, place, start } = await hallDay();
  const begun = await play('AB', '1', '09:00');
  await play('CD', '1', '12:00');
  await start(begun);
  const ask = async (request: object) =>
    (await call('POST', '/api/v1/desk/plans', { ...place, ...request })).body;
  const refused = await ask({ kind: 'move', match: begun, court: '2', time: '10:00' });
  expect([refused.code, refused.errors[0].field]).toEqual(['MATCH_STARTED', 'match']);
  const nowhere = await ask({ kind: 'late', court: null, time: '10:00' });
  expect([nowhere.code, nowhere.errors[0].field]).toEqual(['UNKNOWN_REFERENCE', 'court']);
  expect(await plans({ kind: 'late', court: '1', time: '11:00' })).toEqual([]);
  expect(await plans({ kind: 'lost', court: '2', from: '10:00', to: '11:00' })).toEqual([]);
  const { ends, items } = await ask({ kind: 'late', court: '1', time: '12:30' });
  expect([ends, items[0].way, items[0].ends]).toEqual(['13:00', 'wait', '13:30']);
});

test('a day without matches names the next day on which the reader has some', async () => {
  const { server, play, must, call, secretaryOf, league } = await hallDay();
  const before = '2026-12-01';
  const id = await play('AB', '1', '10:00');
  const nextDay = async (day: string) => (await must('GET', `/desk?day=${day}`)).nextDay;
  expect(await nextDay(before)).toBe(DAY);
  expect(await nextDay(DAY), 'a day with matches').toBeNull();
  expect(await nextDay('2026-12-31'), 'none to come').toBeNull();
  const own = await secretaryOf('Neema', league.id);
  const other = await secretaryOf('Asha', (await newLeague(server, ['X', 'Y'])).id);
  const path = `/desk?day=${before}`;
  expect((await own.ask('GET', path)).body.nextDay).toBe(DAY);
  expect((await other.ask('GET', path)).body.nextDay).toBeNull();
  await call('POST', `/api/v1/matches/${id}/status`, { status: 'cancelled' });
  expect(await nextDay(before), 'cancelled').toBeNull();
});

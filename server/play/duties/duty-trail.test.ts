import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { createOwnCalendar } from './commands.ts';

const NOW = Date.parse('2027-02-20T09:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body.id;
}

const season = { type: 'League', startsAt: '2027-03-01', location: 'Moshi', partner: 'N/A' };
const league = await create('/leagues', { ...season, name: 'Ligi ya Mkoa' });
const otherLeague = await create('/leagues', { ...season, name: 'Ligi ya Taifa' });
const team = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });
const team1 = await team('Kibo');
const team2 = await team('Mawenzi');

async function dutyIn(matchType: string) {
  const plan = { matchDate: '2027-03-06', matchTime: '16:00' };
  const match = await create('/matches', { team1, team2, matchType, ...plan });
  const official = await create('/officials', { name: 'Said' });
  const crew = { officials: [{ official, duty: 'referee1' }] };
  expect((await call('PUT', `/api/v1/matches/${match}/officials`, crew)).status).toBe(200);
  const path = `/api/v1/matches/${match}/officials/${official}/answer`;
  const answer = (body: object, token?: string | null) =>
    call('POST', path, body, token === undefined ? {} : { token });
  return { match, official, answer };
}

test('a secretary answers the duties of the own league, and none of another league', async () => {
  const secretary = await addPerson(server, 'Zawadi', 'Fan');
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary.id}`);
  const own = await dutyIn(league);
  const other = await dutyIn(otherLeague);
  const friendly = await dutyIn('Friendly');
  const accepted = { answer: 'accepted' };
  expect((await own.answer(accepted, secretary.token)).status).toBe(200);
  expect((await other.answer(accepted, secretary.token)).status).toBe(403);
  expect((await friendly.answer(accepted, secretary.token)).status).toBe(403);
});

test('the trail has each answer with the one before, and a refusal without a reason has none', async () => {
  const { match, official, answer } = await dutyIn(league);
  expect((await answer({ answer: 'accepted' })).status).toBe(200);
  const declined = await answer({ answer: 'declined' });
  expect([declined.body.answer, declined.body.reason]).toEqual(['declined', '']);
  const answers = (await trailOf(store, `match:${match}`)).filter(
    ([action]) => action === 'match.duty-answer',
  );
  expect(answers).toEqual([
    ['match.duty-answer', { official, answer: null }, { official, answer: 'accepted' }],
    ['match.duty-answer', { official, answer: 'accepted' }, { official, answer: 'declined' }],
  ]);
});

test('the trail of an official has days away, links, calendars and the end of links', async () => {
  const official = await create('/officials', { name: 'Neema' });
  const path = `/api/v1/officials/${official}`;
  const days = { firstDay: '2027-03-01', lastDay: '2027-03-03' };
  const { body: absence } = await call('POST', `${path}/absences`, days);
  expect((await call('DELETE', `${path}/absences/${absence.id}`)).status).toBe(204);
  const { body: link } = await call('POST', `${path}/links`);
  const calendar = await call('POST', '/api/v1/me/calendar', {}, { token: link.token });
  expect(calendar.status).toBeLessThan(300);
  expect((await call('DELETE', `${path}/links`)).status).toBe(204);
  const trail = await trailOf(store, `official:${official}`);
  expect(trail.slice(1)).toEqual([
    ['official.absence', null, days],
    ['official.absence-remove', days, null],
    ['official.duty-link', null, { link: expect.any(String), expiresAt: expect.any(Number) }],
    ['official.calendar', null, null],
    ['official.duty-links-end', null, null],
  ]);
});

test('the calendar of an account stands in its trail, and a visitor gets none', async () => {
  const coach = await addPerson(server, 'Salma');
  expect((await coach.ask('POST', '/me/calendar', {})).status).toBeLessThan(300);
  expect((await trailOf(store, `user:${coach.id}`)).at(-1)?.[0]).toBe('user.calendar');
  const visitor = { actor: { kind: 'anonymous' }, now: NOW } as const;
  await expect(createOwnCalendar(store, visitor)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test('a person plans the days of the own official, and days before the last one are named', async () => {
  const user = await addPerson(server, 'Juma', 'Fan');
  const own = await create('/officials', { name: 'Juma', account: user.id });
  const other = await create('/officials', { name: 'Asha' });
  const days = { firstDay: '2027-03-01', lastDay: '2027-03-03' };
  expect((await user.ask('POST', `/officials/${own}/absences`, days)).status).toBe(201);
  expect((await user.ask('POST', `/officials/${other}/absences`, days)).status).toBe(403);
  expect((await user.ask('POST', '/officials/none/absences', days)).status).toBe(403);
  const unknown = await call('POST', '/api/v1/officials/none/absences', days);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  for (let count = 0; count < 100; count += 1) {
    await call('POST', `/api/v1/officials/${other}/absences`, days);
  }
  const full = await call('POST', `/api/v1/officials/${other}/absences`, days);
  expect([full.body.code, full.body.detail]).toEqual([
    'ABSENCE_LIMIT',
    expect.stringContaining('100'),
  ]);
});

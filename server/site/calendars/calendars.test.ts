import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-11-23T09:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}
const newTeam = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });

const home = await newTeam('Mafunzo');
const away = await newTeam('KVZ');
const venue = await create('/venues', { name: 'Uwanja wa Ndani', place: 'Dar es Salaam' });
const league = await create('/leagues', {
  name: 'Ligi Kuu',
  type: 'League',
  startsAt: '2026-11-01',
  location: 'Moshi',
  partner: 'N/A',
});
const fixture = { matchDate: '2026-11-28', matchTime: '16:00', location: 'Uwanja wa Ndani' };
const match = await create('/matches', {
  ...fixture,
  team1: home,
  team2: away,
  matchType: league,
});

async function read(path: string, headers: Record<string, string> = {}) {
  // Answers are kept for a minute.
  now += 61_000;
  const {
    status,
    body,
    headers: sent,
  } = await call('GET', path, undefined, {
    token: null,
    headers,
  });
  return { status, text: String(body).replaceAll('\r\n ', ''), headers: sent };
}
const sequenceOf = async () => /^SEQUENCE:(\d+)/m.exec((await read(`/team/${home}.ics`)).text)?.[1];

test('a team, a league and a venue have a calendar of their matches, in both languages', async () => {
  for (const path of [`/team/${home}.ics`, `/league/${league}.ics`, `/venue/${venue}.ics`]) {
    const { status, text, headers } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(text).toContain('SUMMARY:Mafunzo v KVZ');
    expect(text).toContain('DTSTART:20261128T130000Z');
  }
  expect((await read(`/team/${home}.ics`)).text).toContain('X-WR-CALNAME:Mafunzo: matches');
  expect((await read(`/sw/team/${home}.ics`)).text).toContain('X-WR-CALNAME:Mafunzo: mechi');
});

test('?home=1 leaves matches away from home out', async () => {
  expect((await read(`/team/${home}.ics?home=1`)).text).toContain('BEGIN:VEVENT');
  expect((await read(`/team/${away}.ics?home=1`)).text).not.toContain('BEGIN:VEVENT');
  expect((await read(`/team/${away}.ics`)).text).toContain('BEGIN:VEVENT');
});

test('an unknown team, noun or name of a file has no calendar', async () => {
  for (const path of ['/team/none.ics', `/news/${home}.ics`, `/${home}.ics`, '/team/a/b.ics'])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});

test('a calendar that has not changed is answered with 304', async () => {
  const { headers } = await read(`/league/${league}.ics`);
  const again = await read(`/league/${league}.ics`, { 'if-none-match': headers.get('etag')! });
  expect(again.status).toBe(304);
});

test('SEQUENCE rises with a new hour and stays through points and the result', async () => {
  const before = Number(await sequenceOf());
  await call('PATCH', `/api/v1/matches/${match}`, { matchTime: '18:00' });
  expect(Number(await sequenceOf())).toBe(before + 1);
  await call('PATCH', `/api/v1/matches/${match}`, { matchTime: '18:00' });
  expect(Number(await sequenceOf())).toBe(before + 1);
  for (const status of ['Live', 'not started'])
    await call('PUT', `/api/v1/matches/${match}/status`, { status });
  expect(Number(await sequenceOf())).toBe(before + 1);
});

test('a match that was taken out is cancelled for 30 days, and comes back by its plan', async () => {
  const before = Number(await sequenceOf());
  expect((await call('DELETE', `/api/v1/matches/${match}`)).status).toBeLessThan(300);
  const gone = await read(`/team/${home}.ics`);
  expect(gone.text).toContain('STATUS:CANCELLED');
  expect(Number(await sequenceOf())).toBe(before + 1);
  now += 31 * DAY_MS;
  expect((await read(`/team/${home}.ics`)).text).not.toContain('BEGIN:VEVENT');
});

import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const now = Date.parse('2027-02-20T09:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body.id;
}
const coach = await addPerson(server, 'kocha');
const team = (name: string, by = 'N/A') =>
  create('/teams', { name, city: 'Moshi', coach: by, gender: 'Women' });
const [kibo, mawenzi, meru] = [
  await team('Kibo', coach.id),
  await team('Mawenzi'),
  await team('Meru'),
];
const match = (team1: string, team2: string, matchTime: string) =>
  create('/matches', {
    team1,
    team2,
    matchType: 'Friendly',
    matchDate: '2027-03-06',
    matchTime,
    location: 'Uhuru',
  });
const own = await match(kibo, mawenzi, '10:00');
const other = await match(mawenzi, meru, '12:00');
const official = await create('/officials', { name: 'Said' });

async function calendarAddress(token: string): Promise<string> {
  const { status, body } = await call('POST', '/api/v1/me/calendar', {}, { token });
  expect(status).toBe(201);
  return new URL(body.url).pathname + new URL(body.url).search;
}
async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await call('GET', address, undefined, { token: null, headers });
  return { ...answer, text: String(answer.body).replaceAll('\r\n ', '') };
}
async function dutyToken(): Promise<string> {
  return (await call('POST', `/api/v1/officials/${official}/links`)).body.token;
}
const assign = (id: string, duty: string) =>
  call('PUT', `/api/v1/matches/${id}/officials`, { officials: [{ official, duty }] });

test('a coach has a calendar of the own teams, in both languages, that nothing else keeps', async () => {
  const address = await calendarAddress(coach.token);
  const { status, text, headers } = await read(address);
  expect(status).toBe(200);
  expect(text).toContain('X-WR-CALNAME:My matches');
  expect(text).toContain('SUMMARY:Kibo v Mawenzi');
  expect(text).not.toContain('Meru');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, max-age=300');
  expect(headers.get('cdn-cache-control')).toBe(null);
  expect((await read(`/sw${address}`)).text).toContain('X-WR-CALNAME:Mechi zangu');
  const again = await read(address, { 'if-none-match': headers.get('etag')! });
  expect(again.status).toBe(304);
});

test('an official has a calendar of the own duties, without those that were declined', async () => {
  await assign(other, 'referee1');
  const token = await dutyToken();
  const address = await calendarAddress(token);
  const { text } = await read(address);
  expect(text).toContain('SUMMARY:1st referee: Mawenzi v Meru');
  expect(text).not.toContain('Kibo');
  expect((await read(`/sw${address}`)).text).toContain('SUMMARY:Mwamuzi wa 1: Mawenzi v Meru');
  await call(
    'POST',
    `/api/v1/matches/${other}/officials/${official}/answer`,
    { answer: 'declined' },
    { token },
  );
  expect((await read(address)).text).not.toContain('Meru');
});

test('a further address ends the one before, and only the own', async () => {
  const [first, ofOfficial] = [
    await calendarAddress(coach.token),
    await calendarAddress(await dutyToken()),
  ];
  const second = await calendarAddress(coach.token);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await read(ofOfficial)).status).toBe(200);
  await call('DELETE', `/api/v1/officials/${official}/links`);
  expect((await read(ofOfficial)).status).toBe(404);
});

test('the address of a calendar opens nothing else, and no other secret opens a calendar', async () => {
  const address = await calendarAddress(coach.token);
  const secret = new URLSearchParams(address.split('?')[1]).get('token')!;
  const me = await call('GET', '/api/v1/me', undefined, { token: secret });
  expect(me.status).toBe(401);
  for (const token of ['', 'calendar_invented', coach.token, await dutyToken()]) {
    expect([token, (await read(`/me.ics?token=${token}`)).status]).toEqual([token, 404]);
  }
  expect((await read('/me.ics')).status).toBe(404);
  expect((await call('POST', '/api/v1/me/calendar', {}, { token: null })).status).toBe(401);
});

test('the calendar of an account has the duties of its official and the matches of its players', async () => {
  const person = await addPerson(server, 'mchezaji');
  await create('/players', { fullName: 'Asha', team: meru, userId: person.id });
  await call('PATCH', `/api/v1/officials/${official}`, { account: person.id });
  await assign(own, 'scorer');
  const { text } = await read(await calendarAddress(person.token));
  expect(text).toContain('SUMMARY:Scorer: Kibo v Mawenzi');
  expect(text).toContain('SUMMARY:Mawenzi v Meru');
});

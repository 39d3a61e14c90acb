import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2027-02-20T09:00:00Z');
let now = START;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;

type Answer = Awaited<ReturnType<typeof call>>;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body.id;
}
const account = (name: string) => addPerson(server, name);
const team = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });
const kibo = await team('Kibo');
const mawenzi = await team('Mawenzi');

const newMatch = (facts: object = {}) =>
  create('/matches', {
    team1: kibo,
    team2: mawenzi,
    matchType: 'Friendly',
    matchDate: '2027-03-06',
    matchTime: '16:00',
    location: 'Uhuru',
    ...facts,
  });
const newOfficial = (name: string, facts: object = {}) => create('/officials', { name, ...facts });

function assign(match: string, crew: [official: string, duty: string][]) {
  return call('PUT', `/api/v1/matches/${match}/officials`, {
    officials: crew.map(([official, duty]) => ({ official, duty })),
  });
}
async function linkOf(official: string): Promise<string> {
  const { status, body } = await call('POST', `/api/v1/officials/${official}/links`);
  expect(status).toBe(201);
  return body.token;
}
/** The answer of an official, by a private link. */
function reply(match: string, official: string, token: string | null, body: object) {
  const path = `/api/v1/matches/${match}/officials/${official}/answer`;
  return call('POST', path, body, { token });
}
async function crewOf(match: string): Promise<[string, string][]> {
  const { body } = await call('GET', `/api/v1/matches/${match}/crew`);
  return body.items.map((it: { name: string; answer: string }) => [it.name, it.answer]);
}
const publicCrew = async (match: string) =>
  (await call('GET', `/api/v1/matches/${match}/officials`, undefined, { token: null })).body.items;
const faultOf = ({ status, body }: Answer) => [status, body.code, body.errors?.[0]?.field];

test('an official reads and answers the own duties by a private link without an account', async () => {
  const match = await newMatch();
  const official = await newOfficial('Said');
  await assign(match, [[official, 'referee1']]);
  const { status, body } = await call('POST', `/api/v1/officials/${official}/links`);
  expect(status).toBe(201);
  expect(body.url).toMatch(/\/duties#duty_/);
  expect(body.url).toContain(body.token);
  const { token } = body;
  const own = await call('GET', '/api/v1/me/duties', undefined, { token });
  expect(own.body).toMatchObject({
    official: { id: official, name: 'Said', phone: null },
    items: [{ official, duty: 'referee1', answer: 'open', reason: '', match: { id: match } }],
    absences: [],
  });
  const accepted = await reply(match, official, token, { answer: 'accepted' });
  expect([accepted.status, accepted.body.answer]).toEqual([200, 'accepted']);
  expect(await crewOf(match)).toEqual([['Said', 'accepted']]);
  const trail = await call('GET', `/api/v1/audit?subject=match:${match}`);
  expect(trail.body.items[0]).toMatchObject({
    action: 'match.duty-answer',
    actor: { name: 'Said' },
    after: { official, answer: 'accepted' },
  });
});

test('an official who declines leaves the public page, and the organisers read the reason', async () => {
  const match = await newMatch();
  const away = await newOfficial('Away');
  const present = await newOfficial('Present');
  await assign(match, [
    [away, 'referee1'],
    [present, 'scorer'],
  ]);
  const token = await linkOf(away);
  await reply(match, away, token, { answer: 'declined', reason: 'A wedding' });
  expect(await publicCrew(match)).toEqual([{ id: present, name: 'Present', duty: 'scorer' }]);
  const { body } = await call('GET', `/api/v1/matches/${match}/crew`);
  expect(body.items).toMatchObject([
    { id: away, answer: 'declined', reason: 'A wedding' },
    { id: present, answer: 'open', reason: '' },
  ]);
  const file = await call('GET', '/api/v1/exports/fixtures');
  expect(String(file.body)).toContain('Present');
  expect(String(file.body)).not.toContain('Away');
  // A change of mind: the reason goes with the refusal.
  const accepted = await reply(match, away, token, { answer: 'accepted', reason: 'ignored' });
  expect(accepted.body).toMatchObject({ answer: 'accepted', reason: '' });
  expect(await publicCrew(match)).toHaveLength(2);
});

test('a list of officials keeps the answers to duties that stay, and asks others anew', async () => {
  const match = await newMatch();
  const [first, second, third] = [
    await newOfficial('First'),
    await newOfficial('Second'),
    await newOfficial('Third'),
  ];
  await assign(match, [
    [first, 'referee1'],
    [second, 'referee2'],
    [third, 'scorer'],
  ]);
  await reply(match, first, await linkOf(first), { answer: 'accepted' });
  await reply(match, second, await linkOf(second), { answer: 'accepted' });
  await reply(match, third, await linkOf(third), { answer: 'declined', reason: 'Ill' });
  await assign(match, [
    [first, 'referee1'],
    [second, 'line-judge'],
    [third, 'scorer'],
  ]);
  expect(await crewOf(match)).toEqual([
    ['First', 'accepted'],
    ['Third', 'declined'],
    ['Second', 'open'],
  ]);
  const fourth = await newOfficial('Fourth');
  await assign(match, [[fourth, 'referee1']]);
  expect(await crewOf(match)).toEqual([['Fourth', 'open']]);
});

test('another hour asks for the answer again, another result does not', async () => {
  const match = await newMatch();
  const official = await newOfficial('Hamisi');
  await assign(match, [[official, 'referee1']]);
  const token = await linkOf(official);
  await reply(match, official, token, { answer: 'accepted' });
  await call('PUT', `/api/v1/matches/${match}/sets/1`, { team1: 25, team2: 20 });
  expect(await crewOf(match)).toEqual([['Hamisi', 'accepted']]);
  const moved = await call('PATCH', `/api/v1/matches/${match}`, { matchTime: '18:00' });
  expect(moved.status).toBe(200);
  expect(await crewOf(match)).toEqual([['Hamisi', 'changed']]);
  await reply(match, official, token, { answer: 'accepted' });
  expect(await crewOf(match)).toEqual([['Hamisi', 'accepted']]);
});

test('duties come in the order of their start, without those of days that are over', async () => {
  const official = await newOfficial('Mfululizo');
  const late = await newMatch({ matchDate: '2027-03-20' });
  const early = await newMatch({ matchDate: '2027-02-20', matchTime: '08:00' });
  const over = await newMatch({ matchDate: '2027-02-19' });
  const postponed = await newMatch({ matchDate: '2027-02-18' });
  await call('POST', `/api/v1/matches/${postponed}/status`, { status: 'postponed' });
  for (const match of [late, early, over, postponed]) await assign(match, [[official, 'scorer']]);
  const { body } = await call('GET', `/api/v1/officials/${official}/duties`);
  const ids = body.items.map((it: { match: { id: string } }) => it.match.id);
  expect(ids).toEqual([postponed, early, late]);
});

test('a duty of a match that is over is not answered', async () => {
  const match = await newMatch();
  const official = await newOfficial('Late');
  await assign(match, [[official, 'scorer']]);
  await call('POST', `/api/v1/matches/${match}/status`, { status: 'cancelled' });
  const answer = await reply(match, official, await linkOf(official), { answer: 'accepted' });
  expect(faultOf(answer)).toEqual([422, 'DUTY_OVER', 'answer']);
  expect(await crewOf(match)).toEqual([['Late', 'open']]);
});

test('nobody but the official, the secretary of the league and administrators answers a duty', async () => {
  const match = await newMatch();
  const fan = await account('shabiki');
  const user = await account('mwamuzi');
  const [official, other] = [
    await newOfficial('Own', { account: user.id }),
    await newOfficial('Other'),
  ];
  await assign(match, [
    [official, 'referee1'],
    [other, 'referee2'],
  ]);
  const body = { answer: 'accepted' };
  expect((await reply(match, official, null, body)).status).toBe(401);
  expect((await reply(match, official, fan.token, body)).status).toBe(403);
  expect((await reply(match, official, await linkOf(other), body)).status).toBe(403);
  expect((await reply(match, other, user.token, body)).status).toBe(403);
  expect((await reply(match, official, user.token, body)).status).toBe(200);
  const noted = await call('POST', `/api/v1/matches/${match}/officials/${other}/answer`, body);
  expect(noted.status).toBe(200);
  const elsewhere = await newMatch();
  expect((await reply(elsewhere, official, user.token, body)).status).toBe(403);
  const asAdmin = await call(
    'POST',
    `/api/v1/matches/${elsewhere}/officials/${other}/answer`,
    body,
  );
  expect(asAdmin.status).toBe(404);
});

test('an answer that is none is refused by its field', async () => {
  const match = await newMatch();
  const official = await newOfficial('Wrong');
  await assign(match, [[official, 'scorer']]);
  const token = await linkOf(official);
  const fault = async (body: object) => faultOf(await reply(match, official, token, body));
  expect(await fault({ answer: 'maybe' })).toEqual([400, 'INVALID_FIELDS', 'answer']);
  expect(await fault({ answer: 'declined', reason: 'x'.repeat(201) })).toEqual([
    400,
    'INVALID_FIELDS',
    'reason',
  ]);
  expect(await crewOf(match)).toEqual([['Wrong', 'open']]);
});

test('days away are added and taken back by the official, and by nobody else', async () => {
  const official = await newOfficial('Traveller');
  const other = await linkOf(await newOfficial('Stranger'));
  const token = await linkOf(official);
  const path = `/api/v1/officials/${official}/absences`;
  const days = { firstDay: '2027-03-01', lastDay: '2027-03-03' };
  expect((await call('POST', path, days, { token: null })).status).toBe(401);
  expect((await call('POST', path, days, { token: other })).status).toBe(403);
  const added = await call('POST', path, { ...days, note: 'Exams' }, { token });
  expect([added.status, added.body]).toEqual([
    201,
    { id: expect.any(String), ...days, note: 'Exams' },
  ]);
  const own = await call('GET', '/api/v1/me/duties', undefined, { token });
  expect(own.body.absences).toEqual([added.body]);
  const address = `${path}/${added.body.id}`;
  expect((await call('DELETE', address, undefined, { token: other })).status).toBe(403);
  expect((await call('DELETE', address, undefined, { token })).status).toBe(204);
  expect((await call('DELETE', address, undefined, { token })).status).toBe(404);
});

test('days away that are over, reversed or too many are refused by their field', async () => {
  const official = await newOfficial('Calendar');
  const path = `/api/v1/officials/${official}/absences`;
  const fault = async (firstDay: string, lastDay: string) =>
    faultOf(await call('POST', path, { firstDay, lastDay }));
  expect(await fault('2027-03-02', '2027-03-01')).toEqual([422, 'DAYS_REVERSED', 'lastDay']);
  expect(await fault('2027-02-18', '2027-02-19')).toEqual([422, 'DAYS_OVER', 'lastDay']);
  expect(await fault('2027-02-30', '2027-03-01')).toEqual([400, 'INVALID_FIELDS', 'firstDay']);
  for (let added = 0; added < 100; added += 1) {
    expect(await fault('2027-02-20', '2027-02-20')).toEqual([201, undefined, undefined]);
  }
  expect(await fault('2027-02-20', '2027-02-20')).toEqual([422, 'ABSENCE_LIMIT', undefined]);
});

test('days away that are over are removed when others are added', async () => {
  const official = await newOfficial('Forgetful');
  const path = `/api/v1/officials/${official}/absences`;
  const add = (firstDay: string, lastDay: string) => call('POST', path, { firstDay, lastDay });
  await add('2027-02-20', '2027-02-21');
  await add('2027-02-22', '2027-02-22');
  now = START + 2 * DAY_MS;
  await add('2027-02-25', '2027-02-25');
  now = START;
  const { body } = await call('GET', `/api/v1/officials/${official}/duties`);
  const days = body.absences.map((it: { lastDay: string }) => it.lastDay);
  expect(days).toEqual(['2027-02-22', '2027-02-25']);
});

test('candidates for a match say who is away and who has another duty on that day', async () => {
  const match = await newMatch({ matchDate: '2027-05-08' });
  const same = await newMatch({ matchDate: '2027-05-08', matchTime: '10:00', location: 'Ilala' });
  const cancelled = await newMatch({ matchDate: '2027-05-08', matchTime: '12:00' });
  const [busy, away, free] = [
    await newOfficial('Mgombea Busy', { city: 'Tanga' }),
    await newOfficial('Mgombea Away'),
    await newOfficial('Mgombea Free'),
  ];
  await assign(same, [[busy, 'referee1']]);
  await assign(cancelled, [[free, 'referee1']]);
  await call('POST', `/api/v1/matches/${cancelled}/status`, { status: 'cancelled' });
  for (const [firstDay, lastDay, official] of [
    ['2027-05-08', '2027-05-09', away],
    ['2027-05-09', '2027-05-10', free],
    ['2027-05-06', '2027-05-07', free],
  ]) {
    await call('POST', `/api/v1/officials/${official}/absences`, { firstDay, lastDay });
  }
  const { body } = await call('GET', `/api/v1/matches/${match}/candidates?q=mgombea`);
  expect(body.items).toEqual([
    { id: away, name: 'Mgombea Away', level: '', city: '', isAway: true, sameDay: [] },
    {
      id: busy,
      name: 'Mgombea Busy',
      level: '',
      city: 'Tanga',
      isAway: false,
      sameDay: [{ match: same, time: '10:00', location: 'Ilala' }],
    },
    { id: free, name: 'Mgombea Free', level: '', city: '', isAway: false, sameDay: [] },
  ]);
});

test('ended, expired and invented links open nothing', async () => {
  const official = await newOfficial('Linked');
  const read = async (token: string) =>
    (await call('GET', '/api/v1/me/duties', undefined, { token })).status;
  const first = await linkOf(official);
  const second = await linkOf(official);
  // A further link leaves the one before alive: its message is still on a phone.
  expect([await read(first), await read(second)]).toEqual([200, 200]);
  expect((await call('DELETE', `/api/v1/officials/${official}/links`)).status).toBe(204);
  expect([await read(first), await read(second)]).toEqual([401, 401]);
  expect(await read('duty_invented')).toBe(401);
  const third = await linkOf(official);
  now = START + 401 * DAY_MS;
  expect(await read(third)).toBe(401);
  now = START;
  expect(await read(third)).toBe(200);
  await call('DELETE', `/api/v1/officials/${official}`);
  expect(await read(third)).toBe(401);
});

test('only a hundred links of an official stay, the newest', async () => {
  const official = await newOfficial('Many');
  const first = await linkOf(official);
  for (let count = 0; count < 100; count += 1) {
    now += 1;
    await linkOf(official);
  }
  now = START + 1000;
  const { status } = await call('GET', '/api/v1/me/duties', undefined, { token: first });
  expect(status).toBe(401);
  const rows = await store.db
    .selectFrom('duty_link')
    .select('id')
    .where('official_id', '=', official)
    .execute();
  expect(rows).toHaveLength(100);
  now = START;
});

test('an account without an official has no duties', async () => {
  const { token } = await account('mgeni');
  const { body } = await call('GET', '/api/v1/me/duties', undefined, { token });
  expect(body).toEqual({ official: null, items: [], next: null, absences: [] });
  expect((await call('GET', '/api/v1/me/duties', undefined, { token: null })).status).toBe(401);
});

test('telephone numbers of a crew are shown to administrators, not to secretaries', async () => {
  const secretary = await account('katibu');
  const league = await create('/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2027-02-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary.id}`);
  const match = await newMatch({ matchType: league });
  const official = await newOfficial('Phoned', { phone: '+255 712 000 000' });
  await assign(match, [[official, 'scorer']]);
  const phone = async (token?: string) => {
    const options = token === undefined ? undefined : { token };
    const { body } = await call('GET', `/api/v1/matches/${match}/crew`, undefined, options);
    return body.items[0].phone;
  };
  expect(await phone()).toBe('+255 712 000 000');
  expect(await phone(secretary.token)).toBe(null);
  const path = `/api/v1/officials/${official}/duties`;
  const asAdmin = await call('GET', path);
  expect(asAdmin.body.official.phone).toBe('+255 712 000 000');
  const { body } = await call('GET', path, undefined, { token: secretary.token });
  expect(body.official).toEqual({ id: official, name: 'Phoned', phone: null });
});

test('erasing an official ends links, calendars and days away, and forgets reasons', async () => {
  const official = await newOfficial('Erased');
  const match = await newMatch();
  await assign(match, [[official, 'scorer']]);
  const token = await linkOf(official);
  await reply(match, official, token, { answer: 'declined', reason: 'A private matter' });
  await call('POST', `/api/v1/officials/${official}/absences`, {
    firstDay: '2027-03-01',
    lastDay: '2027-03-02',
    note: 'Hospital',
  });
  await call('POST', '/api/v1/me/calendar', {}, { token });
  const exported = await call('GET', `/api/v1/officials/${official}/export`);
  expect(exported.body).toMatchObject({
    matches: [{ match_id: match, answer: 'declined', answer_reason: 'A private matter' }],
    absences: [{ first_day: '2027-03-01', note: 'Hospital' }],
  });
  await call('POST', `/api/v1/officials/${official}/erasure`, { name: 'keep' });
  expect((await call('GET', '/api/v1/me/duties', undefined, { token })).status).toBe(401);
  for (const table of ['duty_link', 'own_calendar', 'official_absence'] as const) {
    const rows = await store.db
      .selectFrom(table)
      .select('official_id')
      .where('official_id', '=', official)
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
  const { body } = await call('GET', `/api/v1/matches/${match}/crew`);
  expect(body.items).toMatchObject([{ answer: 'declined', reason: '' }]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { AWAY_MS, noteAway } from './contact.ts';

const HOUR_MS = 3_600_000;
/** Eleven in the morning in Tanzania. */
const MORNING = Date.parse('2031-05-01T08:00:00Z');
const TODAY = '2031-05-01';
let now = MORNING;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;

async function must(method: string, path: string, body?: unknown, token?: string) {
  const answer = await call(method, `/api/v1${path}`, body, token ? { token } : {});
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

const season = { type: 'League', startsAt: '2031-01-01', location: 'Tanga', partner: 'N/A' };
const newLeague = async (name: string): Promise<string> =>
  (await must('POST', '/leagues', { ...season, name })).id;
const league = await newLeague('Ligi');
const teams: string[] = [];
for (const name of ['Chui', 'Faru']) {
  const facts = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
  teams.push((await must('POST', '/teams', { ...facts, name })).id);
}

async function newMatch(matchDate: string, matchTime = '16:00'): Promise<string> {
  const sides = { team1: teams[0], team2: teams[1], matchType: league };
  return (await must('POST', '/matches', { ...sides, matchDate, matchTime })).id;
}

/** A loan of one day, which its hall has not taken yet. */
async function newLoan(day: string, facts: object = {}) {
  const body = { hall: 'Ukumbi', firstDay: day, lastDay: day, ...facts };
  const { loan, token } = await must('POST', `/leagues/${league}/loans`, body);
  const path = `/leagues/${league}/loans/${loan.id}`;
  const take = () => call('POST', '/api/v1/loan/taking', undefined, { token });
  return { id: loan.id as string, loan, token: token as string, path, take };
}

const refusalOf = ({ status, body }: { status: number; body: any }) => [
  status,
  body?.code,
  body?.errors?.[0]?.field,
];
const rowOf = (id: string) =>
  store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const trailOf = async (action: string) => {
  const { items } = await must('GET', `/audit?subject=league:${league}&limit=100`);
  return items.filter((item: { action: string }) => item.action === action);
};

test('a loan is of days that are not over, the last one not before the first', async () => {
  const make = async (firstDay: string, lastDay: string) =>
    refusalOf(
      await call('POST', `/api/v1/leagues/${league}/loans`, { hall: 'H', firstDay, lastDay }),
    );
  expect(await make('2031-05-03', '2031-05-02')).toEqual([422, 'DAYS_REVERSED', 'lastDay']);
  expect(await make('2031-04-29', '2031-04-30')).toEqual([422, 'DAYS_OVER', 'lastDay']);
  expect((await make('2031-04-29', TODAY))[0]).toBe(201);
});

test('a new loan is open until hours after its last day, and is noted in the trail', async () => {
  const { id, loan } = await newLoan('2031-05-02', { hoursAfter: 3 });
  expect(loan).toMatchObject({
    hall: 'Ukumbi',
    state: 'open',
    firstDay: '2031-05-02',
    lastDay: '2031-05-02',
    takenAt: null,
    contactAt: null,
    endedAt: null,
    endedBy: '',
    reason: '',
    until: '2031-05-03T00:00:00.000Z',
  });
  const [entry] = await trailOf('league.loan');
  const days = { firstDay: '2031-05-02', lastDay: '2031-05-02' };
  expect(entry.after).toEqual({ loan: id, hall: 'Ukumbi', ...days });
});

test('loans are made, ended and extended by those who run the league alone, and by its own address', async () => {
  const other = await newLeague('Nyingine');
  const { id, path } = await newLoan('2031-05-03');
  const neema = await addPerson(server, 'Neema', 'Fan');
  await must('PUT', `/leagues/${other}/secretaries/${neema.id}`);
  const days = { firstDay: '2031-05-03', lastDay: '2031-05-03' };
  const reason = 'Mvua';
  const later = { until: '2031-05-05T10:00:00Z', reason };
  const calls = [
    [`/leagues/${league}/loans`, { hall: 'H', ...days }],
    [`${path}/end`, { reason }],
    [`${path}/extension`, later],
  ] as const;
  for (const [address, body] of calls)
    expect((await neema.ask('POST', address, body)).status, address).toBe(403);
  const elsewhere = `/leagues/${other}/loans/${id}`;
  expect((await neema.ask('POST', `${elsewhere}/end`, { reason })).status).toBe(404);
  expect((await neema.ask('POST', `${elsewhere}/extension`, later)).status).toBe(404);
  await must('DELETE', `/leagues/${other}`);
  const archived = await call('POST', `/api/v1/leagues/${other}/loans`, { hall: 'H', ...days });
  expect(archived.body.code).toBe('LEAGUE_ARCHIVED');
});

test('a hall takes the open matches of its days, and those planned since when it comes again', async () => {
  const day = '2031-05-04';
  const { id, token, take } = await newLoan(day);
  expect(refusalOf(await take())).toEqual([422, 'LOAN_EMPTY', undefined]);
  const first = await newMatch(day, '10:00');
  const last = await newMatch(day, '18:00');
  const cancelled = await newMatch(day, '20:00');
  await must('POST', `/matches/${cancelled}/status`, { status: 'cancelled' });
  const ended = await newMatch(day, '08:00');
  await must('PUT', `/matches/${ended}/result`, { forfeit: 'team1', otherDay: true });
  await newMatch('2031-05-05');
  const { body } = await take();
  const lent = body.matches.map((match: { id: string }) => match.id);
  expect(lent).toEqual([first, last]);
  expect(body).toMatchObject({ id, state: 'lent', until: '2031-05-04T21:00:00.000Z' });
  const [entry] = await trailOf('league.loan-take');
  expect(entry.after).toEqual({ loan: id, hall: 'Ukumbi', matches: 2 });
  const { pen_epoch: epoch } = await rowOf(first);

  now += HOUR_MS;
  const late = await newMatch(day, '22:00');
  const again = (await take()).body;
  expect(again.matches.map((match: { id: string }) => match.id)).toEqual([first, last, late]);
  expect(again.until, 'as it was').toBe('2031-05-04T21:00:00.000Z');
  expect((await rowOf(first)).pen_epoch, 'the pen that it had').toBe(epoch);
  expect(await trailOf('league.loan-take')).toHaveLength(1);
  const own = await must('GET', '/loan', undefined, token);
  expect(own.until).toBe(again.until);
  now = MORNING;
});

test('matches whose hour is past are lent for hours from the taking on', async () => {
  const { take } = await newLoan(TODAY, { hoursAfter: 2 });
  await newMatch(TODAY, '06:00');
  expect((await take()).body.until).toBe(new Date(MORNING + 2 * HOUR_MS).toISOString());
});

test('readers hear when a hall takes a match out of the hands of a scorer, and not when it lay there', async () => {
  const day = '2031-05-06';
  const { take, path } = await newLoan(day);
  const scored = await newMatch(day, '10:00');
  const free = await newMatch(day, '12:00');
  await must('POST', `/matches/${scored}/pen`, {});
  const before = await Promise.all([scored, free].map(rowOf));
  await take();
  const after = await Promise.all([scored, free].map(rowOf));
  expect(after.map((row, at) => row.version - before[at]!.version)).toEqual([1, 0]);
  expect(after.map((row, at) => row.pen_epoch - before[at]!.pen_epoch)).toEqual([1, 1]);
  await must('POST', `${path}/end`, { reason: 'Mvua' });
  const next = await newLoan(day);
  await next.take();
  const third = await rowOf(free);
  expect([third.version, third.pen_holder]).toEqual([after[1]!.version, `hall:${next.id}`]);
});

test('a hall takes a match over from another one whose loan is over, and nobody has to be told', async () => {
  const day = '2031-05-07';
  const first = await newLoan(day, { hoursAfter: 1 });
  const match = await newMatch(day, '10:00');
  await first.take();
  const { version } = await rowOf(match);
  const second = await newLoan(day);
  const refused = await second.take();
  expect([refused.status, refused.body.text.key]).toEqual([409, 'loan.elsewhere']);
  now = Date.parse('2031-05-07T08:00:00Z');
  expect((await second.take()).status).toBe(200);
  const row = await rowOf(match);
  expect([row.version, row.pen_holder]).toEqual([version, `hall:${second.id}`]);
  expect((await first.take()).body.text.key).toBe('loan.over');
  now = MORNING;
});

test('readers of a match that is interrupted hear, too, that its hall is silent', async () => {
  const day = '2031-05-12';
  const { token, take } = await newLoan(day);
  const match = await newMatch(day, '10:00');
  const { epoch } = (await take()).body.matches[0];
  const events = ['start', 'suspend'].map((type) => ({ id: randomUUID(), type, at: now }));
  await must('POST', `/matches/${match}/events`, { epoch, baseSeq: 0, events }, token);
  const { version, status } = await rowOf(match);
  expect(status).toBe('suspended');
  await must('GET', '/loan', undefined, token);
  now += AWAY_MS + 1;
  await noteAway(store, now);
  expect((await rowOf(match)).version).toBe(version + 1);
  now = MORNING;
});

test('an end gives back the matches of that loan alone, with new pens, and is noted once', async () => {
  const ended = await newLoan('2031-05-08');
  const other = await newLoan('2031-05-09');
  const match = await newMatch('2031-05-08');
  const lent = await newMatch('2031-05-09');
  for (const { take } of [ended, other]) expect((await take()).status).toBe(200);
  const { pen_epoch: epoch } = await rowOf(match);
  const { pen_epoch: lentEpoch } = await rowOf(lent);
  await must('POST', `${ended.path}/end`, { reason: 'Umeme' });
  expect(await rowOf(match)).toMatchObject({ pen_epoch: epoch + 1, pen_holder: null });
  expect(await rowOf(lent)).toMatchObject({
    pen_epoch: lentEpoch,
    pen_holder: `hall:${other.id}`,
  });
  const entry = { loan: ended.id, hall: 'Ukumbi' };
  expect((await trailOf('league.loan-end'))[0].after).toEqual({ ...entry, reason: 'Umeme' });
  const twice = await call('POST', `/api/v1${ended.path}/end`, { reason: 'Tena' });
  expect([twice.status, twice.body.text.key]).toEqual([409, 'loan.over']);
  const later = { until: '2031-05-20T10:00:00Z', reason: 'Tena' };
  const longer = await call('POST', `/api/v1${ended.path}/extension`, later);
  expect([longer.status, longer.body.text.key]).toEqual([409, 'loan.over']);

  await must('POST', '/loan/return', undefined, other.token);
  await must('POST', '/loan/return', undefined, other.token);
  const { items } = await must('GET', `/leagues/${league}/loans`);
  const returned = items.find(({ id }: { id: string }) => id === other.id);
  expect([returned.state, returned.endedBy, returned.reason]).toEqual(['over', 'Ukumbi', '']);
  const ends = await trailOf('league.loan-end');
  expect(ends.filter(({ after }: any) => after.loan === other.id)).toMatchObject([
    { after: { loan: other.id, hall: 'Ukumbi' } },
  ]);
  expect(ends[0].after).not.toHaveProperty('reason');
});

test('a loan gets another end that is still to come, and the trail has both', async () => {
  const { id, path } = await newLoan('2031-05-10', { hoursAfter: 1 });
  const extend = (until: number) =>
    call('POST', `/api/v1${path}/extension`, { until: new Date(until).toISOString(), reason: 'M' });
  expect(refusalOf(await extend(now))).toEqual([422, 'LOAN_END_PAST', 'until']);
  const until = Date.parse('2031-05-10T22:00:00Z');
  now = until + 1;
  const answer = await extend(now + 1000);
  expect(answer.body).toMatchObject({ state: 'open', reason: 'M' });
  expect((await trailOf('league.loan-extend'))[0]).toMatchObject({
    before: { until, state: 'over' },
    after: { loan: id, until: now + 1000, reason: 'M' },
  });
  now = MORNING;
});

test('a hall is silent only while it has matches, and a call that follows at once writes nothing', async () => {
  const day = '2031-05-11';
  const { id, token, take, path } = await newLoan(day);
  const match = await newMatch(day, '10:00');
  const planned = await newMatch(day, '12:00');
  const contact = async () => {
    const row = store.db.selectFrom('hall_loan').select(['contact_at', 'away_since']);
    return row.where('id', '=', id).executeTakeFirstOrThrow();
  };
  await must('GET', '/loan', undefined, token);
  now += AWAY_MS + 1;
  await noteAway(store, now);
  expect((await contact()).away_since, 'not taken yet').toBeNull();
  const { body } = await take();
  const taken = now;
  now += 9_999;
  await must('GET', '/loan', undefined, token);
  expect((await contact()).contact_at).toBe(taken);
  now += 1;
  await must('GET', '/loan', undefined, token);
  expect((await contact()).contact_at).toBe(now);
  const start = { id: randomUUID(), type: 'start', at: now };
  const { epoch } = body.matches[0];
  await must('POST', `/matches/${match}/events`, { epoch, baseSeq: 0, events: [start] }, token);
  const versions = () => Promise.all([match, planned].map(async (it) => (await rowOf(it)).version));
  const [played, waiting] = await versions();
  const last = now;
  now += AWAY_MS;
  await noteAway(store, now);
  expect((await contact()).away_since, 'not quite so long').toBeNull();
  now += 1;
  await noteAway(store, now);
  expect(await contact()).toEqual({ contact_at: last, away_since: last });
  expect(await versions(), 'only who reads a match that is played').toEqual([
    played! + 1,
    waiting!,
  ]);
  await must('GET', '/loan', undefined, token);
  expect(await contact()).toEqual({ contact_at: now, away_since: null });
  now += AWAY_MS + 1;
  await must('POST', `${path}/end`, { reason: 'Umeme' });
  await noteAway(store, now);
  expect((await contact()).away_since, 'the loan is over').toBeNull();
  now = MORNING;
});

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { AWAY_MS, noteAway } from '#server/play/halls/contact.ts';
import { findAwaySince } from '#server/play/halls/queries.ts';
import { isPenHeld } from '#server/play/scoring/queries.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const HOUR_MS = 3_600_000;
const DAY = '2031-05-04';

let now = Date.parse('2026-11-25T08:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object) {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const season = { type: 'League', startsAt: '2031-01-01', location: 'Tanga', partner: 'N/A' };
const { id: league } = await create('/leagues', { ...season, name: 'Ligi' });
const teams: string[] = [];
for (const name of ['Chui', 'Faru']) {
  const facts = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
  teams.push((await create('/teams', { ...facts, name })).id);
}
const plan = { team1: teams[0], team2: teams[1], matchType: league, matchTime: '16:00' };

/** A match on a day of its own, lent to a hall. */
async function lent(matchDate: string) {
  const { id } = await create('/matches', { ...plan, matchDate });
  const days = { firstDay: matchDate, lastDay: matchDate };
  const { loan, token } = await create(`/leagues/${league}/loans`, {
    hall: 'Ukumbi wa Jiji',
    ...days,
  });
  const taken = await call('POST', '/api/v1/loan/taking', undefined, { token });
  expect(taken.status).toBe(200);
  return { id, token, loan: `/leagues/${league}/loans/${loan.id}`, taken: taken.body };
}

function remark() {
  return { id: randomUUID(), type: 'remark', at: now, text: 'Mvua' };
}

async function append(id: string, token: string, epoch: number, baseSeq: number, more = {}) {
  const body = { epoch, baseSeq, events: [remark()], ...more };
  return call('POST', `/api/v1/matches/${id}/events`, body, { token });
}

test('a lent match is written by its hall alone, and whoever tries reads to whom it is lent', async () => {
  const { id, token, taken } = await lent(DAY);
  const { epoch } = taken.matches[0];
  const refused = await call('POST', `/api/v1/matches/${id}/status`, { status: 'Live' });
  expect([refused.status, refused.body.code]).toEqual([409, 'MATCH_LENT']);
  expect(refused.body.detail).toContain('Ukumbi wa Jiji');
  const pen = await call('POST', `/api/v1/matches/${id}/pen`, { takeOver: true });
  expect([pen.status, pen.body.code]).toEqual([409, 'MATCH_LENT']);
  expect((await append(id, token, epoch, 0)).status).toBe(200);
  const { body } = await call('GET', `/api/v1/matches/${id}/loan`);
  expect(body.loan).toMatchObject({ hall: 'Ukumbi wa Jiji', state: 'lent' });
});

test('a hall writes no match that is not lent to it', async () => {
  const { token } = await lent('2031-05-05');
  const { id } = await create('/matches', { ...plan, matchDate: '2031-05-06' });
  expect((await append(id, token, 1, 0)).status).toBe(403);
});

test('a loan that is broken in words gives the match back, and fences the hall off', async () => {
  const { id, token, loan, taken } = await lent('2031-05-07');
  const isHeld = () => isPenHeld(server.store.db, id, now);
  expect(await isHeld()).toBe(true);
  expect((await call('POST', `/api/v1${loan}/end`, {})).status).toBe(400);
  const ended = await call('POST', `/api/v1${loan}/end`, { reason: 'Hakuna mtandao' });
  expect(ended.body).toMatchObject({ state: 'over', reason: 'Hakuna mtandao', endedBy: 'Admin' });
  const late = await append(id, token, taken.matches[0].epoch, 0);
  expect([late.status, late.body.code]).toEqual([409, 'STALE_PEN']);
  const parked = { baseSeq: 0, events: [remark()] };
  const parkedThere = await call('POST', `/api/v1/matches/${id}/parked`, parked, { token });
  expect(parkedThere.status).toBe(200);
  expect(await isHeld()).toBe(false);
  expect((await call('POST', `/api/v1/matches/${id}/pen`, {})).status).toBe(200);
});

test('a loan ends by itself hours after its last match, unless it is extended', async () => {
  const { id, token, loan, taken } = await lent('2031-05-08');
  const before = now;
  now = Date.parse('2031-05-08T13:00:00Z') + 6 * HOUR_MS + 1;
  const { epoch } = taken.matches[0];
  expect((await append(id, token, epoch, 0)).body.code).toBe('STALE_PEN');
  const past = { until: '2031-05-08T10:00:00Z', reason: 'Mvua' };
  const refused = await call('POST', `/api/v1${loan}/extension`, past);
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'until']);
  const longer = { until: '2031-05-09T10:00:00Z', reason: 'Mvua' };
  expect((await call('POST', `/api/v1${loan}/extension`, longer)).body.state).toBe('lent');
  expect((await append(id, token, epoch, 0)).status).toBe(200);
  now = Date.parse('2031-05-09T10:00:01Z');
  expect((await call('POST', `/api/v1/matches/${id}/pen`, {})).status).toBe(200);
  now = before;
});

test('a hall that is done ends its loan, and says so twice without harm', async () => {
  const { id, token } = await lent('2031-05-10');
  const giveBack = () => call('POST', '/api/v1/loan/return', undefined, { token });
  expect([(await giveBack()).status, (await giveBack()).status]).toEqual([204, 204]);
  expect((await call('POST', `/api/v1/matches/${id}/status`, { status: 'Live' })).status).toBe(200);
  const again = await call('POST', '/api/v1/loan/taking', undefined, { token });
  expect(again.status).toBe(409);
});

test('two halls do not borrow the same match', async () => {
  await lent('2031-05-11');
  const days = { firstDay: '2031-05-11', lastDay: '2031-05-11' };
  const { token } = await create(`/leagues/${league}/loans`, { hall: 'Mwingine', ...days });
  const refused = await call('POST', '/api/v1/loan/taking', undefined, { token });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    expect.stringContaining('Ukumbi wa Jiji'),
  ]);
});

test('a package for a hall has no contacts, and of birth the year of children alone', async () => {
  const person = { fullName: 'Asha', phone: '+255712345678', dateOfBirth: '2001-02-03' };
  await create('/players', { ...person, team: teams[0] });
  const child = { fullName: 'Neema', dateOfBirth: '2015-02-04', team: teams[0] };
  await create('/players', child);
  const { taken } = await lent('2031-05-12');
  const players = taken.rows.filter(({ table }: { table: string }) => table === 'player');
  expect(players.length).toBeGreaterThan(0);
  const birthOf = (name: string) =>
    players.find(({ row }: { row: { full_name: string } }) => row.full_name === name).row
      .date_of_birth;
  expect([birthOf('Asha'), birthOf('Neema')]).toEqual([null, '2015-12-31']);
  const text = JSON.stringify(taken);
  for (const value of ['+255712345678', '2001-02-03', '2015-02-04', 'admin@example.com']) {
    expect(text).not.toContain(value);
  }
});

test('entries keep their writer and their hour in the hall; nobody else may say so', async () => {
  const { id, token, taken } = await lent('2031-05-13');
  const { epoch } = taken.matches[0];
  const event = remark();
  const authors = [{ id: event.id, name: 'Juma wa Ukumbi', recordedAt: 1000 }];
  const body = { epoch, baseSeq: 0, events: [event], authors };
  expect((await call('POST', `/api/v1/matches/${id}/events`, body, { token })).status).toBe(200);
  const { body: list } = await call('GET', `/api/v1/matches/${id}/authors`);
  expect(list.items).toEqual([{ seq: 1, name: 'Juma wa Ukumbi' }]);
  const { id: other } = await create('/matches', { ...plan, matchDate: '2031-05-14' });
  const pen = await call('POST', `/api/v1/matches/${other}/pen`, {});
  const forged = { ...body, epoch: pen.body.epoch };
  expect((await call('POST', `/api/v1/matches/${other}/events`, forged)).status).toBe(403);
});

test('readers hear when a hall loses its line, and when it has one again', async () => {
  const { id, token, taken } = await lent('2031-05-15');
  const { epoch } = taken.matches[0];
  const start = { epoch, baseSeq: 0, events: [{ id: randomUUID(), type: 'start', at: now }] };
  await call('POST', `/api/v1/matches/${id}/events`, start, { token });
  const versionOf = async () => (await call('GET', `/api/v1/matches/${id}`)).body.version;
  const before = await versionOf();
  await noteAway(server.store, now);
  expect(await versionOf()).toBe(before);
  now += AWAY_MS + 11_000;
  await noteAway(server.store, now);
  const away = await versionOf();
  expect(away).toBeGreaterThan(before);
  await noteAway(server.store, now);
  expect(await versionOf()).toBe(away);
  expect((await call('GET', '/api/v1/loan', undefined, { token })).status).toBe(200);
  expect(await versionOf()).toBeGreaterThan(away);
});

test('a match says since when its hall is silent, until the loan is over', async () => {
  const { id, token, taken } = await lent('2031-05-16');
  const start = { id: randomUUID(), type: 'start', at: now };
  const body = { epoch: taken.matches[0].epoch, baseSeq: 0, events: [start] };
  await call('POST', `/api/v1/matches/${id}/events`, body, { token });
  now += AWAY_MS + 11_000;
  await noteAway(server.store, now);
  expect(await findAwaySince(server.store.db, id, now)).toMatch(/^\d\d:\d\d$/);
  const over = Date.parse('2031-05-18T00:00:00Z');
  expect(await findAwaySince(server.store.db, id, over)).toBeNull();
});

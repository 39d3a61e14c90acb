import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { isPenHeld } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

type Sent = { id: string; type: string; at: number; [fact: string]: unknown };

function event(type: string, facts: object = {}): Sent {
  return { id: randomUUID(), type, at: Date.now(), ...facts };
}

const opening = () => [event('start'), event('set-start', { set: 1, firstServe: 'team1' })];

/** A match that nobody scores yet, and a link for its scorer. */
async function newMatch(): Promise<{ path: string; link: string }> {
  const teams: string[] = [];
  for (const name of ['Chui', 'Faru']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const fixture = { team1: teams[0], team2: teams[1], matchType: 'Friendly' };
  const when = { matchDate: '2026-11-21', matchTime: '16:00' };
  const { id } = (await call('POST', '/api/v1/matches', { ...fixture, ...when })).body;
  const path = `/api/v1/matches/${id}`;
  return { path, link: (await call('POST', `${path}/scorer-links`)).body.token };
}

test('entries with the right epoch from somebody who does not hold the pen are refused', async () => {
  const { path, link } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {}, { token: link })).body;
  const batch = { epoch, baseSeq: 0, events: opening() };
  const foreign = await call('POST', `${path}/events`, batch);
  expect([foreign.status, foreign.body.code]).toEqual([409, 'STALE_PEN']);
  expect(foreign.body).toMatchObject({ epoch, seq: 0 });
  expect((await call('GET', path)).body.seq).toBe(0);
  expect((await call('POST', `${path}/events`, batch, { token: link })).status).toBe(200);
});

test('entries with an older epoch from the holder of the pen are refused', async () => {
  const { path } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  await call('POST', `${path}/pen`, {});
  const late = await call('POST', `${path}/events`, { epoch, baseSeq: 0, events: opening() });
  expect([late.status, late.body.code, late.body.epoch]).toEqual([409, 'STALE_PEN', epoch + 1]);
});

test('entries before anybody has taken the pen are refused', async () => {
  const { path } = await newMatch();
  const early = await call('POST', `${path}/events`, { epoch: 0, baseSeq: 0, events: opening() });
  expect([early.status, early.body.code]).toEqual([409, 'STALE_PEN']);
});

test('stored entries are acknowledged again after the pen has passed on', async () => {
  const { path, link } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {}, { token: link })).body;
  const batch = { epoch, baseSeq: 0, events: opening() };
  await call('POST', `${path}/events`, batch, { token: link });
  await call('POST', `${path}/pen`, { takeOver: true });
  const again = await call('POST', `${path}/events`, batch, { token: link });
  expect([again.status, again.body.seq]).toEqual([200, 2]);
});

test('a person regains the own pen without takeOver, a link needs it', async () => {
  const { path, link } = await newMatch();
  const take = (body: object, token?: string) =>
    call('POST', `${path}/pen`, body, token === undefined ? {} : { token });
  expect((await take({})).body.epoch).toBe(1);
  expect((await take({})).body.epoch).toBe(2);
  const refused = await take({}, link);
  expect([refused.status, refused.body.code, refused.body.epoch]).toEqual([409, 'PEN_TAKEN', 2]);
  expect((await take({ takeOver: true }, link)).body.epoch).toBe(3);
  expect((await take({}, link)).status).toBe(409);
});

test('two entries of a batch with the same id are refused by their index', async () => {
  const { path } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const [start, set] = opening();
  const events = [start, { ...set, id: start!.id }];
  const answer = await call('POST', `${path}/events`, { epoch, baseSeq: 0, events });
  expect([answer.status, answer.body.code]).toEqual([422, 'ID_REUSED']);
  expect(answer.body.errors[0].field).toBe('events.1.id');
});

test('a batch on an older base is accepted if it holds the missing entries, otherwise refused', async () => {
  const { path } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const events = opening();
  const send = (baseSeq: number, sent: Sent[]) =>
    call('POST', `${path}/events`, { epoch, baseSeq, events: sent });
  expect((await send(0, events)).status).toBe(200);
  const point = event('rally', { winner: 'team1', no: 1 });
  const apart = await send(0, [point]);
  expect([apart.status, apart.body.code, apart.body.seq]).toEqual([409, 'STALE_BASE', 2]);
  expect(apart.body.events.map(({ id }: Sent) => id)).toEqual(events.map(({ id }) => id));
  const ahead = await send(3, [point]);
  expect([ahead.status, ahead.body.code]).toEqual([409, 'STALE_BASE']);
  expect((await send(0, [...events, point])).body.seq).toBe(3);
});

test('the pen of a match is held from the first device that takes it on', async () => {
  const { path, link } = await newMatch();
  const id = path.split('/').at(-1)!;
  const isHeld = () => isPenHeld(server.store.db, id, Date.now());
  expect(await isHeld()).toBe(false);
  await call('POST', `${path}/pen`, {}, { token: link });
  expect(await isHeld()).toBe(true);
  expect(await isPenHeld(server.store.db, 'none', Date.now())).toBe(false);
});

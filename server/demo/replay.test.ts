import { expect, test } from 'vitest';
import { UNCONTROLLED } from '#contract/seats/stream-control.ts';
import { setStatus } from '#server/play/scoring/commands.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';
import { shirtsOf } from './invention/people.ts';
import { playDue } from './replay.ts';
import { scriptOf } from './script.ts';
import { startReplay } from './start-replay.ts';

const now = Date.parse('2026-03-18T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function startDemo() {
  const server = await startTestServer();
  await loadDemo(server.store, { actor: DEMO_AUTHOR, now });
  return server;
}

async function live({ call }: TestServer) {
  return (await call('GET', '/api/v1/matches?status=Live')).body.items;
}

function pointsOf(match: { sets: { team1Score: number; team2Score: number }[] }): number {
  return match.sets.reduce((sum, set) => sum + set.team1Score + set.team2Score, 0);
}

test('three matches are live at once, each at another stage, two recorded with line-ups', async () => {
  const server = await startDemo();
  await playDue(server.store, now);
  const matches = await live(server);
  expect(matches).toHaveLength(3);
  for (const match of matches) {
    expect(match).toMatchObject({ demo: true, matchType: 'Friendly' });
  }
  expect(new Set(matches.map(pointsOf)).size).toBe(3);
  const details = matches.map(({ detail }: { detail: string }) => detail);
  expect(details.sort()).toEqual(['points', 'rallies', 'rallies']);
  await server.stop();
});

test('the next entry comes when it is due, not before', async () => {
  const server = await startDemo();
  const due = await playDue(server.store, now);
  expect(due).toBeGreaterThan(now);
  const seqs = async () => (await live(server)).map((match: { seq: number }) => match.seq);
  const before = await seqs();
  await playDue(server.store, due - 1);
  expect(await seqs()).toEqual(before);
  await playDue(server.store, due);
  const after = await seqs();
  const more = after.map((seq: number, index: number) => seq - before[index]);
  expect(more.reduce((sum: number, n: number) => sum + n)).toBeGreaterThanOrEqual(1);
  await server.stop();
});

test('each match ends as its real one did, and after a pause the pair begins anew', async () => {
  const server = await startDemo();
  for (let at = now; at < now + 2.5 * HOUR_MS; at += 2 * MINUTE_MS) {
    await playDue(server.store, at);
  }
  const ended = await server.store.db
    .selectFrom('match')
    .select(['team1_wins', 'team2_wins', 'round', 'sets', 'seq', 'decided'])
    .where('match_type', '=', 'Friendly')
    .where('status', '=', 'ended')
    .where('round', '=', 'Demo 1')
    .execute();
  const results = ended.map((match) => `${match.team1_wins}-${match.team2_wins}`).sort();
  expect(results).toEqual(['1-3', '3-1', '3-2']);
  expect(ended.every((match) => match.decided === 1)).toBe(true);
  expect((await live(server)).length).toBeGreaterThan(0);
  const audit = await server.call('GET', '/api/v1/audit');
  expect(audit.body.items[0].actor.name).toBe('demo');
  await server.stop();
});

test('the replay continues from the stored log after a night without power', async () => {
  const server = await startDemo();
  await playDue(server.store, now);
  const before = await live(server);
  const morning = now + 9 * HOUR_MS;
  await playDue(server.store, morning);
  for (const { id, seq } of before) {
    const { body } = await server.call('GET', `/api/v1/matches/${id}`);
    expect(body).toMatchObject({ status: 'ended', decided: true });
    const log = await server.call('GET', `/api/v1/matches/${id}/events?after=${seq}&limit=1000`);
    const times = log.body.items.map((entry: { at: number }) => entry.at);
    expect(times.at(-1)).toBeLessThan(now + 3 * HOUR_MS);
  }
  const after = await live(server);
  expect(after).toHaveLength(3);
  expect(after.map((match: { round: string }) => match.round)).toEqual([
    'Demo 2',
    'Demo 2',
    'Demo 2',
  ]);
  await server.stop();
});

test('old matches are deleted with all their traces', async () => {
  const server = await startDemo();
  for (let days = 0; days < 12; days += 1) await playDue(server.store, now + days * 24 * HOUR_MS);
  const { db } = server.store;
  const friendlies = await db
    .selectFrom('match')
    .select('id')
    .where('match_type', '=', 'Friendly')
    .execute();
  expect(friendlies.length).toBe(12);
  const squad = shirtsOf('JKT', 'Men');
  const longest = Math.max(...[0, 1, 2].map((log) => scriptOf(log, [squad, squad]).length));
  const events = await db
    .selectFrom('match_event')
    .innerJoin('match', 'match.id', 'match_event.match_id')
    .select('match_event.match_id')
    .where('match.match_type', '=', 'Friendly')
    .execute();
  expect(events.length).toBeLessThanOrEqual(12 * longest);
  const gone = await db
    .selectFrom('change')
    .leftJoin('match', 'match.id', 'change.match_id')
    .select('change.match_id')
    .where('change.match_id', 'is not', null)
    .where('match.id', 'is', null)
    .execute();
  expect(gone).toEqual([]);
  await server.stop();
});

test('an old match to which a visitor added links, choices and officials is deleted too', async () => {
  const server = await startDemo();
  await playDue(server.store, now);
  const [match] = await live(server);
  const path = `/api/v1/matches/${match.id}`;
  const official = (await server.call('POST', '/api/v1/officials', { name: 'Juma' })).body.id;
  for (const [method, address, body] of [
    ['POST', `${path}/seats/stream/links`, undefined],
    ['PUT', `${path}/stream-control`, UNCONTROLLED],
    ['PUT', `${path}/officials`, { officials: [{ official, duty: 'referee1' }] }],
  ] as const) {
    expect((await server.call(method, address, body)).status, address).toBeLessThan(300);
  }
  for (let days = 0; days < 12; days += 1) await playDue(server.store, now + days * 24 * HOUR_MS);
  const stays = await server.store.db
    .selectFrom('match')
    .select('id')
    .where('id', '=', match.id)
    .execute();
  expect(stays).toEqual([]);
  await server.stop();
});

test('two nodes that replay the same demonstration double nothing', async () => {
  const server = await startDemo();
  const times = Array.from({ length: 20 }, (_, index) => now + index * 7 * MINUTE_MS);
  for (const at of times) {
    await Promise.all([playDue(server.store, at), playDue(server.store, at)]);
  }
  const rounds = await server.store.db
    .selectFrom('match')
    .select(['team1_id', 'round'])
    .where('match_type', '=', 'Friendly')
    .execute();
  expect(new Set(rounds.map((row) => `${row.team1_id} ${row.round}`)).size).toBe(rounds.length);
  await server.stop();
});

test('a match taken over by a person is left alone', async () => {
  const server = await startDemo();
  await playDue(server.store, now);
  const [match] = await live(server);
  const path = `/api/v1/matches/${match.id}`;
  const pen = await server.call('POST', `${path}/pen`, { takeOver: true });
  expect(pen.status).toBe(200);
  await playDue(server.store, now + 5 * MINUTE_MS);
  expect((await server.call('GET', path)).body.seq).toBe(match.seq);
  const others = (await live(server)).filter(({ id }: { id: string }) => id !== match.id);
  expect(others.every(({ seq }: { seq: number }) => seq > 5)).toBe(true);
  await server.stop();
});

test('a match whose log a person changed is ended, and its teams begin anew', async () => {
  const server = await startDemo();
  await playDue(server.store, now);
  const [match] = await live(server);
  const person = { actor: { kind: 'system', name: 'person' }, now: now + MINUTE_MS } as const;
  await setStatus(server.store, person, match.id, { status: 'suspended' });
  const due = await playDue(server.store, now + 10 * MINUTE_MS);
  expect(due).toBeGreaterThan(now + 10 * MINUTE_MS);
  expect((await server.call('GET', `/api/v1/matches/${match.id}`)).body.status).toBe('ended');
  expect(await live(server)).toHaveLength(3);
  await server.stop();
});

test('the replay starts by itself, reports errors and stops at once', async () => {
  const server = await startDemo();
  const errors: unknown[] = [];
  const replay = startReplay(server.store, { onError: (error) => void errors.push(error) });
  await replay.stop();
  expect(await live(server)).toHaveLength(3);
  expect(errors).toEqual([]);
  await server.stop();
  const broken = startReplay(server.store, { onError: (error) => void errors.push(error) });
  await broken.stop();
  expect(errors).toHaveLength(1);
});

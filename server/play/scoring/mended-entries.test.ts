import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const lineup = (team: string, players: number[]) => ({ type: 'lineup', set: 1, team, players });
const event = (facts: object) => ({ id: randomUUID(), at: Date.now(), ...facts });

/** A match at 2:0 with line-ups, its pen, and a way to send more entries. */
async function playedMatch() {
  const teams: string[] = [];
  for (const name of ['Chui', 'Faru']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const fixture = { team1: teams[0], team2: teams[1], matchType: 'Friendly' };
  const when = { matchDate: '2026-11-21', matchTime: '16:00' };
  const { id } = (await call('POST', '/api/v1/matches', { ...fixture, ...when })).body;
  const path = `/api/v1/matches/${id}`;
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const events = [
    event({ type: 'start' }),
    event(lineup('team1', [1, 2, 3, 4, 5, 6])),
    event(lineup('team2', [11, 12, 13, 14, 15, 16])),
    event({ type: 'set-start', set: 1, firstServe: 'team1' }),
    event({ type: 'rally', winner: 'team1', no: 1 }),
    event({ type: 'substitution', team: 'team1', pairs: [{ out: 6, in: 8 }] }),
    event({ type: 'rally', winner: 'team1', no: 2 }),
  ];
  let baseSeq = 0;
  async function send(...sent: { id: string }[]) {
    const answer = await call('POST', `${path}/events`, { epoch, baseSeq, events: sent });
    if (answer.status === 200) baseSeq = answer.body.seq;
    return answer;
  }
  expect((await send(...events)).status).toBe(200);
  return { path, ids: events.map(({ id: sent }) => sent), send };
}

test('a corrected line-up is kept, told to readers and part of the match’s file', async () => {
  const { path, ids, send } = await playedMatch();
  const entry = lineup('team1', [1, 2, 3, 4, 5, 9]);
  const correct = { type: 'correct', target: ids[1], entry };
  const refused = await send(event(correct));
  expect([refused.status, refused.body.code]).toEqual([422, 'BREAKS_LATER']);
  const change = { type: 'substitution', team: 'team1', pairs: [{ out: 9, in: 8 }] };
  const complete = event({ ...correct, with: [{ target: ids[5], entry: change }] });
  expect((await send(complete)).status).toBe(200);
  expect((await send(complete)).body.seq).toBe(8);
  const { events } = (await call('GET', `${path}/log.json`)).body;
  expect(events.at(-1)).toMatchObject({ type: 'correct', entry, with: [{ entry: change }] });
  expect((await call('GET', path)).body).toMatchObject({ sets: [{ team1Score: 2 }] });
});

test('a forgotten time-out is put in, and a malformed entry names its field', async () => {
  const { ids, send } = await playedMatch();
  const insert = { type: 'insert', before: ids[6], entry: { type: 'timeout', team: 'team2' } };
  expect((await send(event(insert))).status).toBe(200);
  const odd = await send(event({ ...insert, entry: { type: 'timeout', team: 'team3' } }));
  expect(odd.status).toBe(400);
  expect(odd.body.errors[0].field).toBe('events.0.entry.team');
  const signed = await send(event({ ...insert, entry: { type: 'sign', role: 'captain1' } }));
  expect(signed.status).toBe(400);
});

import { afterAll, expect, test } from 'vitest';
import { MAX_ENTRIES } from '#domain/volleyball/log-limits.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function createMatch(): Promise<string> {
  const teams = [];
  for (const name of ['Ilongero', 'Kimbunga']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const [team1, team2] = teams;
  const fixture = { matchType: 'Friendly', matchDate: '2026-01-10', matchTime: '16:00' };
  return (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body.id;
}

const of = (facts: object) => ({ id: crypto.randomUUID(), at: Date.now(), ...facts });

/** A set that never ends: the lead is never two points. */
const OPENING = [
  of({ type: 'start' }),
  of({ type: 'set-start', set: 1, firstServe: 'team1' }),
  ...Array.from({ length: 1000 }, (_, n) =>
    of({ type: 'rally', winner: n % 2 ? 'team2' : 'team1', no: n + 1 }),
  ),
];
const corrections = (count: number) =>
  OPENING.slice(2, count + 2).map(({ id }) => of({ type: 'correct', target: id, reason: 'ace' }));

test('endless corrections are refused at once, a usual number is accepted', async () => {
  const id = await createMatch();
  const { epoch } = (await call('POST', `/api/v1/matches/${id}/pen`, {})).body;
  let seq = 0;
  const send = async (events: object[]) => {
    const path = `/api/v1/matches/${id}/events`;
    const answer = await call('POST', path, { epoch, baseSeq: seq, events });
    if (answer.status === 200) seq = answer.body.seq;
    return [answer.status, answer.body.code ?? answer.body.seq];
  };
  for (let from = 0; from < OPENING.length; from += 500)
    await send(OPENING.slice(from, from + 500));
  expect(await send(corrections(300))).toEqual([413, 'TOO_LARGE']);
  expect(await send(corrections(30))).toEqual([200, 1032]);
  const remark = () => of({ type: 'remark', text: 'x' });
  while (seq < MAX_ENTRIES - 400) await send(Array.from({ length: 400 }, remark));
  expect(await send(Array.from({ length: 400 }, remark))).toEqual([413, 'TOO_LARGE']);
});

test('endless corrections in a file are refused', async () => {
  const id = await createMatch();
  const { match, rules } = (await call('GET', `/api/v1/matches/${id}/log.json`)).body;
  const path = `/api/v1/matches/${id}/import?dryRun=true`;
  const read = async (count: number) =>
    (await call('POST', path, { match, rules, events: [...OPENING, ...corrections(count)] }))
      .status;
  expect(await read(300)).toBe(413);
  expect(await read(30)).toBe(200);
});

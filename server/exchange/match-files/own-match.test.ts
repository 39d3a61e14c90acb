import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function createMatch(matchType: 'Friendly' | 'Beach' = 'Friendly'): Promise<string> {
  const teams: string[] = [];
  for (const name of ['Ilongero', 'Kimbunga']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const [team1, team2] = teams;
  const fixture = { matchType, matchDate: '2026-01-10', matchTime: '16:00' };
  return (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body.id;
}

/** A match that was begun, put right, decided and signed off: every kind of entry that amends. */
async function scoredMatch(): Promise<string> {
  const id = await createMatch('Beach');
  const { epoch, seq } = (await call('POST', `/api/v1/matches/${id}/pen`, {})).body;
  const at = Date.parse('2026-01-10T13:00:00Z');
  const of = (facts: object) => ({ id: crypto.randomUUID(), at, ...facts });
  const wrong = of({ type: 'rally', winner: 'team1', no: 2 });
  const turned = of({ type: 'rally', winner: 'team2', no: 2 });
  const events = [
    of({ type: 'start' }),
    of({ type: 'set-start', set: 1, firstServe: 'team2' }),
    of({ type: 'rally', winner: 'team1', no: 1, reason: 'ace' }),
    wrong,
    of({ type: 'void', target: wrong.id, why: 'The ball was in' }),
    turned,
    of({ type: 'correct', target: turned.id, winner: 'team1' }),
    of({ type: 'timeout', team: 'team2' }),
    of({ type: 'set-result', set: 1, team1Score: 21, team2Score: 12 }),
    of({ type: 'set-result', set: 2, team1Score: 21, team2Score: 19 }),
    of({ type: 'remark', text: 'Mvua ilinyesha' }),
    of({ type: 'end' }),
  ];
  const sent = await call('POST', `/api/v1/matches/${id}/events`, { epoch, baseSeq: seq, events });
  expect(sent.body).toMatchObject({ match: { status: 'ended', team1Wins: 2 } });
  return id;
}

const fileOf = async (id: string) => (await call('GET', `/api/v1/matches/${id}/log.json`)).body;

test('a match exported and imported has the same log and rules', async () => {
  const file = await fileOf(await scoredMatch());
  const id = await createMatch();
  const path = `/api/v1/matches/${id}/import`;
  const shown = await call('POST', `${path}?dryRun=true`, file);
  expect(shown).toMatchObject({
    status: 200,
    body: {
      kept: false,
      team1: 'Ilongero',
      sets: file.match.sets.map(scores),
      timeouts: 1,
      warnings: [{ kind: 'other-rules', line: null }],
    },
  });
  expect((await call('GET', `/api/v1/matches/${id}`)).body).toMatchObject({ seq: 0, sets: [] });
  const imported = await call('POST', path, file);
  expect(imported.body).toEqual({ ...shown.body, kept: true });
  const again = await fileOf(id);
  expect(again.rules).toEqual(file.rules);
  expect(again.events.map(withoutClock)).toEqual(file.events.map(withoutClock));
  expect(again.match).toMatchObject({ status: 'ended', sets: file.match.sets, winner: 'team1' });
  const twice = await call('POST', path, file);
  expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);
});

test('an invalid or impossible entry is named, and nothing is imported', async () => {
  const file = await fileOf(await scoredMatch());
  const id = await createMatch();
  const path = `/api/v1/matches/${id}/import`;
  const odd = file.events.with(2, { ...file.events[2], winner: 'nobody' });
  expect(await call('POST', path, { ...file, events: odd })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'events.2.winner' }] },
  });
  const early = file.events.toSpliced(1, 1);
  expect(await call('POST', path, { ...file, events: early })).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining('Entry 2'), errors: [{ field: 'events.1' }] },
  });
  expect((await call('POST', path, { events: [] })).status).toBe(400);
  expect((await call('GET', `/api/v1/matches/${id}`)).body.seq).toBe(0);
});

test('the rules of a file are imported only with its log', async () => {
  const file = await fileOf(await scoredMatch());
  const id = await createMatch();
  const before = (await fileOf(id)).rules;
  await call('POST', `/api/v1/matches/${id}/import?dryRun=true`, file);
  expect((await fileOf(id)).rules).toEqual(before);
  const beach = `/api/v1/matches/${await createMatch('Beach')}/import?dryRun=true`;
  expect((await call('POST', beach, file)).body.warnings).toEqual([]);
});

function scores({ team1Score, team2Score }: { team1Score: number; team2Score: number }) {
  return { team1Score, team2Score };
}

function withoutClock({ recordedAt: _recordedAt, ...entry }: { recordedAt: string }) {
  return entry;
}

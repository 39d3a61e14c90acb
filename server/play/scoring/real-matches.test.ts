import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Match } from '#contract/matches/match.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { RallyLog } from '#domain/volleyball/testing/rally-log.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';
import { pointsLevelEvents, type SentEvent, sideOf } from './testing/points-level.ts';

/**
 * Real matches through the HTTP API, from the first tap to the end. Those that may not be
 * redistributed are read where the collection lies beside the repository.
 */
const root = new URL('../../../', import.meta.url);
const FREE = new URL('test-data/matches/', root);
const BESIDE = new URL('../shared/data/matches-rally/', root);

/** Rallies are missing in these: their own `checks` say so. */
const UNSOUND = [
  'plusliga-1100798',
  'plusliga-1101129',
  'plusliga-1101310',
  'plusliga-1101314',
] as const;
const SOUND_BESIDE = [
  'dvw-pydv_example_data',
  'esheet-PL-2101911',
  'vis-27062',
  'vis-27547',
  'vis-27550',
];
/** The number of events in a request: one tap, a few, a queue, an hour offline. */
const BATCHES = [1, 7, 40, 500];

const free = readdirSync(FREE).map((name) => name.replace('.json', ''));
const isBeside = existsSync(BESIDE);
const why = isBeside ? '' : ' (skipped: ../shared/data is absent)';

function read(name: string): RallyLog {
  const folder = free.includes(name) ? FREE : BESIDE;
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as RallyLog;
}

/** One of the matches was played to 21. */
function rulesOf(name: string) {
  return name === 'dvw-example-click-scout' ? { ...PRESETS.indoor, target: 21 } : 'indoor';
}

async function createMatch({ call }: TestServer, rules: unknown): Promise<string> {
  const teams: string[] = [];
  for (const name of ['A', 'B']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const league = await call('POST', '/api/v1/leagues', {
    name: 'Real matches',
    type: 'League',
    startsAt: '2026-01-01',
    location: 'Moshi',
    partner: 'N/A',
    rules,
  });
  const fixture = {
    team1: teams[0],
    team2: teams[1],
    matchType: league.body.id,
    matchDate: '2026-01-10',
    matchTime: '16:00',
  };
  return (await call('POST', '/api/v1/matches', fixture)).body.id;
}

/** Sends all in batches; each batch goes out twice, as on a line that loses the answers. */
async function sendAll(
  server: TestServer,
  id: string,
  events: readonly SentEvent[],
  size: number,
): Promise<Match> {
  const path = `/api/v1/matches/${id}`;
  const { epoch, seq: first } = (await server.call('POST', `${path}/pen`, {})).body;
  let seq = first;
  let match: Match | undefined;
  for (let from = 0; from < events.length; from += size) {
    const sent = { epoch, baseSeq: seq, events: events.slice(from, from + size) };
    const answer = await server.call('POST', `${path}/events`, sent);
    expect(answer).toMatchObject({ status: 200, body: { seq: seq + sent.events.length } });
    const again = await server.call('POST', `${path}/events`, sent);
    expect(again).toMatchObject({ status: 200, body: { seq: answer.body.seq } });
    seq = answer.body.seq;
    match = answer.body.match as Match;
  }
  return match!;
}

async function provesOfficial(name: string, size: number) {
  const data = read(name);
  const server = await startTestServer();
  const id = await createMatch(server, rulesOf(name));
  const events = pointsLevelEvents(data);
  const match = await sendAll(server, id, events, size);
  expect(match).toMatchObject({ status: 'ended', decided: true, detail: 'points' });
  expect(match.sets.map((set) => [set.team1Score, set.team2Score])).toEqual(
    data.official.setScores,
  );
  expect([match.team1Wins, match.team2Wins]).toEqual(data.official.setsWon);
  const stored = await server.call('GET', `/api/v1/matches/${id}/events?limit=1000`);
  expect(stored.body.items.map((entry: { id: string }) => entry.id)).toEqual(
    events.map((event) => event.id),
  );
  expect(stored.body.items.map((entry: { seq: number }) => entry.seq)).toEqual(
    events.map((_event, index) => index + 1),
  );
  expect(server.failures).toEqual([]);
  await server.stop();
}

test.each(free.map((name, index) => [name, BATCHES[index % BATCHES.length]!] as const))(
  '%s in batches of %i gives its official set scores',
  provesOfficial,
);

test
  .skipIf(!isBeside)
  .each(SOUND_BESIDE.map((name, index) => [name, BATCHES[(index + 1) % 4]!] as const))(
  `%s in batches of %i gives its official set scores${why}`,
  provesOfficial,
);

test.skipIf(!isBeside).each(UNSOUND)(
  `%s misses rallies: the next set is refused where the score does not end one${why}`,
  async (name) => {
    const data = read(name);
    expect(data.checks.scoreMatchesFinal).toBe(false);
    const server = await startTestServer();
    const id = await createMatch(server, 'indoor');
    const path = `/api/v1/matches/${id}`;
    const { epoch, seq } = (await server.call('POST', `${path}/pen`, {})).body;
    const events = pointsLevelEvents(data);
    const answer = await server.call('POST', `${path}/events`, { epoch, baseSeq: seq, events });
    expect(answer).toMatchObject({ status: 422, body: { code: 'SET_RUNNING' } });
    const place = answer.body.errors[0].field.split('.');
    const first = events[Number(place[1])]!;
    expect(first.type).toBe('set-start');
    // Nothing of the refused batch is kept: what stands before the place is taken as it was.
    expect((await server.call('GET', path)).body).toMatchObject({ seq: 0, status: 'not started' });
    const sound = events.slice(0, Number(place[1]));
    const match = await sendAll(server, id, sound, 500);
    const reached = match.sets.at(-1)!;
    expect([reached.team1Score, reached.team2Score]).not.toEqual(
      data.official.setScores[reached.set - 1],
    );
    await server.stop();
  },
);

test('dvw-datavolley_example: the one wrongly recorded server is found', async () => {
  const data = read('dvw-datavolley_example');
  expect(data.checks.serverFollowsWinner).toBe(false);
  const server = await startTestServer();
  const id = await createMatch(server, 'indoor');
  const path = `/api/v1/matches/${id}`;
  const { epoch, seq: first } = (await server.call('POST', `${path}/pen`, {})).body;
  const rallies = data.sets.flatMap((set) =>
    set.rallies.map((rally, index) => ({ place: `${set.no}:${index + 1}`, server: rally.s })),
  );
  const disagreements: string[] = [];
  let seq = first;
  let serving: string | null = null;
  let played = 0;
  for (const event of pointsLevelEvents(data)) {
    if (event.type === 'rally') {
      const { place, server: expected } = rallies[played]!;
      if (expected && sideOf(expected) !== serving) disagreements.push(place);
      played += 1;
    }
    const sent = { epoch, baseSeq: seq, events: [event] };
    const { body } = await server.call('POST', `${path}/events`, sent);
    seq = body.seq;
    serving = body.match.serving;
  }
  expect(disagreements).toEqual(['1:33']);
  await server.stop();
});

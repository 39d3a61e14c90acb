import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const as = (token: string | null) => ({ token });

/** A match after four rallies, its statistician's link, and its scorer's. */
async function scoutedMatch() {
  const teams: string[] = [];
  for (const name of ['Kibo', 'Meru']) {
    const team = { city: 'Moshi', coach: 'N/A', gender: 'Women', name };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const sides = { team1: teams[0], team2: teams[1] };
  const { id } = (await call('POST', '/api/v1/matches', { ...fixture, ...sides })).body;
  const path = `/api/v1/matches/${id}`;
  const scorer = (await call('POST', `${path}/scorer-links`)).body.token as string;
  const pen = (await call('POST', `${path}/pen`, {}, as(scorer))).body;
  let { seq } = pen;
  async function score(...facts: object[]) {
    const events = facts.map((fact) => ({ id: randomUUID(), at: Date.now(), ...fact }));
    const body = { epoch: pen.epoch, baseSeq: seq, events };
    const answer = await call('POST', `${path}/events`, body, as(scorer));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    seq = answer.body.seq;
    return events.map((event) => event.id);
  }
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7] };
  const lineup = { type: 'lineup', set: 1, players: [1, 2, 3, 4, 5, 6] };
  await score(
    { type: 'match-setup', team1: sheet, team2: sheet },
    { type: 'start' },
    { ...lineup, team: 'team1' },
    { ...lineup, team: 'team2' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  const rallies = await score(
    { type: 'rally', winner: 'team1', no: 1 },
    { type: 'rally', winner: 'team2', no: 2, reason: 'attack', player: 4 },
    { type: 'rally', winner: 'team1', no: 3 },
  );
  const link = await call('POST', `${path}/seats/statistician/links`, undefined, as(scorer));
  const scout = link.body.token as string;
  const write = (rally: string, touches: string[], token: string | null = scout) =>
    call('PUT', `${path}/rallies/${rally}/scouting`, { touches }, as(token));
  const list = async (token: string | null = scout) =>
    call('GET', `${path}/scouting`, undefined, as(token));
  return { id, path, scorer, scout, score, rallies, write, list, link: link.body };
}

test('a statistician adds touches to rallies, and the score and the log stay as they are', async () => {
  const { path, rallies, write, list, link } = await scoutedMatch();
  const [first, second] = rallies;
  const before = (await call('GET', `${path}/log.json`)).body;
  expect((await write(first!, ['*01SM-', 'a03RM=~~~~5'])).status).toBe(204);
  expect((await write(second!, ['*01SM+', 'a02RM+', 'a06EH+', 'a04AH#', '*05DH='])).status).toBe(
    204,
  );

  const { body } = await list();
  expect(body.items).toMatchObject([
    { set: 1, winner: 'team1', served: 'team1', touches: ['*01SM-', 'a03RM=~~~~5'] },
    { winner: 'team2', reason: 'attack', player: 4, team1Score: 1, team2Score: 1 },
    { touches: [], court1: [1, 2, 3, 4, 5, 6], court2: [2, 3, 4, 5, 6, 1] },
  ]);
  // The touches name the player of the error, where the scorer does not.
  expect(body.items[0]).toMatchObject({ reason: 'opponent-error', errorBy: 3 });
  const after = (await call('GET', `${path}/log.json`)).body;
  expect(after.events).toEqual(before.events);
  expect([after.match.sets, after.match.seq]).toEqual([before.match.sets, before.match.seq]);

  const statistics = (await call('GET', `${path}/statistics`)).body;
  expect([statistics.scouted, statistics.rallies]).toEqual([2, 3]);
  expect(statistics.team2.box.team.reception).toMatchObject({ total: 2, errors: 1 });
  // Written from a film, too.
  expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(20 * 86_400_000);
});

test('touches of players who are not on the list, of no rally and of no code are refused by name', async () => {
  const { rallies, write, list } = await scoutedMatch();
  const [first] = rallies;
  const unlisted = await write(first!, ['*01SM-', 'a44RM+']);
  expect([unlisted.status, unlisted.body.code]).toEqual([422, 'NOT_REGISTERED']);
  expect(unlisted.body.errors[0].field).toBe('touches.1');
  expect((await write('no-rally', ['*01SM-'])).status).toBe(404);
  const broken = await write(first!, ['*01SM-', 'serve']);
  expect([broken.status, broken.body.errors[0].field]).toEqual([400, 'touches.1']);
  expect((await list()).body.items[0].touches).toEqual([]);
});

test('no touches take back what was written', async () => {
  const { rallies, write, list } = await scoutedMatch();
  await write(rallies[0]!, ['*01SM#']);
  expect((await list()).body.items[0]).toMatchObject({ reason: 'ace', player: 1 });
  await write(rallies[0]!, []);
  expect((await list()).body.items[0]).toMatchObject({ reason: null, touches: [] });
});

test('only the statistician’s link and administrators write touches, and the link does nothing else', async () => {
  const { path, scorer, scout, rallies, write, list } = await scoutedMatch();
  const [first] = rallies;
  const bench = (await call('POST', `${path}/seats/team1/links`, undefined, as(scorer))).body.token;
  const statuses = async (run: (token: string | null) => Promise<{ status: number }>) =>
    Promise.all([null, bench, scorer, scout].map(async (token) => (await run(token)).status));
  expect(await statuses((token) => write(first!, ['*01SM-'], token))).toEqual([401, 403, 403, 204]);
  expect((await call('PUT', `${path}/rallies/${first}/scouting`, { touches: [] })).status).toBe(
    204,
  );
  expect(await statuses(list)).toEqual([401, 403, 200, 200]);

  const asScout = as(scout);
  const events = await call(
    'POST',
    `${path}/events`,
    { epoch: 1, baseSeq: 0, events: [] },
    asScout,
  );
  expect(events.status).not.toBe(200);
  expect((await call('POST', `${path}/pen`, {}, asScout)).status).toBe(403);
  const timeout = { kind: 'timeout' };
  for (const seat of ['team1', 'statistician']) {
    const refused = await call('PUT', `${path}/seats/${seat}/request`, timeout, asScout);
    expect([403, 422]).toContain(refused.status);
  }
  // Of another match it is nobody's.
  const other = await scoutedMatch();
  expect((await other.write(other.rallies[0]!, ['*01SM-'], scout)).status).toBe(403);
});

test('a rally that is taken back takes its touches out of the figures', async () => {
  const { path, rallies, write, score } = await scoutedMatch();
  const last = rallies.at(-1)!;
  await write(last, ['a02SM-', '*03RM#', '*05AH#']);
  const scouted = async () => (await call('GET', `${path}/statistics`)).body.scouted;
  expect(await scouted()).toBe(1);
  await score({ type: 'void', target: last });
  expect(await scouted()).toBe(0);
});

test('the match is handed out as a .dvw, which becomes the same match again', async () => {
  const { path, rallies, write } = await scoutedMatch();
  await write(rallies[0]!, ['*01SM-', 'a03RM=']);
  const answer = await server.app.request(`${path}/match.dvw`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('Kibo%20-%20Meru.dvw');
  const text = await answer.text();
  expect(text).toContain('a03RM=');

  const teams = (await call('GET', path)).body;
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '18:00' };
  const sides = { team1: teams.team1.id, team2: teams.team2.id };
  const copy = (await call('POST', '/api/v1/matches', { ...fixture, ...sides })).body.id;
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'text/plain' };
  const target = `/api/v1/matches/${copy}/import`;
  const sent = await server.app.request(target, { method: 'POST', headers, body: text });
  const read = (await sent.json()) as any;
  expect([read.rallies, read.sets]).toEqual([3, [{ team1Score: 2, team2Score: 1 }]]);
  expect(read.warnings.map(({ kind }: { kind: string }) => kind)).toEqual(['match-open']);
  expect((await call('GET', '/api/v1/matches/none/match.dvw')).status).toBe(404);
});

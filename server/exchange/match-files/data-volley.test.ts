import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { dataVolleyText } from '#domain/data-volley/testing/data-volley-text.ts';
import { foldLog } from '#domain/volleyball/match-log.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

// A real match, written by the test in the documented form of a .dvw.
const file = new URL('../../../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);
const TEXT = dataVolleyText(JSON.parse(readFileSync(file, 'utf8')));
const SETS = [
  { team1Score: 25, team2Score: 20 },
  { team1Score: 18, team2Score: 25 },
  { team1Score: 25, team2Score: 15 },
  { team1Score: 19, team2Score: 25 },
  { team1Score: 15, team2Score: 6 },
];
const MIRRORED = SETS.map(({ team1Score, team2Score }) => ({
  team1Score: team2Score,
  team2Score: team1Score,
}));

async function createMatch(): Promise<string> {
  const teams: string[] = [];
  for (const name of ['Ilongero', 'Kimbunga']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const fixture = { matchType: 'Friendly', matchDate: '2026-01-10', matchTime: '16:00' };
  const [team1, team2] = teams;
  return (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body.id;
}

function send(id: string, text: string, query = '', type = 'text/plain') {
  const headers = { 'content-type': type };
  return call('POST', `/api/v1/matches/${id}/import${query}`, text, { headers });
}

test('a dry run shows the match of the file and saves nothing; a real run imports it once', async () => {
  const id = await createMatch();
  const shown = await send(id, TEXT, '?dryRun=true');
  expect(shown).toMatchObject({
    status: 200,
    body: { kept: false, team1: 'Home', team2: 'Away', sets: SETS, rallies: 193, warnings: [] },
  });
  const before = await call('GET', `/api/v1/matches/${id}`);
  expect(before.body).toMatchObject({ status: 'not started', sets: [] });
  const imported = await send(id, TEXT);
  expect(imported).toMatchObject({ status: 200, body: { ...shown.body, kept: true } });
  const after = await call('GET', `/api/v1/matches/${id}`);
  expect(after.body).toMatchObject({ status: 'ended', sets: SETS, team1Wins: 3, team2Wins: 2 });
  const again = await send(id, TEXT);
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
});

test('the home team of the file may be the second team of the match', async () => {
  const id = await createMatch();
  const { body } = await send(id, TEXT, '?home=team2');
  expect(body).toMatchObject({ team1: 'Away', team2: 'Home', sets: MIRRORED });
  const match = await call('GET', `/api/v1/matches/${id}`);
  expect(match.body).toMatchObject({ team1Wins: 2, team2Wins: 3, winner: 'team2' });
});

test('names with accents are read from UTF-8 and from the letters of Windows', async () => {
  const id = await createMatch();
  const text = TEXT.replace('1;Home;', '1;Zürich;');
  for (const encoding of ['utf8', 'latin1'] as const) {
    const answer = await server.app.request(`/api/v1/matches/${id}/import?dryRun=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'text/plain' },
      body: new Uint8Array(Buffer.from(text, encoding)),
    });
    expect(await answer.json()).toMatchObject({ team1: 'Zürich', sets: SETS });
  }
});

test('another file, another type and an unknown match are refused by name', async () => {
  const id = await createMatch();
  const other = await send(id, 'date,team1,team2');
  expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'body' }] } });
  expect((await send(id, TEXT, '', 'text/csv')).status).toBe(415);
  expect((await send('none', TEXT)).status).toBe(404);
  expect((await send(id, TEXT, '?home=left')).status).toBe(400);
});

test('an exported match file gives the same match elsewhere', async () => {
  const id = await createMatch();
  await send(id, TEXT);
  const answer = await call('GET', `/api/v1/matches/${id}/log.json`, undefined, { token: null });
  expect(answer.status).toBe(200);
  const name = encodeURIComponent('2026-01-10 Ilongero - Kimbunga.json');
  expect(answer.headers.get('content-disposition')).toContain(name);
  const { match, rules, events } = answer.body;
  expect(match).toMatchObject({ id, sets: SETS, seq: events.length });
  const { state } = foldLog(rules, events);
  expect([state.team1Wins, state.team2Wins, state.status]).toEqual([3, 2, 'ended']);
  expect(state.sets.map(({ team1Score, team2Score }) => ({ team1Score, team2Score }))).toEqual(
    SETS,
  );
  expect((await call('GET', '/api/v1/matches/none/log.json')).status).toBe(404);
});

test('a match without a log can be exported', async () => {
  const { body } = await call('GET', `/api/v1/matches/${await createMatch()}/log.json`);
  expect(body).toMatchObject({ match: { seq: 0 }, rules: { setsToWin: 3 }, events: [] });
});

test('a file with more lines than any match has is refused before it is read', async () => {
  const id = await createMatch();
  const long = `${TEXT}${'*T\r\n'.repeat(20_000)}`;
  expect(await send(id, long)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
});

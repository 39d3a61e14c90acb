import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { dataVolleyText } from '#domain/data-volley/testing/data-volley-text.ts';
import { emptyLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { COLUMNS, type ColumnName, cellsOf } from './columns.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const file = new URL('../../../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);
const TEXT = dataVolleyText(JSON.parse(readFileSync(file, 'utf8')));

async function newMatch(): Promise<string> {
  const teams: string[] = [];
  for (const name of ['Ilongero', 'Kimbunga, "B"']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const [team1, team2] = teams;
  const fixture = { matchType: 'Friendly', matchDate: '2026-01-10', matchTime: '16:00' };
  return (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body.id;
}

const scouted = await newMatch();
await call('POST', `/api/v1/matches/${scouted}/import`, TEXT, {
  headers: { 'content-type': 'text/plain' },
});

test('a box score as a table has one line a player and one a team, in either language', async () => {
  const english = await server.app.request(`/api/v1/matches/${scouted}/box-score.csv`);
  expect(english.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, ...lines] = (await english.text()).trim().split('\r\n');
  expect(head).toContain('Team,No.,Name,Sets,Points: Total,Points: BP,Points: W-L,Serve: Total');
  expect(head).toContain('Serve: Ace,Serve: Eff%,Reception: Total');
  expect(head).toContain('Reception: Perf%,Reception: Eff%,Attack: Total');
  const totals = lines.filter((line) => line.includes(',,Team,'));
  expect(totals.length).toBe(2);
  expect(totals[1]).toMatch(/^"Kimbunga, ""B""",,Team,5,/);
  const swahili = await server.app.request(`/api/v1/matches/${scouted}/box-score.csv?lang=sw`);
  expect(await swahili.text()).toContain('Timu,Na.,Jina,Seti,Pointi: Jumla');
});

test('a box score on paper is a PDF, with touches and without', async () => {
  for (const id of [scouted, await newMatch()]) {
    const answer = await server.app.request(`/api/v1/matches/${id}/box-score.pdf?lang=sw`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
  }
  expect((await call('GET', '/api/v1/matches/none/box-score.pdf')).status).toBe(404);
  expect(server.failures).toEqual([]);
});

test('the table of a league without scouted matches has its head alone', async () => {
  const league = await call('POST', '/api/v1/leagues', {
    name: 'Ligi tupu',
    type: 'League',
    startsAt: '2026-01-10',
    location: 'Arusha',
    partner: 'N/A',
  });
  const path = `/api/v1/leagues/${league.body.id}/statistics.csv`;
  const text = await (await server.app.request(path)).text();
  expect(text.trim().split('\r\n').length).toBe(1);
});

test('shares of nothing are empty cells, and so is a line that nobody knows', () => {
  expect(cellsOf(null).every((cell) => cell === null)).toBe(true);
  const cells = cellsOf(emptyLine());
  expect([cells[0], cells.filter((cell) => cell === null).length]).toEqual([0, 6]);
});

test('efficiency of serve and reception are whole percents', () => {
  const cells = cellsOf({
    ...emptyLine(),
    serve: { total: 10, aces: 1, errors: 3 },
    reception: { total: 20, perfect: 6, positive: 4, errors: 3, overpassed: 2 },
  });
  const cellOf = (name: ColumnName) => cells[COLUMNS.findIndex((column) => column.name === name)];
  expect([cellOf('serveEfficiency'), cellOf('receptionEfficiency')]).toEqual([-20, 25]);
});

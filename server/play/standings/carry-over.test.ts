import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import { type LeagueFile, systemOf } from '#domain/competition/standings/testing/league-file.ts';
import { leagueCsv } from '#server/exchange/import/testing/league-csv.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

/** The second round of the World Championship 2006: the matches of four teams each from two first pools count. */
const file = JSON.parse(
  readFileSync(new URL('../../../test-data/leagues/wch2006m-pool-F.json', import.meta.url), 'utf8'),
) as LeagueFile;
const carried = file.matches.filter((match) => match.carriedOver);
const own = file.matches.filter((match) => !match.carriedOver);

async function newLeague(name: string, more: object = {}): Promise<string> {
  const { status, body } = await call('POST', '/api/v1/leagues', {
    name,
    type: 'Tournament',
    startsAt: '2006-11-17',
    location: 'Hiroshima',
    partner: 'N/A',
    pointsSystem: systemOf(file.pointsSystem),
    criteria: file.tieBreakOrder,
    ...more,
  });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
}

const rowsOf = async (league: string): Promise<StandingsRow[]> =>
  (await call('GET', `/api/v1/leagues/${league}/standings`)).body.rows;

test('World Championship 2006, pool F: results of the first round count in the table of the second', async () => {
  const first = await newLeague('First round');
  const into = (league: string, matches: typeof own) =>
    call('POST', `/api/v1/leagues/${league}/import`, leagueCsv({ matches }));
  const extra = { ...carried[0]!, home: 'Greece', away: 'Brazil', carriedOver: false };
  expect((await into(first, [...carried, extra])).body.created).toBe(carried.length + 1);
  const second = await newLeague('Second round', { phases: { carryOver: first } });
  expect((await into(second, own)).body.created).toBe(own.length);
  const official = file.officialTable.map(
    ({ rank, team, played, wins, points, setsWon, setsLost }) => [
      rank,
      team,
      played,
      wins,
      points,
      setsWon,
      setsLost,
    ],
  );
  const shown = (await rowsOf(second)).map((row) => [
    row.rank,
    row.team.name,
    row.played,
    row.won,
    row.points,
    row.setsWon,
    row.setsLost,
  ]);
  expect(shown).toEqual(official);
  const path = `/api/v1/leagues/${second}`;
  expect((await call('PATCH', path, { phases: { carryOver: null } })).body.phases.carryOver).toBe(
    null,
  );
  expect((await rowsOf(second)).map(({ played }) => played)).toEqual(Array(8).fill(4));
});

test('a league cannot take over its own results, nor those of a league that is not there', async () => {
  const league = await newLeague('Alone');
  const path = `/api/v1/leagues/${league}`;
  const itself = await call('PATCH', path, { phases: { carryOver: league } });
  expect(itself.body).toMatchObject({
    status: 422,
    code: 'SAME_LEAGUE',
    errors: [{ field: 'phases.carryOver' }],
  });
  const nowhere = { promotion: { places: 1, league: crypto.randomUUID() } };
  const missing = await call('PATCH', path, { phases: nowhere });
  expect(missing.body).toMatchObject({ status: 404, errors: [{ field: 'phases.promotion' }] });
  const { body } = await call('GET', path);
  expect(body).toMatchObject({ phases: { carryOver: null, promotion: null }, forecast: 'auto' });
});

test('a phase that is not named stays as it is', async () => {
  const league = await newLeague('Cup', { phases: { twoLegs: 'sets', rankingPoints: [10, 6] } });
  const { body } = await call('PATCH', `/api/v1/leagues/${league}`, {
    phases: { unequalPools: 'without-last' },
    forecast: 'off',
  });
  expect(body).toMatchObject({
    phases: { twoLegs: 'sets', rankingPoints: [10, 6], unequalPools: 'without-last' },
    forecast: 'off',
  });
});

test('a result of the earlier league changes the play-offs of the later one before they begin', async () => {
  const create = async (path: string, body: object) =>
    (await call('POST', `/api/v1${path}`, body)).body.id as string;
  const teams: string[] = [];
  for (const name of ['Kibo', 'Meru', 'Chui']) {
    teams.push(await create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Men' }));
  }
  const [kibo, meru, chui] = teams as [string, string, string];
  const enter = async (league: string) => {
    for (const team of teams) await call('POST', `/api/v1/leagues/${league}/teams/${team}`);
  };
  const play = async (league: string, team1: string, team2: string, wins: readonly number[]) => {
    const date = { matchDate: '2006-11-20', matchTime: '16:00' };
    const id = await create('/matches', { team1, team2, matchType: league, ...date });
    const body = { setWins: wins };
    expect((await call('PUT', `/api/v1/matches/${id}/result`, body)).status).toBe(200);
  };
  const first = await newLeague('Before');
  const second = await newLeague('After', { phases: { carryOver: first } });
  await enter(first);
  await enter(second);
  const plan = {
    kind: 'play-offs',
    startDate: '2027-01-10',
    playOffs: [{ places: [1, 2] }],
  };
  expect((await call('POST', `/api/v1/leagues/${second}/fixtures`, plan)).status).toBe(201);
  await play(second, kibo, meru, [3, 0]);
  const final = async () => {
    const { items } = (await call('GET', `/api/v1/leagues/${second}/fixtures`)).body;
    return items.map((it: { team1: { name: string }; team2: { name: string } }) => [
      it.team1.name,
      it.team2.name,
    ]);
  };
  expect(await final()).toEqual([['Kibo', 'Meru']]);
  await play(first, chui, meru, [3, 1]);
  expect(await final()).toEqual([['Kibo', 'Chui']]);
});

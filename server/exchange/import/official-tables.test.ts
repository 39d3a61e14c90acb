import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import {
  type LeagueFile,
  type OfficialRow,
  systemOf,
} from '#domain/competition/standings/testing/league-file.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';
import { leagueCsv } from './testing/league-csv.ts';

/**
 * Whole leagues through the HTTP API: the matches as one CSV file, deductions, places by decree and
 * withdrawals as an organiser enters them; then the official table, row by row. Files that may not be
 * redistributed are read where the collection lies beside the repository.
 */
const root = new URL('../../../', import.meta.url);
const shipped = new URL('test-data/leagues/', root);
const beside = new URL('../shared/data/leagues/', root);

const SHIPPED = ['wch2006m-pool-A', 'wch2006m-pool-C', 'wch2006m-pool-D', 'wch2006m-pool-F'];
const BESIDE = [
  'vnl2019w',
  'plusliga-2020',
  ...['01', '02', '03', '04', '06', '07', '09', '10', '12', '13'].map(
    (group) => `tvf2l-2526-grup-${group}`,
  ),
];

const LEAGUES = [
  ...SHIPPED.map((name) => ({ name, url: new URL(`${name}.json`, shipped) })),
  ...BESIDE.map((name) => ({ name, url: new URL(`${name}.json`, beside) })),
];

/** Of these teams the results were annulled, and the file has none of them (its notes say so). */
const ANNULLED: Record<string, readonly string[]> = {
  'tvf2l-2526-grup-07': ['KUŞADASI YAKAMOZ SPOR'],
};

for (const { name, url } of LEAGUES) {
  const isThere = existsSync(url);
  const why = isThere ? '' : ' (skipped: ../shared/data/leagues is absent)';
  test.skipIf(!isThere)(`${name}: imported, it gives the official table${why}`, async () => {
    const file = JSON.parse(readFileSync(url, 'utf8')) as LeagueFile;
    const server = await startTestServer();
    const league = await createLeague(server, file);
    const csv = leagueCsv(file);
    const first = await server.call('POST', `${league}/import`, csv);
    expect(first.body).toEqual({ created: file.matches.length, updated: 0, errors: [] });
    await enterDecrees(server, league, name, file);
    const { body } = await server.call('GET', `${league}/standings`);
    const rows: StandingsRow[] = body.rows;
    const official = file.officialTable.map((row) => comparable(row, file));
    expect(rows.map((row, index) => printed(row, official[index]!))).toEqual(official);
    const again = await server.call('POST', `${league}/import`, csv);
    expect(again.body).toEqual({ created: 0, updated: 0, errors: [] });
    expect(server.failures).toEqual([]);
    await server.stop();
  });
}

async function createLeague(server: TestServer, file: LeagueFile): Promise<string> {
  const { status, body } = await server.call('POST', '/api/v1/leagues', {
    name: file.name,
    type: 'League',
    startsAt: '2025-10-01',
    location: 'Hall',
    partner: 'N/A',
    pointsSystem: systemOf(file.pointsSystem),
    criteria: file.tieBreakOrder,
  });
  expect(status).toBe(201);
  return `/api/v1/leagues/${body.id}`;
}

async function enterDecrees(server: TestServer, league: string, name: string, file: LeagueFile) {
  for (const team of ANNULLED[name] ?? []) {
    const created = await server.call('POST', '/api/v1/teams', {
      name: team,
      city: 'Kuşadası',
      coach: 'N/A',
      gender: 'Men',
    });
    await server.call('POST', `${league}/teams/${created.body.id}`);
  }
  const { body } = await server.call('GET', league);
  const ids = new Map<string, string>(
    body.teams.map((team: { name: string; id: string }) => [team.name, team.id]),
  );
  const decrees: [string, object][] = [
    ...(ANNULLED[name] ?? []).map((team): [string, object] => [
      'withdrawals',
      { team: ids.get(team), policy: 'annul' },
    ]),
    ...Object.entries(file.deductions ?? {}).map(([team, points]): [string, object] => [
      'adjustments',
      { team: ids.get(team), points: -points, reason: 'deducted' },
    ]),
    ...(file.placedLast ?? []).map((team): [string, object] => [
      'placings',
      { team: ids.get(team), place: 'last', reason: 'withdrew' },
    ]),
  ];
  for (const [kind, body] of decrees) {
    expect(await server.call('POST', `${league}/${kind}`, body)).toMatchObject({ status: 201 });
  }
}

/** Our row, cut down to what the official one prints. */
function printed(row: StandingsRow, official: OfficialRow): OfficialRow {
  const full = { ...row, team: row.team.name, wins: row.won, losses: row.lost };
  const names = Object.keys(official) as (keyof typeof full)[];
  return Object.fromEntries(names.map((name) => [name, full[name]])) as unknown as OfficialRow;
}

const PRINTED = [
  'rank',
  'team',
  'played',
  'wins',
  'losses',
  'points',
  'setsWon',
  'setsLost',
] as const;
const POINTS = ['pointsWon', 'pointsLost'] as const;

/** Points only where the file has the scores of the sets that they are the sums of. */
function comparable(official: OfficialRow, file: LeagueFile): OfficialRow {
  const hasScores = file.matches.some((match) => match.sets !== undefined);
  const known = hasScores ? [...PRINTED, ...POINTS] : PRINTED;
  const names = known.filter((name) => official[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, official[name]])) as OfficialRow;
}

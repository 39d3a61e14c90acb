import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeStandings, type StandingsRow } from './standings.ts';
import {
  type LeagueFile,
  type OfficialRow,
  ORDERS,
  orderOf,
  questionOf,
} from './testing/league-file.ts';

/**
 * Official tables, recomputed from their matches: every printed number, every rank, and which other
 * orders of criteria would have given the same table. Some files may not be redistributed; their
 * tests run where the collection lies beside the repository.
 */
const root = new URL('../../../', import.meta.url);
const shipped = new URL('test-data/leagues/', root);
const beside = new URL('../shared/data/leagues/', root);

const SHIPPED = [
  'wch2006m-pool-A.json',
  'wch2006m-pool-C.json',
  'wch2006m-pool-D.json',
  'wch2006m-pool-F.json',
];
const BESIDE = [
  'cevcl-qual-poolV.json',
  'plusliga-2020.json',
  'tvf2l-2526-grup-01.json',
  'tvf2l-2526-grup-02.json',
  'tvf2l-2526-grup-03.json',
  'tvf2l-2526-grup-04.json',
  'tvf2l-2526-grup-06.json',
  'tvf2l-2526-grup-07.json',
  'tvf2l-2526-grup-09.json',
  'tvf2l-2526-grup-10.json',
  'tvf2l-2526-grup-12.json',
  'tvf2l-2526-grup-13.json',
  'vnl2019w.json',
];

/** Ratios are printed with three places, rounded; here the further places are cut off: 33:29 is 1.137. */
const CUT_RATIOS = ['vnl2019w.json'];

const isBeside = existsSync(beside);
const LEAGUES = [
  ...SHIPPED.map((name) => ({ name, url: new URL(name, shipped), isThere: true })),
  ...BESIDE.map((name) => ({ name, url: new URL(name, beside), isThere: isBeside })),
];

function read(url: URL): LeagueFile {
  return JSON.parse(readFileSync(url, 'utf8')) as LeagueFile;
}

for (const { name, url, isThere } of LEAGUES) {
  const why = isThere ? '' : ' (skipped: ../shared/data/leagues is absent)';

  test.skipIf(!isThere)(`${name}: every number and rank of the official table${why}`, () => {
    const file = read(url);
    const { rows } = computeStandings(questionOf(file));
    const official = file.officialTable.map((row) =>
      // Set totals only: the rally points are tested with the tables of each round.
      file.setScoresKnown === false ? { ...row, pointsWon: undefined, pointsLost: undefined } : row,
    );
    expect(rows.map((row, index) => printed(row, official[index] as OfficialRow, name))).toEqual(
      official.map((row) => comparable(row)),
    );
  });

  test.skipIf(!isThere)(
    `${name}: the orders that give this table and those that do not${why}`,
    () => {
      const file = read(url);
      const official = file.officialTable.map((row) => row.team);
      const reproduced = Object.entries(ORDERS).map(([order, rules]) => [
        order,
        orderOf({ ...questionOf(file), ...rules }).join() === official.join(),
      ]);
      expect(Object.fromEntries(reproduced)).toEqual(file.check.orderReproducedUnder);
    },
  );
}

test.skipIf(!isBeside)('no official table of the collection is left out', () => {
  const withTable = readdirSync(beside).filter(
    (name) => (read(new URL(name, beside)).officialTable ?? []).length > 0,
  );
  expect(withTable.sort()).toEqual([...SHIPPED, ...BESIDE].sort());
});

/** Our row, cut down to what the official one prints. */
function printed(row: StandingsRow, official: OfficialRow, file: string): OfficialRow {
  const full = {
    ...row,
    wins: row.won,
    losses: row.lost,
    setRatio: show(row.setRatio, file),
    pointRatio: show(row.pointRatio, file),
  };
  const names = Object.keys(comparable(official)) as (keyof OfficialRow)[];
  return Object.fromEntries(names.map((name) => [name, full[name]])) as OfficialRow;
}

const NUMBERS = [
  'rank',
  'team',
  'played',
  'wins',
  'losses',
  'points',
  'setsWon',
  'setsLost',
  'pointsWon',
  'pointsLost',
  'setRatio',
  'pointRatio',
] as const;

function comparable(official: OfficialRow): OfficialRow {
  const names = NUMBERS.filter((name) => official[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, official[name]])) as OfficialRow;
}

function show(ratio: StandingsRow['setRatio'], file: string): string {
  if (typeof ratio !== 'number') return String(ratio);
  return (CUT_RATIOS.includes(file) ? Math.floor(ratio * 1000) / 1000 : ratio).toFixed(3);
}

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeStandings, type StandingsMatch } from './standings.ts';
import {
  type FileMatch,
  type LeagueFile,
  type OfficialRow,
  ORDERS,
  orderOf,
} from './testing/league-file.ts';

/**
 * PlusLiga 2020/21 published its table after each of 26 rounds. A table adds one match of each team
 * to the one before, so the tables also tell who met whom in a round and by how many points: two
 * teams whose additions mirror each other. The results themselves come from another source.
 */
const url = new URL('../../../../shared/data/leagues/plusliga-2020.json', import.meta.url);
const isThere = existsSync(url);
const why = isThere ? '' : ' (skipped: ../shared/data/leagues is absent)';

type RoundsFile = LeagueFile & {
  readonly officialRoundTables: Readonly<Record<string, readonly OfficialRow[]>>;
};

test.skipIf(!isThere)(`PlusLiga 2020/21: the official table of each of the 26 rounds${why}`, () => {
  const file = JSON.parse(readFileSync(url, 'utf8')) as RoundsFile;
  const tables = [...Object.values(file.officialRoundTables), file.officialTable];
  expect(tables).toHaveLength(26);
  const open = [...file.matches];
  const matches: StandingsMatch[] = [];
  tables.forEach((table, index) => {
    matches.push(...matchesOfRound(tables[index - 1] ?? [], table, open, matches.length));
    const question = {
      teams: table.map((row) => row.team),
      matches,
      criteria: ORDERS['points>wins>setRatio>pointRatio']!.criteria,
    };
    expect(computeStandings(question).rows.map(officialRow)).toEqual(table.map(inOneOrder));
  });
  expect(open).toEqual([]);
});

test.skipIf(!isThere)(
  `PlusLiga 2020/21: victories first gives other rounds another order${why}`,
  () => {
    const file = JSON.parse(readFileSync(url, 'utf8')) as RoundsFile;
    const tables = [...Object.values(file.officialRoundTables), file.officialTable];
    const open = [...file.matches];
    const matches: StandingsMatch[] = [];
    const roundsWithTheSameOrder = tables.flatMap((table, index) => {
      matches.push(...matchesOfRound(tables[index - 1] ?? [], table, open, matches.length));
      const teams = table.map((row) => row.team);
      return orderOf({ teams, matches }).join() === teams.join() ? [index + 1] : [];
    });
    expect(roundsWithTheSameOrder).toEqual([1, 2, 3, 4]);
  },
);

/** Takes the matches of one round out of `open`. */
function matchesOfRound(
  before: readonly OfficialRow[],
  after: readonly OfficialRow[],
  open: FileMatch[],
  firstId: number,
): StandingsMatch[] {
  const added = new Map(after.map((row) => [row.team, addition(row, before)]));
  const waiting = new Set(added.keys());
  const matches: StandingsMatch[] = [];
  for (const team of added.keys()) {
    if (!waiting.delete(team)) continue;
    const own = added.get(team)!;
    const index = open.findIndex(({ home, away, setsWon }) => {
      const opponent = home === team ? away : away === team ? home : '';
      const theirs = waiting.has(opponent) ? added.get(opponent)! : undefined;
      const [won, lost] = (home === team ? setsWon : [...setsWon!].reverse()) as [number, number];
      return theirs !== undefined && own.join() === [won, lost, theirs[3], theirs[2]].join();
    });
    const { home, away, setsWon } = open.splice(index, 1)[0]!;
    waiting.delete(home === team ? away : home);
    const points = added.get(home)!;
    // Only the sums of the points are known; empty sets fill up the number of sets.
    const sets = [
      [points[2], points[3]],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ] as const;
    const id = String(firstId + matches.length);
    matches.push({ id, team1: home, team2: away, setsWon: setsWon!, sets });
  }
  return matches;
}

/** Sets won and lost, points won and lost of the team's match of the round. */
function addition(row: OfficialRow, before: readonly OfficialRow[]) {
  const old = before.find((it) => it.team === row.team);
  return [
    row.setsWon! - (old?.setsWon ?? 0),
    row.setsLost! - (old?.setsLost ?? 0),
    row.pointsWon! - (old?.pointsWon ?? 0),
    row.pointsLost! - (old?.pointsLost ?? 0),
  ] as const;
}

function officialRow(row: ReturnType<typeof computeStandings>['rows'][number]): OfficialRow {
  return inOneOrder({ ...row, wins: row.won, losses: row.lost, setRatio: '', pointRatio: '' });
}

function inOneOrder(row: OfficialRow): OfficialRow {
  const { rank, team, played, wins, losses, points, setsWon, setsLost, pointsWon, pointsLost } =
    row;
  return { rank, team, played, wins, losses, points, setsWon, setsLost, pointsWon, pointsLost };
}

import { expect, test } from 'vitest';
import type { Standings } from '#contract/leagues/standings.ts';
import { tieLetters } from './tie-letters.ts';

function tableOf(rows: [string, number, number][], criteria: string[]): Standings {
  return {
    rows: rows.map(([id, won, points]) => ({ team: { id }, won, points, played: 3 })),
    explanations: criteria.map((criterion, at) => ({
      above: rows[at]![0],
      below: rows[at + 1]![0],
      criterion,
      values: [],
    })),
  } as unknown as Standings;
}

test('teams level on wins and points share a letter, others have none', () => {
  const table = tableOf(
    [
      ['Chuoni', 4, 12],
      ['Nyuki', 4, 12],
      ['JKU', 3, 13],
      ['KVZ', 3, 9],
      ['Mafunzo', 3, 9],
    ],
    ['setRatio', 'wins', 'points', 'headToHead'],
  );
  expect(tieLetters(table).map(({ letter, teams }) => [letter, ...teams])).toEqual([
    ['a', 'Chuoni', 'Nyuki'],
    ['b', 'KVZ', 'Mafunzo'],
  ]);
});

test('a team that withdrew is not level with the one above it', () => {
  const table = tableOf(
    [
      ['Chuoni', 0, 0],
      ['Nyuki', 0, 0],
    ],
    ['withdrawn'],
  );
  expect(tieLetters(table)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { crossTable } from './cross-table.ts';

const team = (id: string) => ({ id, name: id }) as TeamRef;
const a = team('a');
const b = team('b');
const c = team('c');

function played(id: string, team1: TeamRef, team2: TeamRef, team1Wins: number, team2Wins: number) {
  const winner = team1Wins > team2Wins ? 'team1' : 'team2';
  return { id, team1, team2, team1Wins, team2Wins, winner, status: 'ended' } as Match;
}

test('a match stands in the rows of both teams, each with its own score first', () => {
  const [rowA, rowB] = crossTable([a, b], [played('m', b, a, 1, 3)]);
  expect(rowA?.cells).toEqual([null, [{ id: 'm', score: '3-1', result: 'W' }]]);
  expect(rowB?.cells).toEqual([[{ id: 'm', score: '1-3', result: 'L' }], null]);
});

test('both legs stand in one cell; open matches and matches of other teams are left out', () => {
  const open = { id: 'open', team1: a, team2: c, winner: null } as Match;
  const rows = crossTable(
    [a, b],
    [played('1', a, b, 3, 0), played('2', b, a, 3, 2), played('3', a, c, 3, 0), open],
  );
  expect(rows[0]?.cells[1]?.map((meeting) => meeting.score)).toEqual(['3-0', '2-3']);
});

import { expect, test } from 'vitest';
import { bracketOf } from '#contract/leagues/bracket/bracket.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';
import { layOut, TIE } from './bracket-layout.ts';

function match(id: string, round: string, first: string, second: string, wins: [number, number]) {
  const [team1Wins, team2Wins] = wins;
  const isOver = team1Wins + team2Wins > 0;
  return {
    id,
    round,
    team1Wins,
    team2Wins,
    group: null,
    matchDate: '2026-10-14',
    team1: { id: first, name: first },
    team2: { id: second, name: second },
    status: isOver ? 'ended' : 'not started',
    detail: isOver ? 'sets' : 'none',
    winner: isOver ? (team1Wins > team2Wins ? 'team1' : 'team2') : null,
  } as unknown as Match;
}

function fixture(label: string, source1: Slot, source2: Slot, teams: [string?, string?] = []) {
  const side = (source: Slot, id = null as string | null) => ({ id, name: id ?? '', source });
  return {
    id: label,
    label,
    tie: null,
    group: null,
    matchDate: '2026-12-01',
    team1: side(source1, teams[0]),
    team2: side(source2, teams[1]),
  } as unknown as Fixture;
}

test('rounds entered by hand become a bracket, linked by their winners', () => {
  const ties = bracketOf(
    [],
    [
      match('g', '1', 'A', 'H', [3, 0]),
      match('s1', 'Semi-final', 'A', 'B', [3, 1]),
      match('s2', 'Semi-final', 'C', 'D', [2, 3]),
      match('p', 'Third place', 'B', 'C', [3, 0]),
      match('f', 'Final', 'D', 'A', [0, 0]),
    ],
  );
  expect(ties.map(({ key, column }) => [key, column])).toEqual([
    ['s1', 0],
    ['s2', 0],
    ['p', 1],
    ['f', 1],
  ]);
  const final = ties.find(({ key }) => key === 'f');
  expect(final?.feeders).toEqual(['s2', 's1']);
  expect(final?.sides.map((side) => [side.team?.name, side.wins, side.isWinner])).toEqual([
    ['D', null, false],
    ['A', null, false],
  ]);
  expect(ties[1]?.sides.map((side) => [side.wins, side.isWinner])).toEqual([
    [2, false],
    [3, true],
  ]);
});

test('a planned bracket shows the source of each team', () => {
  const place = (group: string, at: number): Slot => ({ kind: 'place', group, place: at });
  const ties = bracketOf(
    [
      fixture('SF1', place('A', 1), place('B', 2), ['A1', 'B2']),
      fixture('SF2', place('B', 1), place('A', 2)),
      fixture('F', { kind: 'winner', of: 'SF1' }, { kind: 'winner', of: 'SF2' }, ['A1']),
      fixture('P3', { kind: 'loser', of: 'SF1' }, { kind: 'loser', of: 'SF2' }),
    ],
    [match('SF1', 'SF1', 'A1', 'B2', [3, 0])],
  );
  expect(ties.map(({ key, column, match: id }) => [key, column, id])).toEqual([
    ['SF1', 0, 'SF1'],
    ['SF2', 0, null],
    ['F', 1, null],
    ['P3', 1, null],
  ]);
  expect(ties[2]?.sides.map((side) => side.team?.name ?? side.source)).toEqual([
    'A1',
    { kind: 'winner', of: 'SF2' },
  ]);
});

test('a tie stands midway between its feeding ties, and no ties overlap', () => {
  const quarter = (at: number) => match(`q${at}`, 'Quarter-final', `W${at}`, `L${at}`, [3, 0]);
  const ties = bracketOf(
    [],
    [
      ...[1, 2, 3, 4].map(quarter),
      match('s1', 'Semi-final', 'W1', 'W2', [3, 0]),
      match('s2', 'Semi-final', 'W3', 'W4', [3, 0]),
      match('p', 'Third place', 'W2', 'W4', [3, 0]),
      match('f', 'Final', 'W1', 'W3', [3, 0]),
    ],
  );
  const picture = layOut(ties);
  const y = (key: string) => picture.ties.find(({ tie }) => tie.key === key)!.y;
  expect(y('f')).toBe((y('s1') + y('s2')) / 2);
  expect(y('s1')).toBe((y('q1') + y('q2')) / 2);
  expect(picture.lines).toHaveLength(6);
  for (const { tie, x, y: top } of picture.ties) {
    const near = picture.ties.filter((tie) => tie.x === x && Math.abs(tie.y - top) < TIE.height);
    expect(near, tie.key).toHaveLength(1);
    expect(top + TIE.height).toBeLessThanOrEqual(picture.height);
  }
});

test('a tie of several matches shows the number of matches won', () => {
  const won = { kind: 'team', team: 'A' } as const;
  const leg = (id: string) => ({ ...fixture('F', won, won, ['A', 'B']), id, tie: 'F' });
  const legs = [
    match('1', 'F', 'A', 'B', [3, 2]),
    match('2', 'F', 'B', 'A', [0, 3]),
    match('3', 'F', 'A', 'B', [0, 0]),
  ];
  const [tie] = bracketOf(['1', '2', '3'].map(leg), legs);
  expect(tie?.sides.map((side) => [side.wins, side.isWinner])).toEqual([
    [2, false],
    [0, false],
  ]);
  expect(tie?.match).toBe('2');
});

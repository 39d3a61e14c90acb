import { expect, test } from 'vitest';
import { readResults } from './read-results.ts';

const HEADING = 'date,time,team1,team2,sets,result';
const read = (...rows: string[]) => readResults([HEADING, ...rows].join('\n'));

test('sets, set wins and forfeits become results, and a row without one a match to come', () => {
  expect(
    read(
      '2026-01-31,16:00,Moshi,Arusha,25-20 23:25 25-18,',
      ',,Tanga,Moshi,,3-1',
      ',,Tanga,Arusha,,forfeit1',
      ',,Arusha,Tanga,25-3,forfeit2',
      ',,Dodoma,Tanga,,forfeit-both',
      ',,Dodoma,Moshi,,',
      ',,Dodoma,Arusha,"25-20, 25-21",2-0',
    ),
  ).toEqual({
    ok: true,
    value: {
      teams: ['Moshi', 'Arusha', 'Tanga', 'Dodoma'],
      matches: [
        {
          id: 'line 2',
          team1: 'Moshi',
          team2: 'Arusha',
          sets: [
            [25, 20],
            [23, 25],
            [25, 18],
          ],
          setsWon: [2, 1],
          playedAt: Date.UTC(2026, 0, 31),
        },
        { id: 'line 3', team1: 'Tanga', team2: 'Moshi', sets: [], setsWon: [3, 1] },
        {
          id: 'line 4',
          team1: 'Tanga',
          team2: 'Arusha',
          sets: [],
          setsWon: [0, 0],
          forfeit: 'team1',
        },
        {
          id: 'line 5',
          team1: 'Arusha',
          team2: 'Tanga',
          sets: [[25, 3]],
          setsWon: [1, 0],
          forfeit: 'team2',
        },
        {
          id: 'line 6',
          team1: 'Dodoma',
          team2: 'Tanga',
          sets: [],
          setsWon: [0, 0],
          forfeit: 'both',
        },
        {
          id: 'line 8',
          team1: 'Dodoma',
          team2: 'Arusha',
          sets: [
            [25, 20],
            [25, 21],
          ],
          setsWon: [2, 0],
        },
      ],
    },
  });
});

test('every fault is told with its line', () => {
  const faults = read(
    ',,,Moshi,,3-0',
    ',,Moshi,Moshi,,3-0',
    ',,Moshi,Arusha,25-x,',
    '31.1.2026,,Moshi,Arusha,25-20,',
    ',,Moshi,Arusha,25-20,0-1',
    ',,Moshi,Arusha,,won',
    ',,Moshi,Arusha,,3-0 3-1',
    ',,Moshi,Arusha,,forfeit10',
    ',,Moshi,Arusha,,no forfeit1',
    ',,Moshi,Arusha,25-20x,',
    ',,Moshi,Arusha,x25-20,',
    ',,Moshi,Arusha,1025-20,',
  );
  expect(faults).toEqual({
    ok: false,
    problems: [
      { line: 2, detail: 'A team is missing.' },
      { line: 3, detail: 'Moshi plays against itself.' },
      { line: 4, detail: 'sets: "25-x" are no scores like 25-20 25-22 25-18.' },
      { line: 5, detail: 'date: "31.1.2026" is no day like 2026-01-31.' },
      { line: 6, detail: 'result: 0-1, but the sets say 1-0.' },
      { line: 7, detail: 'result: "won" is no score like 3-1.' },
      { line: 8, detail: 'result: "3-0 3-1" is no score like 3-1.' },
      { line: 9, detail: 'result: "forfeit10" is no score like 3-1.' },
      { line: 10, detail: 'result: "no forfeit1" is no score like 3-1.' },
      { line: 11, detail: 'sets: "25-20x" are no scores like 25-20 25-22 25-18.' },
      { line: 12, detail: 'sets: "x25-20" are no scores like 25-20 25-22 25-18.' },
      { line: 13, detail: 'sets: "1025-20" are no scores like 25-20 25-22 25-18.' },
    ],
  });
});

test('a heading without teams or results is refused', () => {
  const problem = (text: string) => readResults(text);
  expect(problem('home,away')).toEqual({
    ok: false,
    problems: [{ line: 1, detail: 'The heading lacks team1, team2, sets or result.' }],
  });
  expect(problem('')).toMatchObject({ ok: false, problems: [{ line: 1 }] });
  expect(problem('Team1;TEAM2;Result')).toEqual({ ok: true, value: { teams: [], matches: [] } });
});

test('a row that ends early has empty cells, and one with a team alone is refused', () => {
  const short = readResults('team1,team2,sets,date\nMoshi,Arusha,25-20');
  expect(short).toMatchObject({ ok: true, value: { matches: [{ setsWon: [1, 0] }] } });
  expect(readResults('team1,team2,sets,date\nMoshi')).toEqual({
    ok: false,
    problems: [{ line: 2, detail: 'A team is missing.' }],
  });
});

test('a result of no sets is a score, and a day is read at midnight of UTC', () => {
  const read = readResults('team1,team2,result,date\nMoshi,Arusha,0-0,1970-01-02');
  expect(read).toEqual({
    ok: true,
    value: {
      teams: ['Moshi', 'Arusha'],
      matches: [
        {
          id: 'line 2',
          team1: 'Moshi',
          team2: 'Arusha',
          sets: [],
          setsWon: [0, 0],
          playedAt: 24 * 60 * 60 * 1000,
        },
      ],
    },
  });
});

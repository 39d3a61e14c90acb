import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';
import { form, headToHead } from './meetings.ts';

const indoor = PRESETS.indoor;

test('form and meetings of two teams are counted', () => {
  const result = (team1Wins: number, team2Wins: number) => {
    const table = scorer(indoor);
    table.must({ type: 'result', team1Wins, team2Wins });
    return table.log.state;
  };
  const played = scorer({ ...indoor, setsToWin: null, fixedSets: 2 });
  played.must({ type: 'start' });
  played.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  played.must({ type: 'set-result', set: 2, team1Score: 15, team2Score: 12 });
  const appearances = [
    { state: result(3, 1), side: 'team1' },
    { state: result(3, 0), side: 'team2' },
    { state: played.log.state, side: 'team2' },
    { state: liveMatch(indoor).log.state, side: 'team1' },
  ] as const;
  expect(form(appearances)).toEqual(['W', 'L', 'L']);
  expect(form(appearances, 2)).toEqual(['L', 'L']);
  expect(headToHead(appearances)).toEqual({
    played: 3,
    won: 1,
    lost: 2,
    drawn: 0,
    setsWon: 3,
    setsLost: 6,
    pointsKnown: 1,
    pointsWon: 32,
    pointsLost: 40,
  });
  const draw = scorer({ ...indoor, setsToWin: null, fixedSets: 2 });
  draw.must({ type: 'result', team1Wins: 1, team2Wins: 1 });
  expect(form([{ state: draw.log.state, side: 'team1' }])).toEqual(['D']);
  expect(headToHead([{ state: draw.log.state, side: 'team1' }]).drawn).toBe(1);
});

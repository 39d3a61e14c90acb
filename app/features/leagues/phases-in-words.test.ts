import { expect, test } from 'vitest';
import { en } from '#app/messages/en.ts';
import { sw } from '#app/messages/sw.ts';
import { USUAL_PHASES } from '#contract/leagues/phases/phases.ts';
import { phasesInWords } from './phases-in-words.ts';

const LEAGUES = { one: 'First League', two: 'Second League' };

test('a league that has chosen nothing says nothing', () => {
  expect(phasesInWords(USUAL_PHASES, LEAGUES, en)).toEqual([]);
});

test('each choice is a sentence, in both languages', () => {
  const phases = {
    carryOver: 'one',
    twoLegs: 'points',
    unequalPools: 'without-last',
    promotion: { places: 1, league: 'one' },
    relegation: { places: 2, league: 'two' },
    rankingPoints: [100, 60],
  } as const;
  const of = { ...phases, rankingPoints: [...phases.rankingPoints] };
  expect(phasesInWords(of, LEAGUES, en)).toEqual([
    'Results of First League between teams of one table count here.',
    'The first team goes up to First League.',
    'The last 2 teams go down to Second League.',
    'The best of one place are compared without results against the last of larger groups.',
    'Home and away is decided by the rally points of both matches, then by a golden set.',
    'Points for the table of the season, by place: 100, 60.',
  ]);
  expect(phasesInWords(of, LEAGUES, sw)[1]).toBe(
    'Timu ya kwanza inapanda daraja kwenda First League.',
  );
});

test('a league that is not on record any more is left out', () => {
  const moves = { ...USUAL_PHASES, carryOver: 'gone', promotion: { places: 2, league: 'gone' } };
  expect(phasesInWords(moves, {}, en)).toEqual(['The first 2 teams go up.']);
});

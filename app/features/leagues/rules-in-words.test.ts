import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import type { League } from '#contract/leagues/league.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { rulesInWords } from './rules-in-words.ts';

const league = (facts: Partial<League>) =>
  ({
    rules: 'indoor',
    pointsSystem: 'fivb',
    pointsScheme: null,
    criteria: ['wins', 'lastMatch'],
    ...facts,
  }) as League;

test('the rules of an indoor league are told in both languages', () => {
  expect(rulesInWords(league({}), messagesOf('en'))).toEqual([
    'Best of 5 sets: 3 sets win the match. A set goes to 25 points with a lead of 2. ' +
      'The last set goes to 15 points with a lead of 2.',
    'A team that does not play loses 3-0 in sets and 75-0 in points.',
    '3 points for 3-0 and 3-1, 2 for 3-2, 1 for 2-3.',
    'Order: matches won, the last match between the two.',
  ]);
  expect(rulesInWords(league({ rules: 'beach' }), messagesOf('sw'))[0]).toBe(
    'Bora kati ya seti 3: seti 2 zinashinda mechi. Seti inachezwa hadi pointi 21 kwa tofauti ya 2. ' +
      'Seti ya mwisho inachezwa hadi pointi 15 kwa tofauti ya 2.',
  );
});

test('one set with a cap, and sets that are all played, are told as they are', () => {
  const words = (rules: League['rules']) => rulesInWords(league({ rules }), messagesOf('en'))[0];
  expect(words('capped')).toBe(
    'A match is one set. A set goes to 25 points with a lead of 2. It ends at 27 points, whatever the lead.',
  );
  expect(words('fixed-sets')).toBe(
    'All 3 sets are played. A set goes to 25 points with a lead of 2.',
  );
  expect(words({ ...PRESETS.timed, decidingLead: 1 })).toBe(
    'A match is one set. A set goes to 25 points. A set lasts 25 minutes at most.',
  );
});

test('points of the league are written out, with what it gives and takes beside them', () => {
  const pointsScheme = {
    sweep: [5, 0],
    clear: [4, 1],
    decider: [3, 2],
    draw: 1,
    forfeit: [5, -1],
    perSet: 1,
    exact: { '2-0': [4, 0] },
  } as League['pointsScheme'];
  const own = league({ pointsSystem: 'own', pointsScheme });
  const words = rulesInWords(own, messagesOf('en'))[2];
  expect(words).toContain('The other team forfeits: 5 for the winner, -1 for the loser.');
  expect(words).toContain('2-0: 4 for the winner, 0 for the loser.');
  expect(words).toContain('Each set won adds 1.');
});

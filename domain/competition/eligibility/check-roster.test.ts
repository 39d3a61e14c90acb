import { describe, expect, test } from 'vitest';
import { ageOnDay, checkRosters } from './check-roster.ts';
import { isForeign } from './home-country.ts';
import { type EligibilityRule, EVERYBODY_PLAYS } from './rule.ts';
import type { Registered } from './twins.ts';

const DAY = '2027-03-06';

function player(facts: Partial<Registered> = {}): Registered {
  return {
    id: 'asha',
    name: 'Asha Juma',
    birth: '2000-05-01',
    gender: null,
    nationality: 'Tanzania',
    licence: null,
    licenceUntil: null,
    joinedOn: null,
    isTransfer: false,
    ...facts,
  };
}

/** The problems of one player, alone in a team of women. */
function problemsOf(rule: Partial<EligibilityRule>, facts: Partial<Registered> = {}) {
  const rosters = [{ team: 'Chui', gender: 'Women', players: [player(facts)] }];
  return checkRosters({ ...EVERYBODY_PLAYS, ...rule }, rosters, DAY)[0]!.players[0]!.problems;
}

/** The problems of a roster of so many players. */
function rosterOf(rule: Partial<EligibilityRule>, nationalities: readonly (string | null)[]) {
  const players = nationalities.map((nationality, at) =>
    player({ id: `p${at}`, name: `P ${at}`, birth: null, nationality }),
  );
  const rosters = [{ team: 'Chui', gender: 'Women', players }];
  return checkRosters({ ...EVERYBODY_PLAYS, ...rule }, rosters, DAY)[0]!.problems;
}

describe('a league without a rule', () => {
  test('finds nothing wrong with a player of whom nothing is known', () => {
    const unknown = { birth: null, nationality: null, joinedOn: '2030-01-01', isTransfer: true };
    expect(problemsOf({}, unknown)).toEqual([]);
  });
});

describe('the age on a day', () => {
  test.each([
    ['2007-01-01', '2027-01-01', 20],
    ['2007-01-02', '2027-01-01', 19],
    ['2008-02-29', '2027-02-28', 18],
    ['2008-02-29', '2027-03-01', 19],
    ['2006-12-31', '2027-01-01', 20],
  ])('of somebody born on %s is on %s %i years', (birth, day, age) => {
    expect(ageOnDay(birth, day)).toBe(age);
  });

  const under20 = { age: { on: '2027-01-01', youngest: 15, oldest: 19 } };
  test.each([
    ['2007-01-02', []],
    ['2007-01-01', [{ kind: 'too-old', age: 20, oldest: 19 }]],
    ['2012-01-01', []],
    ['2012-01-02', [{ kind: 'too-young', age: 14, youngest: 15 }]],
    [null, [{ kind: 'age-unknown' }]],
  ])('from 15 to 19, of somebody born on %s', (birth, problems) => {
    expect(problemsOf(under20, { birth })).toEqual(problems);
  });

  test('has no limit on a side that is not said', () => {
    const masters = { age: { on: '2027-01-01', youngest: 35, oldest: null } };
    expect(problemsOf(masters, { birth: '1940-01-01' })).toEqual([]);
    const youth = { age: { on: '2027-01-01', youngest: null, oldest: 12 } };
    expect(problemsOf(youth, { birth: '2026-01-01' })).toEqual([]);
  });
});

describe('a licence', () => {
  test.each([
    [null, null, [{ kind: 'no-licence' }]],
    ['T-1', null, []],
    ['T-1', DAY, []],
    ['T-1', '2027-03-05', [{ kind: 'licence-over', until: '2027-03-05' }]],
  ])('%s until %s', (licence, licenceUntil, problems) => {
    expect(problemsOf({ licences: true }, { licence, licenceUntil })).toEqual(problems);
  });

  test('is not asked for where the league needs none', () => {
    const over = { licence: 'T-1', licenceUntil: '2020-01-01' };
    expect(problemsOf({ licences: false }, over)).toEqual([]);
  });
});

describe('the size of a roster', () => {
  const home = (players: number) => Array.from({ length: players }, () => 'Tanzania');
  test.each([
    [7, [{ kind: 'too-few', players: 7, least: 8 }]],
    [8, []],
    [14, []],
    [15, [{ kind: 'too-many', players: 15, most: 14 }]],
  ])('from 8 to 14 players, with %i', (players, problems) => {
    expect(rosterOf({ least: 8, most: 14 }, home(players))).toEqual(problems);
  });
});

describe('players from abroad', () => {
  test('are as many as the league says, and those of unknown nationality are none of them', () => {
    const two = ['Kenya', 'Uganda', 'Mtanzania', null];
    expect(rosterOf({ foreigners: 2 }, two)).toEqual([]);
    expect(rosterOf({ foreigners: 1 }, two)).toEqual([
      { kind: 'too-many-foreign', players: 2, most: 1 },
    ]);
    expect(rosterOf({ foreigners: 0 }, [null, 'TZ'])).toEqual([]);
  });

  test('are asked after where the nationality is not known', () => {
    expect(problemsOf({ foreigners: 2 }, { nationality: null })).toEqual([
      { kind: 'nationality-unknown' },
    ]);
    expect(problemsOf({ foreigners: null }, { nationality: null })).toEqual([]);
  });

  test.each([
    ['Tanzanian', false],
    [' TANZANIA ', false],
    ['Mzanzibari', false],
    ['Zanzibari', false],
    ['zanzibar', false],
    ['Tanzanians', false],
    ['Mtanzania', false],
    ['Watanzania', false],
    ['TZ', false],
    ['TZA', false],
    ['TAN', false],
    ['United Republic of Tanzania', false],
    ['Tanzania, United Republic of', false],
    ['Jamhuri ya Muungano wa Tanzania', false],
    ['Tanzania (Bara)', false],
    ['Tanganyika', false],
    ['Kenyan', true],
    ['Burundi', true],
    [' - ', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is from abroad: %s', (nationality, answer) => {
    expect(isForeign(nationality)).toBe(answer);
  });
});

describe('the day on which a player came', () => {
  const closed = { closesOn: '2027-01-31' };
  const windows = [
    { from: '2027-02-10', until: '2027-02-20' },
    { from: '2027-05-01', until: '2027-05-31' },
  ];
  const late = (on: string) => [{ kind: 'came-late', on, closesOn: '2027-01-31' }];
  test.each([
    ['a newcomer of the last day', closed, '2027-01-31', false, []],
    ['a newcomer of the day after', closed, '2027-02-01', false, late('2027-02-01')],
    ['somebody who was there before it was noted', closed, null, false, []],
    ['a transfer where no window is said', closed, '2027-02-01', true, late('2027-02-01')],
    ['a transfer on the first day of a window', { ...closed, windows }, '2027-02-10', true, []],
    ['a transfer on the last day of a window', { ...closed, windows }, '2027-05-31', true, []],
    [
      'a transfer between the windows',
      { ...closed, windows },
      '2027-03-01',
      true,
      [{ kind: 'transfer-closed', on: '2027-03-01' }],
    ],
    [
      'a transfer before the deadline and outside of a window',
      { ...closed, windows },
      '2027-01-10',
      true,
      [{ kind: 'transfer-closed', on: '2027-01-10' }],
    ],
    [
      'a newcomer within a window, which is for transfers',
      { ...closed, windows },
      '2027-02-12',
      false,
      late('2027-02-12'),
    ],
  ])('%s', (_, rule, joinedOn, isTransfer, problems) => {
    expect(problemsOf(rule, { joinedOn, isTransfer })).toEqual(problems);
  });
});

describe('the gender', () => {
  test.each([
    ['Female', []],
    ['Women', []],
    ['Male', [{ kind: 'other-gender' }]],
    ['Men', [{ kind: 'other-gender' }]],
    [null, []],
  ])('%s in a team of women', (gender, problems) => {
    expect(problemsOf({}, { gender })).toEqual(problems);
  });
});

test.each([
  ['Men', 'Female', 1],
  ['Men', 'Male', 0],
  ['Mixed', 'Male', 0],
  ['Mixed', 'Female', 0],
  ['Youth', 'Male', 0],
])('a team of %s has with somebody who is %s %i problems', (gender, of, problems) => {
  const rosters = [{ team: 'Chui', gender, players: [player({ gender: of })] }];
  const [checked] = checkRosters(EVERYBODY_PLAYS, rosters, DAY);
  expect(checked!.players[0]!.problems).toHaveLength(problems);
});

describe('a double registration', () => {
  const twice = (first: Partial<Registered>, second: Partial<Registered>, other = 'Simba') => {
    const rosters = [
      { team: 'Chui', gender: 'Women', players: [player({ id: 'a', ...first })] },
      { team: other, gender: 'Women', players: [player({ id: 'b', ...second })] },
    ];
    return checkRosters(EVERYBODY_PLAYS, rosters, DAY).map(({ players }) => players[0]!.problems);
  };
  const found = (team: string, by: string) => [{ kind: 'registered-twice', team, by }];

  test('is found by name and birth date, whatever the letters', () => {
    expect(twice({ name: 'Asha  JUMA' }, { name: 'asha juma' })).toEqual([
      found('Simba', 'birth'),
      found('Chui', 'birth'),
    ]);
  });

  test('is found by the number of the licence, whatever its signs', () => {
    const numbers = twice({ licence: 'TVF-0012', name: 'A' }, { licence: 'tvf 0012', name: 'B' });
    expect(numbers).toEqual([found('Simba', 'licence'), found('Chui', 'licence')]);
  });

  test('is said once where both agree', () => {
    expect(twice({ licence: '7' }, { licence: '7' })).toEqual([
      found('Simba', 'licence'),
      found('Chui', 'licence'),
    ]);
  });

  test('is none of two people with one name, nor of one name without a birth date', () => {
    expect(twice({}, { birth: '2001-05-01' })).toEqual([[], []]);
    expect(twice({ birth: null }, { birth: null })).toEqual([[], []]);
  });

  test('is found within one team, too', () => {
    const players = [player({ id: 'a' }), player({ id: 'b' })];
    const rosters = [{ team: 'Chui', gender: 'Women', players }];
    const [checked] = checkRosters(EVERYBODY_PLAYS, rosters, DAY);
    expect(checked!.players.map(({ problems }) => problems)).toEqual([
      found('Chui', 'birth'),
      found('Chui', 'birth'),
    ]);
  });
});

import { expect, test } from 'vitest';
import { generateFixturesSchema } from './generate-fixtures.ts';
import {
  adjustmentSchema,
  createLeagueSchema,
  LEAGUE_TYPES,
  placingSchema,
  USUAL_RULES,
  usualPoints,
  withdrawalSchema,
} from './league.ts';
import { teamsOfRule } from './plan/plan-rules.ts';
import { rescheduleSchema, scheduleSettingsSchema } from './schedule.ts';
import { criteriaSchema } from './standings.ts';
import { drawLotSchema } from './table-entry.ts';

const LEAGUE = {
  name: 'Ligi',
  type: 'League',
  startsAt: '2026-11-01',
  location: 'Moshi',
  partner: 'N/A',
};
const league = (facts: object) => createLeagueSchema.safeParse({ ...LEAGUE, ...facts }).success;

test('a league begins on a day or at an instant of the years 1900 to 2199', () => {
  for (const startsAt of ['2026-11-01', '2026-11-01T10:00:00+03:00', '2026-11-01T10:00:00Z']) {
    expect(league({ startsAt }), startsAt).toBe(true);
  }
  for (const startsAt of ['0206-11-01', '2200-01-01', '2026-13-01', 'soon', '']) {
    expect(league({ startsAt }), startsAt).toBe(false);
  }
});

test('a league takes a preset or a complete set of rules, and nothing else', () => {
  expect(league({ rules: 'beach' })).toBe(true);
  expect(league({ rules: 'curling' })).toBe(false);
  expect(league({ rules: { target: 25 } })).toBe(false);
});

test('every type of league has default rules and points', () => {
  for (const type of LEAGUE_TYPES) {
    expect(league({ type, rules: USUAL_RULES[type], pointsSystem: usualPoints(type) })).toBe(true);
  }
  expect(usualPoints('Beach')).not.toBe(usualPoints('League'));
});

test('an order of criteria has one to seven, each once', () => {
  expect(criteriaSchema.safeParse(['wins', 'points']).success).toBe(true);
  for (const list of [[], ['wins', 'wins'], ['luck']]) {
    expect(criteriaSchema.safeParse(list).success).toBe(false);
  }
});

test('decisions name a team, a reason and what is decided within its bounds', () => {
  const fine = (points: number) =>
    adjustmentSchema.safeParse({ team: 'a', points, reason: 'Late' }).success;
  expect([-1000, 0, 1000].map(fine)).toEqual([true, true, true]);
  expect([-1001, 1001, 0.5].map(fine)).toEqual([false, false, false]);
  expect(adjustmentSchema.safeParse({ team: 'a', points: 1 }).success).toBe(false);
  expect(withdrawalSchema.safeParse({ team: 'a', policy: 'forget' }).success).toBe(false);
  expect(placingSchema.safeParse({ team: 'a', place: 'first', reason: 'x' }).success).toBe(false);
});

test('lots are drawn among two to sixty-four teams', () => {
  const lot = (count: number) =>
    drawLotSchema.safeParse({ teams: Array.from({ length: count }, (_, at) => `t${at}`) }).success;
  expect([1, 2, 64, 65].map(lot)).toEqual([false, true, true, false]);
});

const plan = (facts: object) =>
  generateFixturesSchema.safeParse({ kind: 'round-robin', startDate: '2026-12-05', ...facts });

test('a plan starts at 16:00 with rounds a week apart by default', () => {
  expect(plan({}).data).toEqual({
    kind: 'round-robin',
    startDate: '2026-12-05',
    time: '16:00',
    daysBetween: 7,
  });
});

test('a plan does not end before it begins', () => {
  expect(plan({ lastDate: '2026-12-05' }).success).toBe(true);
  const { error } = plan({ lastDate: '2026-12-04' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['lastDate']);
});

test.each<[string, unknown[], unknown[]]>([
  ['daysBetween', [0, 60], [-1, 61, 1.5]],
  ['groups', [1, 16], [0, 17]],
  ['rounds', [1, 20], [0, 21]],
  ['bestOf', [3, 5, 7], [1, 4, 9]],
  ['kind', ['swiss', 'knockout'], ['lottery']],
  ['teams', [['a', 'b']], [['a'], Array(65).fill('a')]],
  ['seed', ['x', 'x'.repeat(64)], ['', 'x'.repeat(65)]],
  ['ties', [{ SF: { kind: 'two-legs' }, 'P3-4': { kind: 'series', bestOf: 3 } }], [{ X: {} }]],
])('a plan’s %s is taken within its bounds and refused outside', (field, inside, outside) => {
  for (const value of inside) expect(plan({ [field]: value }).success).toBe(true);
  for (const value of outside) expect(plan({ [field]: value }).success).toBe(false);
});

const HALL = { venues: [{ location: 'Uwanja', courts: 1 }] };
const settings = (facts: object) => scheduleSettingsSchema.safeParse({ ...HALL, ...facts });

test('a hall opens before it closes, at midnight at the latest', () => {
  expect(settings({}).data).toMatchObject({ opens: '08:00', closes: '20:00', matchMinutes: 120 });
  expect(settings({ opens: '23:00', closes: '24:00' }).success).toBe(true);
  expect(settings({ closes: '24:01' }).success).toBe(false);
  for (const closes of ['08:00', '07:59']) {
    const { error } = settings({ closes });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['closes']);
  }
});

test.each<[string, unknown[], unknown[]]>([
  ['matchMinutes', [10, 360], [9, 361]],
  ['restMinutes', [0, 1440], [-1, 1441]],
  ['matchesPerDay', [1, 20], [0, 21]],
  ['days', [[0], [0, 1, 2, 3, 4, 5, 6]], [[], [7], [-1]]],
  ['venues', [[{ location: 'A', courts: 20 }]], [[], [{ location: 'A', courts: 21 }]]],
])('the %s of a schedule are taken within their bounds', (field, inside, outside) => {
  for (const value of inside) expect(settings({ [field]: value }).success).toBe(true);
  for (const value of outside) expect(settings({ [field]: value }).success).toBe(false);
});

test.each<[string, object[], object[]]>([
  [
    'weekdays',
    [
      { team: 'a', never: [6] },
      { team: 'a', never: [0, 1, 2, 3, 4, 5] },
    ],
    [
      { team: 'a', never: [] },
      { team: 'a', never: [7] },
      { never: [6] },
      { team: 'a', never: [0, 1, 2, 3, 4, 5, 6] },
    ],
  ],
  [
    'hours',
    [
      { team: 'a', notBefore: '10:00' },
      { team: 'a', notAfter: '24:00' },
      { team: 'a', notBefore: '09:00', notAfter: '09:01' },
    ],
    [
      { team: 'a' },
      { team: 'a', notBefore: '24:00' },
      { team: 'a', notBefore: '09:00', notAfter: '09:00' },
    ],
  ],
  [
    'not-at-once',
    [{ teams: ['a', 'b'] }],
    [{ teams: ['a', 'a'] }, { teams: ['a'] }, { teams: ['a', 'b', 'c'] }],
  ],
  [
    'home',
    [{ team: 'a', venue: 'Uwanja' }],
    [{ team: 'a', venue: 'Kwingine' }, { venue: 'Uwanja' }],
  ],
  ['finals', [{ days: [6, 0] }], [{ days: [] }, { days: [-1] }]],
  ['travel', [{ minutes: 1 }, { minutes: 1440 }], [{ minutes: 0 }, { minutes: 1441 }, {}]],
  ['weather', [], [{ team: 'a' }]],
])('a rule about %s is taken within its bounds and refused outside', (kind, inside, outside) => {
  for (const rule of inside) expect(settings({ rules: [{ kind, ...rule }] }).success).toBe(true);
  for (const rule of outside) expect(settings({ rules: [{ kind, ...rule }] }).success).toBe(false);
});

test('a plan has at most forty rules, and none where none is told', () => {
  const rule = { kind: 'travel', minutes: 30 };
  expect([40, 41].map((n) => settings({ rules: Array(n).fill(rule) }).success)).toEqual([
    true,
    false,
  ]);
  expect(settings({}).data).not.toHaveProperty('rules');
});

test('a rule names its teams', () => {
  expect(teamsOfRule({ kind: 'not-at-once', teams: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(teamsOfRule({ kind: 'home', team: 'a', venue: 'Uwanja' })).toEqual(['a']);
  expect(teamsOfRule({ kind: 'finals', days: [0] })).toEqual([]);
});

test('one to five hundred matches are moved at once', () => {
  const move = {
    id: 'm',
    matchDate: '2026-12-05',
    matchTime: '09:00',
    location: 'Uwanja',
    court: null,
  };
  const moved = (count: number) =>
    rescheduleSchema.safeParse({ moves: Array(count).fill(move) }).success;
  expect([0, 1, 500, 501].map(moved)).toEqual([false, true, true, false]);
});

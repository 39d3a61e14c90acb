import { expect, test } from 'vitest';
import type { EligibilityRule } from '#domain/competition/eligibility/rule.ts';
import { eligibilityOfCopy } from './eligibility-of-copy.ts';

const RULE: EligibilityRule = {
  age: { on: '2026-12-31', youngest: null, oldest: 19 },
  least: 6,
  most: 14,
  foreigners: 2,
  licences: true,
  closesOn: '2027-01-31',
  windows: [
    { from: '2026-11-01', until: '2026-11-30' },
    { from: '2027-02-01', until: '2027-02-10' },
  ],
  table: 'warn',
};

test('the days of who may play move to the same days of the later year', () => {
  const copy = eligibilityOfCopy(RULE, '2026-12-01', '2027-11-15');
  expect(copy.age).toEqual({ on: '2027-12-31', youngest: null, oldest: 19 });
  expect(copy.closesOn).toBe('2028-01-31');
  expect(copy.windows).toEqual([
    { from: '2027-11-01', until: '2027-11-30' },
    { from: '2028-02-01', until: '2028-02-10' },
  ]);
  expect(copy).toMatchObject({ least: 6, most: 14, foreigners: 2, licences: true, table: 'warn' });
});

test('a last day of rosters and windows that are over before the new league begins are left out', () => {
  const copy = eligibilityOfCopy(RULE, '2026-12-01', '2026-12-20');
  expect(copy.closesOn).toBe('2027-01-31');
  expect(copy.windows).toEqual([{ from: '2027-02-01', until: '2027-02-10' }]);
  const late = eligibilityOfCopy({ ...RULE, closesOn: '2026-12-05' }, '2026-12-01', '2026-12-20');
  expect(late.closesOn).toBeNull();
});

test('a rule without an age and without a last day stays without them', () => {
  const copy = eligibilityOfCopy(
    { ...RULE, age: null, closesOn: null },
    '2026-12-01',
    '2027-12-01',
  );
  expect(copy).toMatchObject({ age: null, closesOn: null });
});

test('the 29th of February becomes the 28th in a year without it', () => {
  const copy = eligibilityOfCopy({ ...RULE, closesOn: '2028-02-29' }, '2028-01-01', '2029-01-01');
  expect(copy.closesOn).toBe('2029-02-28');
});

import { expect, test } from 'vitest';
import { EVERYBODY_PLAYS } from '#domain/competition/eligibility/rule.ts';
import { eligibilityFormSchema } from './eligibility-form.ts';

const EMPTY = { licences: 'no', table: 'warn' };
const pathsOf = (values: object) =>
  eligibilityFormSchema.safeParse({ ...EMPTY, ...values }).error?.issues.map(({ path }) => path);

test('an empty form lets everybody play', () => {
  expect(eligibilityFormSchema.parse(EMPTY)).toEqual(EVERYBODY_PLAYS);
});

test('a filled form is the rule', () => {
  const values = {
    ageOn: '2027-01-01',
    oldest: '19',
    least: '8',
    most: '14',
    foreigners: '0',
    licences: 'yes',
    closesOn: '2027-01-31',
    window1From: '2027-02-01',
    window1Until: '2027-02-10',
    table: 'refuse',
  };
  expect(eligibilityFormSchema.parse(values)).toEqual({
    age: { on: '2027-01-01', youngest: null, oldest: 19 },
    least: 8,
    most: 14,
    foreigners: 0,
    licences: true,
    closesOn: '2027-01-31',
    windows: [{ from: '2027-02-01', until: '2027-02-10' }],
    table: 'refuse',
  });
});

test.each([
  ['an age without its day', { oldest: '19' }, ['ageOn']],
  ['a day without an age', { ageOn: '2027-01-01' }, ['oldest']],
  ['a window without its end', { window0From: '2027-02-01' }, ['window0Until']],
  ['a window without its begin', { window2Until: '2027-02-01' }, ['window2From']],
])('%s is refused by its field', (_, values, path) => {
  expect(pathsOf(values)).toEqual([path]);
});

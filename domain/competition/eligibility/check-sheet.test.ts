import { expect, test } from 'vitest';
import { checkRosters } from './check-roster.ts';
import { sheetLimits, tooManyForeign } from './check-sheet.ts';
import { EVERYBODY_PLAYS } from './rule.ts';
import type { Registered } from './twins.ts';

const player = (id: string, nationality: string | null, licence: string | null): Registered => ({
  id,
  name: id,
  birth: null,
  gender: null,
  nationality,
  licence,
  licenceUntil: null,
  joinedOn: null,
  isTransfer: false,
});

const RULE = { ...EVERYBODY_PLAYS, licences: true, foreigners: 1 };
const PLAYERS = [
  player('asha', 'Tanzania', 'T-1'),
  player('jane', 'Kenya', 'T-2'),
  player('rose', 'Uganda', 'T-3'),
  player('neema', null, null),
  player('tatu', null, 'T-4'),
];
const [checked] = checkRosters(
  RULE,
  [{ team: 'Chui', gender: 'Women', players: PLAYERS }],
  '2027-01-01',
);
const limits = sheetLimits(RULE, checked!, PLAYERS);

test('a sheet bars who has a problem, and not whose nationality is unknown', () => {
  expect(limits).toEqual({ barred: ['neema'], foreign: ['jane', 'rose'], mostForeign: 1 });
});

test('a sheet counts its players from abroad, whatever the roster has', () => {
  expect(tooManyForeign(limits, ['asha', 'jane'])).toBe(0);
  expect(tooManyForeign(limits, ['asha', 'jane', 'rose'])).toBe(1);
  expect(tooManyForeign({ ...limits, mostForeign: null }, ['jane', 'rose'])).toBe(0);
});

import { expect, test } from 'vitest';
import { createOfficialSchema } from './official.ts';
import { createPlayerSchema, updatePlayerSchema } from './player.ts';
import { createTeamSchema, updateTeamSchema } from './team.ts';
import { createVenueSchema } from './venue.ts';

const player = (facts: object) => createPlayerSchema.safeParse({ fullName: 'Asha', ...facts });
const team = (facts: object) =>
  createTeamSchema.safeParse({ name: 'A', city: 'B', coach: 'N/A', gender: 'Men', ...facts });

test.each([
  ['jerseyNumber', 0, 99, -1, 100],
  ['height', 50, 260, 49.9, 260.1],
  ['weight', 20, 250, 19.9, 250.1],
])('a player’s %s is at least %d and at most %d', (field, least, most, ...outside) => {
  for (const value of [least, most, null]) expect(player({ [field]: value }).success).toBe(true);
  for (const value of outside) expect(player({ [field]: value }).success).toBe(false);
});

test('a shirt number is a whole number', () => {
  expect(player({ jerseyNumber: 7.5 }).success).toBe(false);
});

test.each([
  ['phone', '+255 712 345 678', '0712-345-678'],
  ['instagram', '@wavu', 'https://example.org/wavu'],
  ['tiktok', 'wavu.tz', ''],
  ['gender', 'Men', 'Female'],
  ['dominantHand', 'Left', 'Both'],
  ['dateOfBirth', '2012-02-29', '1900-01-01'],
])('a player’s %s may be %j or %j', (field, ...values) => {
  for (const value of values) expect(player({ [field]: value }).success).toBe(true);
});

test.each([
  ['phone', '12', 'call me', 'x'.repeat(40)],
  ['instagram', 'http://example.org', 'javascript:alert(1)', 'two words'],
  ['email', 'nobody', `${'a'.repeat(200)}@example.org`],
  ['gender', 'Boys'],
  ['dateOfBirth', '2011-02-29', '0206-01-01', '2200-01-01', '29.2.2012'],
  ['fullName', '', '  ', 'x'.repeat(121), 'two\nlines', 'bell\u0007'],
])('a player’s %s is refused as %j and the like', (field, ...values) => {
  for (const value of values) expect(player({ [field]: value }).success, value).toBe(false);
});

test('a change of a player names no team, no account and nothing unknown', () => {
  expect(updatePlayerSchema.safeParse({}).success).toBe(true);
  expect(updatePlayerSchema.safeParse({ consent: true }).success).toBe(true);
  for (const field of ['team', 'userId', 'id', 'role']) {
    expect(updatePlayerSchema.safeParse({ [field]: 'x' }).success, field).toBe(false);
  }
});

test('a new team is white where no colours are given, and colours are kept in small letters', () => {
  expect(team({}).data).toMatchObject({
    about: '',
    jerseyColor1: '#ffffff',
    jerseyColor2: '#ffffff',
  });
  expect(team({ jerseyColor1: '#AABBCC' }).data?.jerseyColor1).toBe('#aabbcc');
});

test.each([
  ['jerseyColor1', 'red', '#fff', '#gggggg', '#fffffff'],
  ['gender', 'Mixed', 'men'],
  ['name', '', 'x'.repeat(121)],
  ['city', ''],
  ['coach', ''],
  ['about', 'x'.repeat(5001)],
  ['logo', '/files/x.webp'],
])('a team’s %s is refused as %j', (field, ...values) => {
  for (const value of values) expect(team({ [field]: value }).success, value).toBe(false);
});

test('a change of a team may hold any single field, and has no default values', () => {
  expect(updateTeamSchema.parse({ about: 'x' })).toEqual({ about: 'x' });
  expect(updateTeamSchema.safeParse({ archived: true }).success).toBe(false);
});

test('a venue lies on the globe and has one to a hundred courts', () => {
  const venue = (facts: object) =>
    createVenueSchema.safeParse({ name: 'Uwanja', place: 'Moshi', ...facts }).success;
  const ends = { latitude: [-90, 90], longitude: [-180, 180], courts: [1, 100] };
  for (const [field, values] of Object.entries(ends)) {
    for (const value of values) expect(venue({ [field]: value }), field).toBe(true);
  }
  const beyond = { latitude: [-90.1, 90.1], longitude: [-180.1, 181], courts: [0, 101, 1.5] };
  for (const [field, values] of Object.entries(beyond)) {
    for (const value of values) expect(venue({ [field]: value }), field).toBe(false);
  }
});

test('an official has a name, and a telephone number or null', () => {
  expect(createOfficialSchema.safeParse({}).success).toBe(false);
  expect(createOfficialSchema.safeParse({ name: 'Juma', phone: null }).success).toBe(true);
  expect(createOfficialSchema.safeParse({ name: 'Juma', phone: 'none' }).success).toBe(false);
});

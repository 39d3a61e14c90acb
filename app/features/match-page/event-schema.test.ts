import { expect, test } from 'vitest';
import type { Match } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import { eventSchema } from './event-schema.ts';

const MATCH = {
  team1: { id: 'a', name: 'Chui' },
  team2: { id: 'b', name: 'Faru' },
  league: { id: 'l', name: 'Ligi Kuu' },
  matchDate: '2027-01-09',
  matchTime: '16:00',
  startsAt: '2027-01-09T13:00:00.000Z',
  location: 'Uwanja wa Taifa',
  movedFrom: null,
  status: 'not started',
} as Match;
const VENUE = {
  name: 'Uwanja wa Taifa',
  place: 'Dar es Salaam',
  latitude: -6.85,
  longitude: 39.27,
} as Venue;

const schemaOf = (change: Partial<Match> = {}, venue: Venue | null = null) =>
  eventSchema(
    { ...MATCH, ...change },
    {
      name: 'Chui – Faru',
      url: 'https://wavu.tz/m',
      image: 'https://wavu.tz/m.png',
      teamAddress: (id) => `https://wavu.tz/team/${id}`,
      venue,
    },
  );

test('a match has its expected end, both teams with their pages, and its place', () => {
  expect(schemaOf()).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2027-01-09T13:00:00.000Z',
    endDate: '2027-01-09T15:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Uwanja wa Taifa', address: 'Uwanja wa Taifa' },
    competitor: [
      { '@type': 'SportsTeam', name: 'Chui', url: 'https://wavu.tz/team/a' },
      { '@type': 'SportsTeam', name: 'Faru', url: 'https://wavu.tz/team/b' },
    ],
    organizer: { name: 'Ligi Kuu' },
  });
  expect(schemaOf()).not.toHaveProperty('previousStartDate');
});

test('a venue on record has its town and its point on the map', () => {
  expect(schemaOf({}, VENUE)).toMatchObject({
    location: {
      '@type': 'StadiumOrArena',
      address: { addressLocality: 'Dar es Salaam', addressCountry: 'TZ' },
      geo: { '@type': 'GeoCoordinates', latitude: -6.85, longitude: 39.27 },
    },
  });
  const { location } = schemaOf({}, { ...VENUE, latitude: null, longitude: null }) as any;
  expect(location).not.toHaveProperty('geo');
});

test('a match of unknown hour begins and ends on its day', () => {
  expect(schemaOf({ matchTime: '00:00' })).toMatchObject({
    startDate: '2027-01-09',
    endDate: '2027-01-09',
  });
});

test('a moved match is rescheduled from its former start, and one in another hall is not', () => {
  const moved = { matchDate: '2027-01-08', matchTime: '09:00', location: '', court: null };
  const movedAt = '2027-01-01T00:00:00.000Z';
  expect(schemaOf({ movedFrom: { ...moved, movedAt } })).toMatchObject({
    previousStartDate: '2027-01-08T06:00:00.000Z',
    eventStatus: 'https://schema.org/EventRescheduled',
  });
  const { matchDate, matchTime } = MATCH;
  const elsewhere = { matchDate, matchTime, location: 'Pengine', court: null, movedAt };
  expect(schemaOf({ movedFrom: elsewhere })).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

test.each([
  ['postponed', 'EventPostponed'],
  ['cancelled', 'EventCancelled'],
  ['Live', 'EventScheduled'],
] as const)('a match that is %s has the status %s', (status, expected) => {
  expect(schemaOf({ status })).toMatchObject({ eventStatus: `https://schema.org/${expected}` });
});

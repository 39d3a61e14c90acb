import type { Match, PlannedPlace } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { OPEN_SEASON } from '#domain/competition/schedule/season.ts';

const SCHEMA = 'https://schema.org/';
const MINUTE_MS = 60_000;
/** East Africa Time. */
const OFFSET = '+03:00';

type Setting = {
  name: string;
  url: string;
  image: string;
  teamAddress: (id: string) => string;
  venue: Venue | null;
};

/**
 * The match as a `SportsEvent` of schema.org, which has no state for an event that runs or is over, and no property for
 * a score. The end is the expected one, as in the calendars.
 */
export function eventSchema(match: Match, setting: Setting): object {
  const { name, url, image, teamAddress, venue } = setting;
  const [home, away] = [match.team1, match.team2].map((team) => ({
    '@type': 'SportsTeam',
    name: team.name,
    url: teamAddress(team.id),
  }));
  const hasTime = match.matchTime !== UNKNOWN_TIME;
  const end = new Date(Date.parse(match.startsAt) + OPEN_SEASON.matchMinutes * MINUTE_MS);
  const former = formerStart(match);
  return {
    '@type': 'SportsEvent',
    name,
    sport: 'Volleyball',
    startDate: hasTime ? match.startsAt : match.matchDate,
    endDate: hasTime ? end.toISOString() : match.matchDate,
    ...(former === undefined ? {} : { previousStartDate: former }),
    eventStatus: SCHEMA + statusOf(match, former !== undefined),
    eventAttendanceMode: `${SCHEMA}OfflineEventAttendanceMode`,
    ...(match.location === '' ? {} : { location: placeOf(match.location, venue) }),
    url,
    image,
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    ...(match.league && {
      organizer: { '@type': 'SportsOrganization', name: match.league.name },
    }),
  };
}

function statusOf({ status }: Match, isMoved: boolean): string {
  if (status === 'cancelled') return 'EventCancelled';
  if (status === 'postponed') return 'EventPostponed';
  return isMoved ? 'EventRescheduled' : 'EventScheduled';
}

/** The start that it was published with; undefined where that is the start of now. */
function formerStart({ movedFrom, matchDate, matchTime }: Match): string | undefined {
  const isMoved =
    movedFrom && (movedFrom.matchDate !== matchDate || movedFrom.matchTime !== matchTime);
  return isMoved ? startOf(movedFrom) : undefined;
}

function startOf({ matchDate, matchTime }: PlannedPlace): string {
  if (matchTime === UNKNOWN_TIME) return matchDate;
  return new Date(`${matchDate}T${matchTime}${OFFSET}`).toISOString();
}

/** A venue on record has a locality and, where somebody set it, its point on the map. */
function placeOf(location: string, venue: Venue | null): object {
  if (venue === null) return { '@type': 'Place', name: location, address: location };
  const { place, latitude, longitude } = venue;
  return {
    '@type': 'StadiumOrArena',
    name: venue.name,
    address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'TZ' },
    ...(latitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

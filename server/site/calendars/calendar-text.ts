import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type Language, localPath } from '#contract/language.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { WORDS as SHEET_WORDS } from '#server/play/scoresheets/words.ts';
import { outlookOf, resultOf } from '#server/play/scoring/plan-columns.ts';
import type { CalendarData, CalendarMatch } from './queries.ts';
import { WORDS } from './words.ts';

export const CALENDAR_HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="wavu.ics"',
};

const MINUTE_MS = 60_000;
/** The interval at which programs are asked to come back; most decide for themselves. */
const REFRESH_SECONDS = 60 * 60;

const STATUS = {
  planned: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * A calendar after RFC 5545. All instants are in UTC, which is exact: Tanzania has no summer time. The
 * same data give the same bytes, so that programs that ask again hear 304.
 *
 * @param origin scheme and host of the site
 */
export function calendarText(
  { name, matches }: CalendarData,
  language: Language,
  origin: string,
): string {
  const calendar = ical({
    name: cleaned(name === null ? WORDS[language].own : WORDS[language].matchesOf(name)),
    prodId: { company: 'Wavu', product: 'Wavu', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  for (const match of matches) calendar.createEvent(eventOf(match, language, origin));
  return calendar.toString();
}

function eventOf(match: CalendarMatch, language: Language, origin: string) {
  const outlook = outlookOf(match);
  const isWholeDay = match.match_time === UNKNOWN_TIME;
  const start = isWholeDay ? new Date(`${match.match_date}T00:00:00Z`) : new Date(match.starts_at);
  const end = new Date(match.starts_at + match.minutes * MINUTE_MS);
  const changedAt = new Date(Math.max(match.plan_changed_at, match.created_at));
  const url = origin + localPath(language, `/${match.id}`);
  const location = placeOf(match, language);
  return {
    // An id for ever, also where the site moves to another address.
    id: `${match.id}@wavu`,
    sequence: match.plan_version,
    stamp: changedAt,
    lastModified: changedAt,
    start,
    ...(isWholeDay ? { allDay: true } : { end }),
    summary: cleaned(summaryOf(match, language)),
    ...(location === '' ? {} : { location: cleaned(location) }),
    description: cleaned([match.league, url].filter(Boolean).join('\n')),
    url,
    status: STATUS[outlook],
    transparency:
      outlook === 'cancelled' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

function summaryOf(match: CalendarMatch, language: Language): string {
  const words = WORDS[language];
  const outlook = outlookOf(match);
  const pair = `${match.team1} ${resultOf(match) ?? 'v'} ${match.team2}`;
  const teams = match.duty ? `${SHEET_WORDS[language].duties[match.duty]}: ${pair}` : pair;
  if (outlook !== 'planned') return `${teams} (${words[outlook]})`;
  return match.not_before === 1 ? `${teams} (${words.notBefore} ${match.match_time})` : teams;
}

function placeOf({ location, court }: CalendarMatch, language: Language): string {
  return [location, court === null ? '' : WORDS[language].court(court)].filter(Boolean).join(', ');
}

/** Control characters have no place in a calendar; a line break is one of its text. */
function cleaned(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}

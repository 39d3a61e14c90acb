import type { Match } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { instantOf, localDate } from '#server/platform/time/local-time.ts';
import { findMatchLog } from '#server/play/matches/queries.ts';
import { getVenue, listVenueMatches } from '#server/play/venues/queries.ts';

/** A court has no more matches a day. */
const MOST = 200;
/** So long a result stays on the court's screens before the next match is announced. */
const RESULT_STAYS_MS = 10 * 60_000;

/** A match that is open so long after its hour was forgotten. */
const LATEST_MS = 12 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The matches of a court on the day of `now`, in order of their start, after those of the evening before
 * that are still played. Throws not-found.
 */
export async function listCourtMatches(
  store: Store,
  venueId: string,
  court: string,
  now: number,
): Promise<Match[]> {
  const venue = await getVenue(store, venueId);
  const items = await listDayMatches(store, venue, now);
  const matches = items.filter((match) => courtOf(match, venue.courts) === court);
  const isKnown = matches.length > 0 || isNumberUpTo(court, venue.courts);
  if (!isKnown) throw notFound('page.notFound');
  return matches;
}

/** The same for all courts of a venue. */
export async function listDayMatches(store: Store, venue: Venue, now: number): Promise<Match[]> {
  const today = localDate(now);
  const [before, { items }] = await Promise.all([
    listVenueMatches(store, venue, { date: localDate(now - DAY_MS), limit: MOST }),
    listVenueMatches(store, venue, { date: today, limit: MOST }),
  ]);
  const late: Match[] = [];
  for (const match of before.items) {
    if (now - instantOf(match.matchDate, match.matchTime) > LATEST_MS) continue;
    if (isRunning(match) || (await endedOn(store, match, today))) late.push(match);
  }
  return [...late, ...items];
}

/** More are not looked through for the next match of a court. */
const MOST_LATER = 60;

/** The matches of a venue after the day of `now` that have not begun, in order of their start. */
export async function listLaterMatches(store: Store, venue: Venue, now: number): Promise<Match[]> {
  const from = localDate(now + DAY_MS);
  const query = { from, status: 'not started', limit: MOST_LATER };
  return (await listVenueMatches(store, venue, query)).items;
}

export const isRunning = ({ status }: Match) => status === 'Live' || status === 'suspended';

/** A result of after midnight stays as long as any other. */
async function endedOn(store: Store, { id, status }: Match, day: string): Promise<boolean> {
  if (status !== 'ended') return false;
  const log = await findMatchLog(store, id);
  return localDate(log?.state.endedAt ?? 0) === day;
}

/** A venue with one court has no need to name it. */
export function courtOf({ court }: Pick<Match, 'court'>, courts: number): string | null {
  return court ?? (courts === 1 ? '1' : null);
}

function isNumberUpTo(court: string, courts: number): boolean {
  return /^[1-9]\d?\d?$/.test(court) && Number(court) <= courts;
}

/**
 * The match that is on court: the one that is played, for some minutes the one that ended last, then
 * the next one; when all are over, the last.
 */
export async function matchOnCourt(
  store: Store,
  matches: readonly Match[],
  now: number,
): Promise<Match | undefined> {
  const running = matches.filter(isRunning);
  const played = running.findLast(({ decided }) => !decided) ?? running.at(-1);
  if (played) return played;
  const ended = matches.findLast(({ status }) => status === 'ended');
  const next = matches.find(({ status }) => status === 'not started');
  if (ended === undefined || next === undefined) return next ?? ended;
  const log = await findMatchLog(store, ended.id);
  const endedAt = log?.state.endedAt ?? 0;
  return now - endedAt < RESULT_STAYS_MS ? ended : next;
}

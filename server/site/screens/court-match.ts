import type { Match } from '#contract/matches/match.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { findMatchLog } from '#server/play/matches/queries.ts';
import { getVenue, listVenueMatches } from '#server/play/venues/queries.ts';

/** A court has no more matches a day. */
const MOST = 200;
/** So long a result stays on the court's screens before the next match is announced. */
const RESULT_STAYS_MS = 10 * 60_000;

/** The matches of a court on the day of `now`, in order of their start. Throws not-found. */
export async function listCourtMatches(
  store: Store,
  venueId: string,
  court: string,
  now: number,
): Promise<Match[]> {
  const venue = await getVenue(store, venueId);
  const { items } = await listVenueMatches(store, venue, { date: localDate(now), limit: MOST });
  const matches = items.filter((match) => courtOf(match, venue.courts) === court);
  const isKnown = matches.length > 0 || isNumberUpTo(court, venue.courts);
  if (!isKnown) throw notFound('page.notFound');
  return matches;
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
  const running = matches.filter(({ status }) => status === 'Live' || status === 'suspended');
  const played = running.findLast(({ decided }) => !decided) ?? running.at(-1);
  if (played) return played;
  const ended = matches.findLast(({ status }) => status === 'ended');
  const next = matches.find(({ status }) => status === 'not started');
  if (ended === undefined || next === undefined) return next ?? ended;
  const log = await findMatchLog(store, ended.id);
  const endedAt = log?.state.endedAt ?? 0;
  return now - endedAt < RESULT_STAYS_MS ? ended : next;
}

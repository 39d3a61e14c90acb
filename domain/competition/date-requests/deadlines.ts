const HOUR_MS = 60 * 60 * 1000;

/** Halls, officials and guests can still be told. */
const ASKED_BEFORE_MS = 48 * HOUR_MS;
/** The office needs the last day for its decision. */
const ANSWERED_BEFORE_MS = 24 * HOUR_MS;
const ANSWERED_WITHIN_MS = 72 * HOUR_MS;

/** A match as its deadlines see it: its start in epoch milliseconds. */
type Planned = { startsAt: number; isPostponed: boolean };

/**
 * The last moment at which a team may ask for another date: two days before the match.
 *
 * @returns epoch milliseconds; null for a postponed match, which waits for a date
 */
export function lastAsk({ startsAt, isPostponed }: Planned): number | null {
  return isPostponed ? null : startsAt - ASKED_BEFORE_MS;
}

/**
 * The moment by which the other team answers: within three days, and a day before the match at the
 * latest. From then on the office decides without it.
 *
 * @param askedAt epoch milliseconds
 */
export function lastAnswer(match: Planned, askedAt: number): number {
  const within = askedAt + ANSWERED_WITHIN_MS;
  return match.isPostponed ? within : Math.min(within, match.startsAt - ANSWERED_BEFORE_MS);
}

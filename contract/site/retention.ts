/**
 * How many days each kind of data is kept; the daily job and the privacy page read them here. Accounts
 * and records of players stay until they are erased.
 */
export const RETENTION_DAYS = {
  session: 7,
  /** Of a link to register, or to set a password. */
  link: 1,
  /** A mail that could not be delivered. */
  mail: 30,
  /** Requests for player records and for players, after they were answered. */
  request: 365,
  /** After it was done. */
  feedback: 365,
  /** An address of the newsletter that nobody confirmed. */
  unconfirmed: 30,
  /** Entries of a device that a match went on without, after somebody chose. */
  parked: 365,
  /** Two seasons: whoever plans the next one compares. */
  views: 400,
  /** What is personal among the former values in the trail; who did what and when stays. */
  trailValues: 730,
} as const;

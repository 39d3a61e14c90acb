/**
 * The number of days for which each kind of data is kept, for the daily job and the privacy page.
 * Records of players, and accounts to which something belongs, stay until they are erased.
 */
export const RETENTION_DAYS = {
  session: 7,
  /** Of a link to register, or to set a password. */
  link: 1,
  /** A mail that could not be delivered. */
  mail: 30,
  /** Requests for player records, for players, for entries of teams, of players who sign up and for other dates of matches, after they were answered. */
  request: 365,
  /** Of the office to officials, teams and people; mails and SMS of it have their own periods. */
  message: 365,
  /** After it was done. */
  feedback: 365,
  /** An address of the newsletter that nobody confirmed. */
  unconfirmed: 30,
  /** Entries of a device that a match went on without, after somebody chose. */
  parked: 365,
  /** A signature from a device of one's own; the log of the match has those that the table took. */
  handedSignature: 30,
  /** A document that was removed from a league, with its file: until then it can be brought back. */
  document: 30,
  /** A photo of a paper sheet: whoever doubts a result of a season does it before the next one ends. */
  sheetPhoto: 365,
  /** Two seasons: whoever plans the next one compares. */
  views: 400,
  /** The last tries to sign in to an account. */
  signInTry: 90,
  /** The way back from two records that were merged, with the values of the other one. */
  merge: 30,
  /** Of an account that nobody has signed in to and to which nothing belongs; its owner is warned first. */
  unusedAccount: 1095,
  /** From that warning to the erasing. */
  warned: 30,
  /** Personal former values in the audit log; actor, action and time stay. */
  trailValues: 730,
} as const;

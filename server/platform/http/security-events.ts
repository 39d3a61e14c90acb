/**
 * The events of security in the log (OWASP ASVS 16.3), beside the trail of the database: who came
 * in, who was turned away, and what was done with accounts, rights and the data of people.
 */
const SECURITY_EVENTS = [
  'sign-in',
  'sign-out',
  'account-link',
  'password',
  'second-factor',
  'sessions',
  'role',
  'erasure',
  'export',
  'scorer-link',
  'duty-link',
  'seat-link',
  'entry-link',
  'captain-link',
  'sign-up-link',
  'pin',
  'refused',
  'origin-refused',
  'malformed',
  'fault',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** The reason why a password was refused; the answer does not tell the first four apart. */
export type SignInReason =
  | 'unknown-address'
  | 'no-password'
  | 'wrong-password'
  | 'password-changed'
  | 'new-password'
  | 'no-code'
  | 'wrong-code';

/** One line. It has only ids of what people send, never a body, a query, a header or an address. */
export type SecurityEvent = {
  event: SecurityEventName;
  outcome: 'done' | 'refused' | 'failed';
  /** `user:{id}`, `scorer-link:{id}`, `duty-link:{id}`, or `nobody`. */
  actor: string;
  /** The network address, as limits count it. */
  address: string;
  /** Method and pattern: `PATCH /api/v1/users/:id`. */
  call: string;
  /** The ids in the address of the call. */
  subject?: string;
  status: number;
  /** The code of the problem that was answered. */
  code?: string;
  /** Stands for the e-mail address that was typed: the same address, the same mark. */
  account?: string;
  /** Of a sign-in that was refused: not told to whoever tried. */
  reason?: SignInReason;
};

/**
 * The facts that only the handler knows: the person who has just signed in, or the account that
 * somebody tried.
 */
export type SecurityNote = Partial<Pick<SecurityEvent, 'actor' | 'account' | 'outcome' | 'reason'>>;

/** Calls that are told whether they succeed or not. Of all others only refusals are. */
const LOGGED_CALLS: Record<string, SecurityEventName> = {
  'POST /api/auth/sign-in/email': 'sign-in',
  'GET /api/auth/oauth2/callback/google': 'sign-in',
  'POST /api/auth/sign-out': 'sign-out',
  'POST /api/v1/registrations': 'account-link',
  'POST /api/v1/registrations/confirm': 'account-link',
  'POST /api/v1/password-resets': 'account-link',
  'POST /api/v1/password-resets/confirm': 'password',
  'POST /api/v1/account/email': 'account-link',
  'POST /api/v1/account/email/confirm': 'account-link',
  'PUT /api/v1/account/password': 'password',
  'POST /api/v1/account/second-factor': 'second-factor',
  'POST /api/v1/account/second-factor/confirm': 'second-factor',
  'POST /api/v1/account/second-factor/end': 'second-factor',
  'DELETE /api/v1/account/sessions': 'sessions',
  'DELETE /api/v1/account/sessions/:id': 'sessions',
  'DELETE /api/v1/users/:id/sessions': 'sessions',
  'PATCH /api/v1/users/:id': 'role',
  'POST /api/v1/account/erasure': 'erasure',
  'GET /api/v1/account/export': 'export',
  'GET /api/v1/backup': 'export',
  'GET /api/v1/exports/:table': 'export',
  'POST /api/v1/matches/:id/scorer-links': 'scorer-link',
  'DELETE /api/v1/matches/:id/scorer-links': 'scorer-link',
  'POST /api/v1/officials/:id/links': 'duty-link',
  'DELETE /api/v1/officials/:id/links': 'duty-link',
  'POST /api/v1/matches/:id/seats/:seat/links': 'seat-link',
  'POST /api/v1/matches/:id/signing/:paper/:role/links': 'seat-link',
  'DELETE /api/v1/matches/:id/seats/:seat/links': 'seat-link',
  'POST /api/v1/leagues/:id/entry-links': 'entry-link',
  'DELETE /api/v1/leagues/:id/entry-links': 'entry-link',
  'POST /api/v1/matches/:id/captain-links': 'captain-link',
  'DELETE /api/v1/matches/:id/captain-links': 'captain-link',
  'POST /api/v1/leagues/:id/captain-links': 'captain-link',
  'POST /api/v1/teams/:id/sign-up-links': 'sign-up-link',
  'DELETE /api/v1/teams/:id/sign-up-links': 'sign-up-link',
  'POST /api/v1/scorer-pins': 'pin',
};

const EVENT_OF_STATUS: Record<number, SecurityEventName> = {
  401: 'refused',
  403: 'refused',
  429: 'refused',
  413: 'malformed',
  415: 'malformed',
};

/** The event of an answer in the log; undefined for everyday work. */
export function eventOf(
  call: string,
  { status, code, hasUnknownFields }: { status: number; code?: string; hasUnknownFields: boolean },
): SecurityEventName | undefined {
  // A part that an installation has not set up is unavailable on purpose.
  if (status >= 500 && code !== 'UNAVAILABLE') return 'fault';
  if (code === 'CROSS_ORIGIN') return 'origin-refused';
  if (Object.hasOwn(LOGGED_CALLS, call)) return LOGGED_CALLS[call];
  // No page of ours sends what cannot be read or what a call does not have.
  if (code === 'MALFORMED' || hasUnknownFields) return 'malformed';
  return EVENT_OF_STATUS[status];
}

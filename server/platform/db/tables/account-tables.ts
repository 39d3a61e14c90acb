/**
 * The sign-in library's four tables, with the column names and types that it writes (dates are text
 * on SQLite and timestamps on PostgreSQL), and our tokens and links.
 */
export type UserRow = {
  id: string;
  name: string;
  email: string;
  emailVerified: unknown;
  image: string | null;
  createdAt: unknown;
  updatedAt: unknown;
  role: string;
  roleChosen: number;
  phone: string | null;
  /** The time when the person said to be 18 or to have a guardian's consent; null where nobody asked. */
  ageConfirmedAt: number | null;
  /** The last sign-in or use of a session; null until the first one that was counted. */
  lastUsedAt: number | null;
  /** The time of the notice that the unused account will be erased. */
  warnedAt: number | null;
};

/** One of the last tries to sign in to an account. */
export type SignInTryRow = {
  id: string;
  user_id: string;
  at: number;
  /** `done`, or why not. */
  outcome: string;
};

export type SessionRow = {
  id: string;
  userId: string;
  token: string;
  expiresAt: unknown;
  ipAddress: string | null;
  userAgent: string | null;
  /** Ends when nobody has used it for so long; null: only with its week. */
  idleMs: number | null;
  createdAt: unknown;
  updatedAt: unknown;
};

export type AccountRow = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: unknown;
  refreshTokenExpiresAt: unknown;
  scope: string | null;
  password: string | null;
  createdAt: unknown;
  updatedAt: unknown;
};

export type VerificationRow = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: unknown;
  createdAt: unknown;
  updatedAt: unknown;
};

export type ApiTokenRow = {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  created_at: number;
  revoked_at: number | null;
  /** JSON of the part of its owner's rights; null: all of them. */
  scope: string | null;
  /** Null for those of the command line, which do not run out. */
  expires_at: number | null;
  /** To the hour. */
  last_used_at: number | null;
};

export type SecondFactorRow = {
  user_id: string;
  /** Readable with `SECRET` alone. */
  sealed_secret: string;
  /** The newest step of 30 seconds whose code was taken: no code counts twice. */
  last_step: number;
  begun_at: number;
  /** Null until the first code; sign-in asks for none before. */
  confirmed_at: number | null;
};

export type RecoveryCodeRow = { user_id: string; code_hash: string };

/** A link that was mailed, by the hash of its secret. */
export type AccountLinkRow = {
  token_hash: string;
  /** `nothing` is kept where the address cannot be served, so that the same work is done for it. */
  kind: 'register' | 'reset' | 'email' | 'nothing';
  email: string;
  /** The name of the person who registers. */
  name: string;
  /** The account whose password it sets, or whose address it changes. */
  user_id: string | null;
  created_at: number;
  expires_at: number;
};

/**
 * The sign-in library's four tables, with the column names and types that it writes (dates are text
 * on SQLite and timestamps on PostgreSQL), and our tokens.
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
};

export type SessionRow = {
  id: string;
  userId: string;
  token: string;
  expiresAt: unknown;
  ipAddress: string | null;
  userAgent: string | null;
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
};

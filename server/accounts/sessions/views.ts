import type { Session } from '#contract/accounts/account.ts';
import { epochOf } from '#server/platform/db/instant.ts';
import type { SessionRow } from '#server/platform/db/tables/account-tables.ts';
import { deviceOf } from './device.ts';

/** A session without its token and its network address. */
export function sessionView(row: SessionRow, currentId: string | undefined): Session {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    createdAt: isoOf(row.createdAt),
    lastSeenAt: isoOf(row.updatedAt),
    expiresAt: isoOf(row.expiresAt),
    current: row.id === currentId,
  };
}

function isoOf(value: unknown): string {
  return new Date(epochOf(value)).toISOString();
}

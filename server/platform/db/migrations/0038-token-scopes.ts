import type { Kysely } from 'kysely';

/** Tokens that their owners make: a part of the rights, an end, and the last use. */
export async function tokenScopes(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['scope', 'text'],
    ['expires_at', 'bigint'],
    ['last_used_at', 'bigint'],
  ] as const;
  for (const [name, type] of columns) {
    await db.schema.alterTable('api_token').addColumn(name, type).execute();
  }
}

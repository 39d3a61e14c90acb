import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { backUpBeforeMigration } from './backup-before-migration.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { withQuietRollback } from './quiet-rollback.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;
export type Connection = { db: Database; engine: Engine; close: () => Promise<void> };

/** The place of the data: a file of SQLite, or the address of a PostgreSQL database. */
export type DatabasePlace = { file: string } | { url: string };

/** Opens the database and brings its schema up to date; a file of SQLite is copied before that. */
export async function connect(place: DatabasePlace, now: number): Promise<Connection> {
  const engine: Engine = 'url' in place ? 'postgres' : 'sqlite';
  if ('file' in place) {
    mkdirSync(dirname(place.file), { recursive: true });
    backUpBeforeMigration(place.file, now);
  }
  const dialect = 'url' in place ? postgresDialect(place.url) : sqliteDialect(place.file);
  const db = new Kysely<Tables>({ dialect: withQuietRollback(dialect) });
  try {
    await migrate(db as unknown as Kysely<unknown>, engine, now);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}

import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import { backUpBeforeMigration } from './backup-before-migration.ts';
import type { Engine } from './engine.ts';
import { type DamageWatch, watchDamage } from './faults/damage.ts';
import { withQuietRollback } from './faults/quiet-rollback.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;
export type Connection = {
  db: Database;
  engine: Engine;
  damage: DamageWatch;
  /** Statements that wait for a connection; SQLite has one, and carries them out at once. */
  waiting: () => number;
  close: () => Promise<void>;
};

/** Hears of every statement: how long it took, and what went wrong. */
export type StatementWatch = (seconds: number, error: unknown) => void;

/** The place of the data: a file of SQLite, or the address of a PostgreSQL database. */
export type DatabasePlace = { file: string } | { url: string };

export type ConnectOptions = {
  onStatement?: StatementWatch | undefined;
  /** The longest that PostgreSQL may take for a statement; without it as long as it takes. */
  statementMs?: number;
};

/** Opens the database and brings its schema up to date; a file of SQLite is copied before that. */
export async function connect(
  place: DatabasePlace,
  now: number,
  { onStatement, statementMs }: ConnectOptions = {},
): Promise<Connection> {
  const engine: Engine = 'url' in place ? 'postgres' : 'sqlite';
  if ('file' in place) {
    mkdirSync(dirname(place.file), { recursive: true, mode: 0o700 });
    backUpBeforeMigration(place.file, now);
    // Nobody else on the machine reads it; SQLite gives its log the same mode.
    if (!existsSync(place.file)) closeSync(openSync(place.file, 'a', 0o600));
  }
  const damage = watchDamage(Date.now);
  const { dialect, waiting } = open(place, damage, statementMs);
  const db = new Kysely<Tables>({
    dialect: withQuietRollback(dialect),
    ...(onStatement
      ? { log: (event) => onStatement(event.queryDurationMillis / 1000, errorOf(event)) }
      : {}),
  });
  try {
    await migrate(db as unknown as Kysely<unknown>, engine, now);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, damage, waiting, close: () => db.destroy() };
}

function open(place: DatabasePlace, damage: DamageWatch, statementMs: number | undefined) {
  if ('url' in place) return postgresDialect(place.url, statementMs);
  return { dialect: sqliteDialect(place.file, damage), waiting: () => 0 };
}

function errorOf(event: LogEvent): unknown {
  return event.level === 'error' ? event.error : undefined;
}

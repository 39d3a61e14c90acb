import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { assertNoOtherServer } from './data-lock.ts';
import { MIGRATIONS, type Migration, pendingOf } from './migrate.ts';
import { MigrationError } from './migration-error.ts';

/** As many upgrades can be gone back from. */
const MAX_COPIES = 3;

/**
 * Copies an SQLite file that is about to be migrated into the folder `backups` beside it. Pictures are
 * not in the copy: no migration touches them.
 *
 * A command of a newer version is refused while a server runs on the file.
 *
 * @returns the copy, undefined where there is nothing to migrate or nothing in the file
 */
export function backUpBeforeMigration(
  file: string,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): string | undefined {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    const done = namesDone(database);
    const [next] = pendingOf(done, migrations);
    if (done.length === 0 || !next) return undefined;
    assertNoOtherServer(dirname(file));
    return copyBefore(next.name, database, join(dirname(file), 'backups'), now);
  } finally {
    database.close();
  }
}

function namesDone(database: DatabaseSync): string[] {
  const ledger = "select name from sqlite_master where type = 'table' and name = 'migration'";
  if (!database.prepare(ledger).get()) return [];
  const rows = database.prepare('select name from migration').all() as { name: string }[];
  return rows.map(({ name }) => name);
}

function copyBefore(name: string, database: DatabaseSync, folder: string, now: number): string {
  const time = new Date(now).toISOString().replace(/[:.]/g, '-');
  const target = join(folder, `${time}-before-${name}.sqlite`);
  const unfinished = `${target}.${process.pid}.unfinished`;
  try {
    // The folder is closed to others before the copy is there.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    database.prepare('VACUUM INTO ?').run(unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, target);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    throw new MigrationError(
      `The backup before migration ${name} cannot be written to ${folder}: ` +
        `${(error as Error).message}; nothing was changed.`,
      { cause: error },
    );
  }
  forgetOldest(folder);
  return target;
}

/** Names begin with the time, so that their order is that of their making. */
function forgetOldest(folder: string): void {
  const copies = readdirSync(folder).filter((name) => /-before-.*\.sqlite$/.test(name));
  for (const name of copies.sort().slice(0, -MAX_COPIES)) rmSync(join(folder, name));
}

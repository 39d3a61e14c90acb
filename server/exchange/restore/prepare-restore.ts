import { chmod, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Restored } from '#contract/administration/restore-calls.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import { countRows } from '#server/exchange/backups/count-rows.ts';
import { syncToDisk } from '#server/exchange/portable/portable-file.ts';
import { restorePortable } from '#server/exchange/portable/restore-portable.ts';
import { assertSound, isSqliteFile } from '#server/exchange/portable/sqlite-copy.ts';
import { releasePictures } from '#server/exchange/portable/sqlite-pictures.ts';
import { type Connection, connect } from '#server/platform/db/connect.ts';
import { pendingOf } from '#server/platform/db/migrate.ts';
import { MigrationError } from '#server/platform/db/migration-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { openStorage } from '#server/platform/files/open-storage.ts';
import { type RestoreOutcome, type RestoreTask, UPLOAD } from './restore-task.ts';

/** The first signs of the portable form. */
const PORTABLE = '{"wavu":';
const NOT_OURS = textOf('restore.notBackup');

/**
 * Checks a file that was sent, brings it up to date and makes the database of it that is to take the
 * place of the present one. Every fault of the file is told in words.
 */
export async function prepareRestore(task: RestoreTask): Promise<RestoreOutcome> {
  const file = join(task.folder, UPLOAD);
  try {
    if (await isSqliteFile(file)) return await fromSqlite(task, file);
    if (await isPortable(file)) return await fromPortable(task, file);
    return { refused: NOT_OURS };
  } catch (error) {
    const refused = refusalOf(error);
    if (refused === undefined) throw error;
    return { refused };
  }
}

function refusalOf(error: unknown): Text | undefined {
  if (error instanceof AppError) return error.text;
  if (error instanceof MigrationError) {
    return textOf('restore.notBroughtUpToDate', { why: error.message });
  }
  return undefined;
}

async function fromSqlite(task: RestoreTask, file: string): Promise<RestoreOutcome> {
  if (!('file' in task.place)) return { refused: textOf('installation.sqliteBackup') };
  const done = migrationsOf(file);
  if (done === undefined) return { refused: NOT_OURS };
  if (isNewer(done)) return { refused: textOf('restore.newer') };
  assertSound(file);
  const incoming = incomingIn(task);
  await rename(file, incoming);
  const pictures = await releasePictures(incoming, openStorage(task.pictures));
  return { restored: await finish(task, incoming, pictures), incoming };
}

async function fromPortable(task: RestoreTask, file: string): Promise<RestoreOutcome> {
  const storage = openStorage(task.pictures);
  const incoming = 'file' in task.place ? incomingIn(task) : undefined;
  const connection = await connect(incoming ? { file: incoming } : task.place, task.now);
  let pictures = 0;
  try {
    ({ pictures } = await restorePortable({ connection, pictures: storage }, file, 'backup'));
    if (!incoming) return { restored: await counted(connection, pictures), incoming };
  } finally {
    await connection.close();
  }
  return { restored: await finish(task, incoming, pictures), incoming };
}

/** Brings the schema of an older backup up to date, and the file to the disk. */
async function finish(task: RestoreTask, incoming: string, pictures: number): Promise<Restored> {
  await chmod(incoming, 0o600);
  const connection = await connect({ file: incoming }, task.now);
  const restored = await counted(connection, pictures).finally(() => connection.close());
  await syncToDisk(incoming);
  return restored;
}

async function counted({ db }: Connection, pictures: number): Promise<Restored> {
  const rows = await countRows(db);
  const count = (table: string) => rows.get(table) ?? 0;
  return { accounts: count('user'), teams: count('team'), matches: count('match'), pictures };
}

function incomingIn({ folder }: RestoreTask): string {
  return join(folder, 'wavu.sqlite');
}

/** The names of the migrations that were made; undefined where the file is none of Wavu's. */
function migrationsOf(file: string): string[] | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('select name from migration').all() as { name: string }[];
    return rows.map(({ name }) => name);
  } catch (error) {
    if (/no such (?:table|column)/.test((error as Error).message)) return undefined;
    throw new AppError(
      'MALFORMED',
      textOf('installation.backupUnsound', { why: (error as Error).message }),
    );
  } finally {
    database.close();
  }
}

function isNewer(done: readonly string[]): boolean {
  try {
    pendingOf(done);
    return false;
  } catch {
    return true;
  }
}

async function isPortable(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PORTABLE.length), 0);
    return buffer.toString('latin1', 0, bytesRead) === PORTABLE;
  } finally {
    await handle.close();
  }
}

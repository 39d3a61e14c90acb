import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { restoreSqlite } from '#server/exchange/portable/sqlite-copy.ts';
import { diskStorage } from '#server/platform/files/storage.ts';
import { backUpBeforeMigration } from './backup-before-migration.ts';
import { MIGRATIONS, type Migration, migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite.ts';

const NOW = Date.UTC(2026, 10, 23);
const NEXT: Migration = {
  name: '9999-notes',
  async up(db) {
    await sql`alter table counter add column note text`.execute(db);
    await sql`update counter set value = value + 7`.execute(db);
  },
};
const BREAKS: Migration = {
  name: '9999-breaks',
  async up(db) {
    await NEXT.up(db, 'sqlite');
    await sql`insert into counter (name, value) values ('live', 1)`.execute(db);
  },
};

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'wavu.sqlite');
}

/** The effect of a start of one version on the file. */
async function startVersion(file: string, migrations: readonly Migration[], now = NOW) {
  const copy = backUpBeforeMigration(file, now, migrations);
  const db = new Kysely<unknown>({ dialect: sqliteDialect(file) });
  try {
    await migrate(db, 'sqlite', now, migrations);
  } finally {
    await db.destroy();
  }
  return copy;
}

function counters(file: string): unknown[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('select * from counter order by name').all();
  database.close();
  return rows.map((row) => ({ ...row }));
}

async function installed(): Promise<string> {
  const file = freshFile();
  expect(await startVersion(file, MIGRATIONS)).toBeUndefined();
  return file;
}

test('a new installation and one that is up to date are not copied', async () => {
  const file = await installed();
  expect(await startVersion(file, MIGRATIONS)).toBeUndefined();
  expect(readdirSync(dirname(file))).not.toContain('backups');
});

test('the old version refuses the new data and starts on the copy', async () => {
  const file = await installed();
  const before = counters(file);
  const copy = await startVersion(file, [...MIGRATIONS, NEXT]);
  expect(copy).toBe(
    join(dirname(file), 'backups/2026-11-23T00-00-00-000Z-before-9999-notes.sqlite'),
  );
  expect(statSync(copy!).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(copy!)).mode & 0o777).toBe(0o700);
  expect(counters(file)).toEqual([
    { name: 'change', value: 7, note: null },
    { name: 'live', value: 7, note: null },
  ]);

  await expect(startVersion(file, MIGRATIONS)).rejects.toThrow(
    /^The data were brought up to date by a newer Wavu \(9999-notes\); [^\n]+$/,
  );

  const pictures = diskStorage(join(dirname(file), 'files'));
  await restoreSqlite(file, copy!, pictures, NOW);
  await startVersion(file, MIGRATIONS);
  expect(counters(file)).toEqual(before);
});

test('a migration that fails is named and changes nothing', async () => {
  const file = await installed();
  const before = counters(file);
  await expect(startVersion(file, [...MIGRATIONS, BREAKS])).rejects.toThrow(
    /^Migration 9999-breaks failed: UNIQUE constraint failed: counter.name; nothing was changed; [^\n]+$/,
  );
  expect(counters(file)).toEqual(before);
  await startVersion(file, MIGRATIONS);
});

test('a command of a newer version does not migrate the data of a running server', async () => {
  const file = await installed();
  const before = counters(file);
  const server = new DatabaseSync(join(dirname(file), 'server.lock'));
  server.exec('BEGIN EXCLUSIVE');
  await expect(startVersion(file, [...MIGRATIONS, NEXT])).rejects.toThrow(
    /^A Wavu is already running on the data in /,
  );
  server.close();
  expect(counters(file)).toEqual(before);
});

test('the three newest copies are kept', async () => {
  const file = await installed();
  const folder = join(dirname(file), 'backups');
  for (const day of [1, 2, 3, 4, 5]) {
    await expect(startVersion(file, [...MIGRATIONS, BREAKS], NOW + day)).rejects.toThrow('breaks');
  }
  expect(readdirSync(folder).map((name) => name.slice(20, 23))).toEqual(['003', '004', '005']);
});

test('a copy that cannot be written stops the upgrade before it begins', async () => {
  const file = await installed();
  const before = counters(file);
  writeFileSync(join(dirname(file), 'backups'), 'a file where the folder should be');
  await expect(startVersion(file, [...MIGRATIONS, NEXT])).rejects.toThrow(
    /^The backup before migration 9999-notes cannot be written to [^\n]+; nothing was changed\.$/,
  );
  expect(counters(file)).toEqual(before);
});

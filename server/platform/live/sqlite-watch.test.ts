import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { watchSqlite } from './sqlite-watch.ts';

test('every commit to the file is noticed once, a rollback is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-'));
  const path = join(folder, 'wavu.db');
  const program = new DatabaseSync(path);
  program.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n INTEGER)');
  const watch = watchSqlite(path);
  expect(watch.hasMoved()).toBe(false);
  program.exec('INSERT INTO t VALUES (1)');
  expect(watch.hasMoved()).toBe(true);
  expect(watch.hasMoved()).toBe(false);
  program.exec('BEGIN; INSERT INTO t VALUES (2)');
  expect(watch.hasMoved()).toBe(false);
  program.exec('ROLLBACK');
  expect(watch.hasMoved()).toBe(false);
  program.exec('BEGIN; INSERT INTO t VALUES (3); INSERT INTO t VALUES (4); COMMIT');
  expect(watch.hasMoved()).toBe(true);
  expect(watch.hasMoved()).toBe(false);
  watch.close();
  program.close();
  rmSync(folder, { recursive: true });
});

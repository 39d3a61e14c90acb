import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFault } from '#server/platform/config/start-fault.ts';
import { unprivilegedAccount } from '#server/platform/db/testing/postgres-binaries.ts';
import { assertWritable } from './assert-writable.ts';

/** The message of a start on it by a user who may not write everywhere. */
function startOn(folder: string, files: readonly string[] = []): string {
  const account = unprivilegedAccount();
  try {
    if (account) process.seteuid?.(account.uid);
    assertWritable(folder, files);
    return 'started';
  } catch (error) {
    return startFault(error, { PORT: 3000, HOST: '0.0.0.0', DATA_DIR: folder });
  } finally {
    if (account) process.seteuid?.(0);
  }
}

function openFolder(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-writable-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, mode);
  return folder;
}

test('a start on a read-only folder ends in one line that names it', () => {
  const folder = openFolder(0o555);
  const line = startOn(folder);
  expect(line).toMatch(/^Cannot start: .* cannot be written \(DATA_DIR is .*\)\.$/);
  expect(line).toContain(folder);
});

test('a start on a read-only file ends in one line that names it', () => {
  const folder = openFolder(0o777);
  const file = join(folder, 'wavu.sqlite');
  writeFileSync(file, '');
  chmodSync(file, 0o444);
  expect(startOn(folder, [file])).toContain(`${file} cannot be written`);
});

test('a writable folder is left unchanged', () => {
  const folder = openFolder(0o777);
  expect(startOn(folder, [join(folder, 'not there yet')])).toBe('started');
});

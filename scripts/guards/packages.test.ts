import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, root), 'utf8'));
type Locked = { version: string; integrity?: string; resolved?: string; dev?: boolean };
const locked = Object.entries<Locked>(read('package-lock.json').packages).filter(([at]) => at);

// A package of the registry names no place; one from git, a folder or another server would.
test('every package has its hash and comes from the registry', () => {
  expect(locked.length).toBeGreaterThan(100);
  const odd = locked.filter(([, it]) => !it.integrity?.startsWith('sha512-') || it.resolved);
  expect(odd.map(([at]) => at)).toEqual([]);
});

test('npm run sbom names every package with its hash', async () => {
  const [, ...args] = read('package.json').scripts.sbom.split(' ');
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 1e8 });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map((it: { purl: string }) => decodeURIComponent(it.purl));
  const missing = locked.filter(([at, { version }]) => {
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return !listed.includes(`pkg:npm/${name}@${version}`);
  });
  expect(missing.map(([at]) => at)).toEqual([]);
  expect(components.filter((it: { hashes?: object[] }) => !it.hashes?.length)).toEqual([]);
});

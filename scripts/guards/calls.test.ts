import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

const pages = trackedFiles().filter((path) => /^app\/.*(?<!\.test)\.tsx?$/.test(path));

/** The public script, its parts and its worker have no room for a client: they count bytes. */
const SCRIPTS = /^app\/features\/(?:updater|hear|reader-worker)\//;

function filesWith(pattern: RegExp): string[] {
  return pages.filter((path) => pattern.test(withoutComments(path)));
}

function withoutComments(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
}

test('only the client and the public script write an address of the API', () => {
  const others = filesWith(/['"`]\/api\//).filter((path) => !SCRIPTS.test(path));
  expect(others).toEqual(['app/lib/api/address.ts', 'app/lib/api/session.ts']);
});

test('only the client asks the server without the typed calls', () => {
  const others = filesWith(/\bcallServer\b/);
  expect(others).toEqual([
    'app/lib/api/call.ts',
    'app/lib/api/client.ts',
    'app/lib/api/session.ts',
  ]);
});

test('every list of calls in the contract is one of the typed calls', () => {
  const lists = trackedFiles()
    .filter((path) => /^contract\/.*-calls\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+Calls) =/gm),
    ])
    .map(([, name]) => name!);
  const typed = readFileSync(join(root, 'contract/calls.ts'), 'utf8');
  expect(lists.length).toBeGreaterThan(40);
  expect(lists.filter((name) => !new RegExp(`typeof ${name}\\b`).test(typed))).toEqual([]);
});

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleUpdater } from './updater-script.ts';

test('the script of public pages weighs at most 3 KB', async () => {
  const { code } = await bundleUpdater(process.cwd());
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3 * 1024);
  expect(code).toContain('EventSource');
});

test('parts needed by some visitors only are loaded separately', async () => {
  const { code, parts } = await bundleUpdater(process.cwd());
  const names = parts.map((part) => part.fileName);
  expect(names.map((name) => name.replace(/-.{8}[.]js$/, '')).sort()).toEqual([
    'announce',
    'buttons',
    'court',
    'edge-stream',
    'full-board',
    'hear',
    'hear-style',
    'hear-words',
    'ladder',
    'list-beside',
    'mine',
    'notices',
    'numbers',
    'own-follows',
    'person',
    'push',
    'recent-searches',
    'without-stream',
  ]);
  const all = [code, ...parts.map((part) => part.code)].join('');
  for (const part of parts) {
    // Asked for by the script, or by a part of it.
    expect(all).toContain(`import(\`./${part.fileName}\`)`);
    expect(brotliCompressSync(part.code).length, part.fileName).toBeLessThanOrEqual(1024);
  }
  expect(code).not.toContain('/api/v1/me');
});

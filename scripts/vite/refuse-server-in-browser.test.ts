import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { refuseServerInBrowser } from './refuse-server-in-browser.ts';

/** Bundles one planted module for the browser, inside the repository so that aliases resolve. */
async function bundle(source: string): Promise<void> {
  const folder = await mkdtemp(path.resolve('build-guard-'));
  const entry = path.join(folder, 'planted.ts');
  await writeFile(entry, source);
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [refuseServerInBrowser()],
      build: { write: false, rolldownOptions: { input: entry } },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a module of server/ by its alias is refused', async () => {
  const planted = `import { localDate } from '#server/platform/time/local-time.ts'; console.log(localDate(0));`;
  await expect(bundle(planted)).rejects.toThrow(/brings '#server/);
});

test('a module of server/ by a relative path is refused', async () => {
  const planted = `import { localDate } from '../server/platform/time/local-time.ts'; console.log(localDate(0));`;
  await expect(bundle(planted)).rejects.toThrow(/brings '\.\.\/server/);
});

test('a module of Node is refused', async () => {
  await expect(bundle(`import fs from 'node:fs'; console.log(fs);`)).rejects.toThrow(/node:fs/);
  await expect(bundle(`import fs from 'fs'; console.log(fs);`)).rejects.toThrow(/brings 'fs'/);
});

test('a module of app/ and a type of server/ pass', async () => {
  await bundle(`
    import type { Store } from '#server/platform/db/store.ts';
    import { languageOf } from '#contract/language.ts';
    console.log(languageOf('/'), {} as Store);
  `);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleProgram } from './bundle-program.mjs';

/** A program with built pages, a thread in another folder, a file beside a source and a folder that it names. */
const SOURCES = {
  'package.json': '{ "type": "module", "imports": { "#server/*": "./server/*" } }',
  'pages/index.js': "export { shout } from '#server/deep/shout.ts';",
  'server/main.ts': `
    import { shout } from './deep/shout.ts';
    import { canBeDecoded } from './deep/decode.ts';
    import { talk } from './deep/talk.ts';
    console.log(import.meta.dirname);
    const pages = await import(new URL('../pages/index.js', import.meta.url).href);
    console.log(pages.shout === shout);
    console.log(await talk('Simba'));
    console.log('decoded', canBeDecoded('%zz'));
  `,
  'server/deep/talk.ts': `
    import { readFileSync } from 'node:fs';
    import { Worker } from 'node:worker_threads';
    import { shout } from './shout.ts';
    export async function talk(name: string): Promise<string> {
      const file = readFileSync(new URL('./files/greeting.txt', import.meta.url), 'utf8');
      const worker = new Worker(
        new URL('./thread/worker.ts', import.meta.url),
        { workerData: name },
      );
      const answer = await new Promise((resolve) => worker.once('message', resolve));
      return shout(file + answer) + import.meta.url;
    }
  `,
  'server/deep/decode.ts': `
    export function canBeDecoded(path: string): boolean {
      try {
        decodeURIComponent(path);
        return true;
      } catch {
        return false;
      }
    }
  `,
  'server/deep/shout.ts': 'export const shout = (text: string): string => text.toUpperCase();',
  'server/deep/thread/worker.ts': `
    import { parentPort, workerData } from 'node:worker_threads';
    import { shout } from '../shout.ts';
    parentPort!.postMessage(shout(workerData) + import.meta.dirname);
  `,
  'server/deep/files/greeting.txt': 'karibu ',
};

// The space has to be written otherwise in the address of a file.
const root = mkdtempSync(join(tmpdir(), 'wavu bundle-'));

beforeAll(async () => {
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await bundleProgram(root, 'server/main.ts', join(root, 'build/program'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const output = (file: string) =>
  execFileSync(process.execPath, [join(root, file)], { encoding: 'utf8' });

test('a joined program prints the same as its sources, from its threads and files too', () => {
  const printed = output('build/program/main.js');
  expect(printed).toContain('KARIBU SIMBA');
  expect(printed, 'one instance of a module for pages and program').toContain('true');
  expect(printed, 'a call that is made to fail is kept').toContain('decoded false');
  expect(printed).toBe(output('server/main.ts'));
});

test('the program, its pages and each thread have one file, named after the source', () => {
  const files = readdirSync(join(root, 'build/program')).filter((name) => !/^chunk-/.test(name));
  expect(files.toSorted()).toEqual(['deep-thread-worker.js', 'main.js', 'pages-index.js']);
});

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../scripts/test/chromium.mjs';
import { examples, installedPackage, root, systemNode } from './testing/installed-package.ts';

let project: string;
const node = systemNode();
const chromium = process.env.CHROMIUM_PATH ?? findChromium();

beforeAll(() => {
  project = installedPackage();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const installed = () => join(project, 'node_modules/@wavu/volleyball');
const exported = (text: string) =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1)!)
      .filter(Boolean),
  );

test('the package holds code, types, licence and README and depends on nothing', () => {
  expect(readdirSync(installed()).sort()).toEqual(['LICENSE', 'README.md', 'lib', 'package.json']);
  const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
  const { dependencies = {}, peerDependencies = {}, type, version } = manifest;
  expect({ dependencies, peerDependencies, type }).toEqual({
    dependencies: {},
    peerDependencies: {},
    type: 'module',
  });
  expect(version).toBe(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  const lib = readdirSync(join(installed(), 'lib/domain'), { recursive: true }).map(String);
  expect(lib.filter((path) => /(^|\/)(access|crest|testing)(\/|$)|\.test\./.test(path))).toEqual(
    [],
  );
});

const folder = join(root, 'domain/exports');
const entries = readdirSync(folder).filter((file) => file !== 'all.ts');
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const statementsOf = (source: string) =>
  withoutComments(source)
    .split(';')
    .map((it) => it.trim())
    .filter(Boolean);

test('the package has at most 40 exports, all of them modules that the program runs', () => {
  const sources = ['../index.ts', ...entries].map(sourceOf);
  const names = sources.flatMap(exported);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
  expect(names.length).toBeLessThanOrEqual(40);
  for (const statement of sources.flatMap(statementsOf)) {
    expect(statement).toMatch(/^export (type )?\{[\s\w,]+\} from '\.\.?\/[\w/-]+\.ts'$/);
  }
});

test('one entry has everything of the others', () => {
  const others = ['../index.ts', ...entries.map((file) => `./${file}`)];
  expect(statementsOf(sourceOf('all.ts'))).toEqual(others.map((from) => `export * from '${from}'`));
});

describe('the examples of its README', () => {
  test('are five', () => expect(examples()).toHaveLength(5));

  test.each(examples())('$title: prints in Node what it says', ({ code, prints }) => {
    const file = join(project, 'examples/example.mjs');
    writeFileSync(file, code);
    expect(execFileSync(node, [file], { encoding: 'utf8' })).toBe(prints);
  });

  test('have no fault under tsc --strict', () => {
    const files = examples().map(({ code }, at) => {
      const file = join(project, `examples/example-${at}.ts`);
      writeFileSync(file, code);
      return file;
    });
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--lib', 'es2023,dom'];
    const types = ['--typeRoots', join(project, 'none'), '--exactOptionalPropertyTypes'];
    const compiler = join(root, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, ...types, ...files], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  test.skipIf(!chromium)('print in a browser what they say', async () => {
    const { chromium: engine } = await import('@playwright/test');
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = join(installed(), path);
      const isScript = path.endsWith('.js') && existsSync(file);
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? readFileSync(file) : '<!doctype html><title>Examples</title>');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as { port: number };
    const browser = await engine.launch({ executablePath: chromium!, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    const printed: string[] = [];
    page.on('console', (message) => printed.push(`${message.text()}\n`));
    page.on('pageerror', (error) => printed.push(`${error}\n`));
    await page.goto(`http://127.0.0.1:${port}/`);
    for (const { code, prints } of examples()) {
      printed.length = 0;
      const source = code
        .replaceAll("'@wavu/volleyball'", "'/lib/domain/index.js'")
        .replaceAll(/'@wavu\/volleyball\/([\w-]+)'/g, "'/lib/domain/exports/$1.js'");
      await page.addScriptTag({ type: 'module', content: `${source}\nwindow.done = true;` });
      await page.waitForFunction('window.done');
      await page.evaluate('delete window.done');
      expect(printed.join('')).toBe(prints);
    }
    await browser.close();
    server.close();
  });
});

describe('its command', () => {
  const run = (...args: string[]) => {
    const command = join(project, 'node_modules/.bin/wavu-volleyball');
    const { status, stdout, stderr } = spawnSync(node, [command, ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const file = (name: string, text: string) => {
    writeFileSync(join(project, name), text);
    return name;
  };

  test('standings prints the table of a file of results', () => {
    const csv = file('results.csv', 'team1,team2,sets\nMoshi,Arusha,25-20 25-22 25-18\n');
    expect(run('standings', csv)).toEqual({
      status: 0,
      stdout: [
        'Team       P  W  L  Sets  Points  Pts',
        '1. Moshi   1  1  0   3:0   75:60    3',
        '2. Arusha  1  0  1   0:3   60:75    0',
        '',
      ].join('\n'),
      stderr: '',
    });
    const { stdout, status } = run('standings', csv, 'nobody');
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  });

  test('standings names the line of each fault', () => {
    const csv = 'team1,team2,sets\nMoshi,Arusha,25-20\nMoshi,Moshi,\nTanga,Arusha,25:x\n';
    expect(run('standings', file('bad.csv', csv))).toMatchObject({
      status: 1,
      stdout: '',
      stderr:
        'bad.csv:3: Moshi plays against itself.\nbad.csv:4: sets: "25:x" are no scores like 25-20 25-22 25-18.\n',
    });
  });

  test('score prints the sets of a log and names the line of an event that does not stand', () => {
    const log = (team1Score: number) =>
      JSON.stringify(
        {
          rules: 'single-set',
          events: [
            { id: 'e1', at: 0, type: 'start' },
            { id: 'e2', at: 0, type: 'set-result', set: 1, team1Score, team2Score: 20 },
          ],
        },
        null,
        1,
      );
    expect(run('score', file('log.json', log(25)))).toMatchObject({
      status: 0,
      stdout: 'finished, team1: 1-0\nset 1: 25-20\n',
    });
    const { status, stderr } = run('score', file('log.json', log(24)));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^log\.json:9: INVALID_FINAL_SCORE/);
  });

  test('dvw prints a match as it was scouted', () => {
    const dvw = /`(\[3TEAMS\][^`]*)`/.exec(examples()[4]!.code)![1]!;
    const { status, stdout } = run('dvw', file('match.dvw', dvw));
    expect(status).toBe(0);
    expect(stdout).toContain('set 1: 0-1 (being played)');
    expect(stdout).toMatch(/Arusha +0 +0 +1 +1 +1 +0/);
    expect(run('dvw', 'log.json')).toMatchObject({ status: 1, stdout: '' });
  });

  test('without a command or a file it says how it is called and ends with 2', () => {
    expect(run()).toMatchObject({ status: 2, stdout: '' });
    expect(run('score', 'missing.json')).toMatchObject({ status: 2, stdout: '' });
    expect(run().stderr).toContain('wavu-volleyball standings');
  });
});

/** Bytes of what a bundler sends for these exports, minified. */
async function sizeOf(names: string, from = '@wavu/volleyball'): Promise<number> {
  const entry = join(project, 'entry.mjs');
  writeFileSync(entry, `export ${names} from '${from}';\n`);
  const bundle = await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in bundle)) throw new Error('One bundle was expected.');
  return Buffer.byteLength(bundle.output[0].code);
}

describe('minified', () => {
  test.each([
    '@wavu/volleyball',
    ...entries.map((file) => `@wavu/volleyball/${file.replace('.ts', '')}`),
  ])('%s is at most 60 KB', async (from) => {
    expect(await sizeOf('*', from)).toBeLessThanOrEqual(60_000);
  });

  test('the table alone is at most 8 KB', async () => {
    expect(await sizeOf('{ standings }')).toBeLessThanOrEqual(8_000);
  });

  // docs/decisions/0080: all entries together. The bound stands where the size is, so that whoever adds to it says why.
  test('all of it is at most 124 KB', async () => {
    expect(await sizeOf('*', '@wavu/volleyball/all')).toBeLessThanOrEqual(124_000);
  });
});

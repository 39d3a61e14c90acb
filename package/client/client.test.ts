import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { runFile } from '#server/site/developers/testing/run-program.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { root } from '../testing/installed-package.ts';
import { packClient } from './pack-client.ts';

const api = await startTestServer();
let site: ServerType;
let origin: string;
/** An empty project with the tarball as its only package. */
const project = mkdtempSync(join(tmpdir(), 'wavu-client-'));
const installed = join(project, 'node_modules/@wavu/client');

beforeAll(async () => {
  site = await new Promise<ServerType>((resolve) => {
    const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(server),
    );
  });
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  const tarball = await packClient(project);
  const quiet = ['--no-audit', '--no-fund', '--offline', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, tarball], { cwd: project });
});
afterAll(async () => {
  site.close();
  await api.stop();
  rmSync(project, { recursive: true, force: true });
});

/** @returns what the compiler says of a program in the project; nothing where it is right */
function complaintsOf(program: string): string {
  writeFileSync(join(project, 'main.ts'), program);
  const compiler = join(root, 'node_modules/.bin/tsc');
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const target = [
    '--noEmit',
    '--pretty',
    'false',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    '',
  ];
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, ...strict, ...target, '--ignoreConfig', 'main.ts'],
    { cwd: project, encoding: 'utf8' },
  );
  return stdout;
}

test('the package holds the client, its types, licence and README and depends on nothing', () => {
  const names = ['LICENSE', 'README.md', 'index.d.ts', 'index.js', 'package.json'];
  expect(readdirSync(installed).sort()).toEqual(names);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest.version).toBe(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
  );
});

test('a program compiles under --strict, and runs', async () => {
  const league = await newLeague(api, ['Chui', 'Simba', 'Tembo']);
  await league.generate({ kind: 'round-robin' });
  const program = `
import { createWavu, type Match, WavuError } from '@wavu/client';
const wavu = createWavu('${origin}', { token: '${api.token}' });
const id = '${league.id}';
const matches: Match[] = [];
for await (const match of wavu.each('GET /matches', { query: { league: id, limit: 1 } })) matches.push(match);
console.log(matches.length);
const { rows } = await wavu.call('GET /leagues/{id}/standings', { path: { id } });
console.log(rows.map((row) => row.team.name).join(' '));
const team = await wavu.call('POST /teams', {
  body: { name: 'Nyuki', city: 'Moshi', coach: 'N/A', gender: 'Men' },
  key: 'a-key-of-this-program',
});
console.log(team.coachId, team.about.length);
try {
  await wavu.call('PATCH /teams/{id}', { path: { id: team.id }, body: { city: 'Tanga' }, ifMatch: '"x"' });
} catch (error) {
  if (error instanceof WavuError) console.log(error.code, error.status);
}
const gone: undefined = await wavu.call('DELETE /teams/{id}', { path: { id: team.id } });
console.log(gone);
for await (const line of wavu.live({ match: matches[0]!.id, after: 0 })) {
  if (line.resync) continue;
  console.log(line.s, line.score.length);
  break;
}
process.exit(0);
`;
  // The one name of Node that the program uses.
  expect(
    complaintsOf(`declare const process: { exit(code: number): never };
declare const console: { log(...values: unknown[]): void };${program}`),
  ).toBe('');
  const { ended } = runFile(process.execPath, [join(project, 'main.ts')]);
  expect(await ended).toEqual([
    '3',
    'Chui Simba Tembo',
    'null 0',
    'PRECONDITION_FAILED 412',
    'undefined',
    'not started 2',
  ]);
});

const WRONG = [
  ["wavu.call('GET /matchs');", 'GET /matchs'],
  ["wavu.call('GET /matches/{id}');", 'Expected 2 arguments'],
  ["wavu.each('GET /matches', { query: { leage: 'x' } });", "'leage' does not exist"],
  ["wavu.call('GET /teams', { query: { gender: 'Boys' } });", 'Boys'],
  ["wavu.each('GET /site');", 'GET /site'],
  ["wavu.call('GET /matches', { ifMatch: 'x' });", "'ifMatch' does not exist"],
] as const;

test('the compiler refuses wrong calls, addresses, filters, values and conditions', () => {
  const lines = WRONG.map(([line]) => line).join('\n');
  const complaints = complaintsOf(`import { createWavu } from '@wavu/client';
const wavu = createWavu('https://x.example');
${lines}`).split(/\n(?=main)/);
  expect(complaints).toHaveLength(WRONG.length);
  for (const [at, [, complaint]] of WRONG.entries()) expect(complaints[at]).toContain(complaint);
});

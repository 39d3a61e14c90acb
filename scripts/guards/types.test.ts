import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

test('domain code cannot use the process, the network, timers or the page', () => {
  const sandbox = createSandbox('tsconfig.json', 'domain/tsconfig.json');
  const names = ['process', 'fetch', 'setTimeout', 'document', 'console', 'crypto', 'performance'];
  sandbox.write('domain/planted.ts', `export {};\n${names.join(';\n')};\n`);

  const { code, output } = sandbox.run('tsc', '-p', 'domain/tsconfig.json');

  expect(code).not.toBe(0);
  for (const name of names) expect(output).toMatch(new RegExp(`Cannot find name '${name}'`));
});

test('syntax that Node cannot run does not compile', () => {
  const sandbox = createSandbox('tsconfig.json', 'domain/tsconfig.json');
  sandbox.write(
    'domain/planted.ts',
    'export class Team {\n  constructor(readonly id: string) {}\n}\n',
  );
  const { output } = sandbox.run('tsc', '-p', 'domain/tsconfig.json');
  expect(output).toContain("not allowed when 'erasableSyntaxOnly' is enabled");
});

test('a pure module of domain compiles', () => {
  const sandbox = createSandbox('tsconfig.json', 'domain/tsconfig.json');
  sandbox.write(
    'domain/planted.ts',
    'export const ratio = (won: number, lost: number) => won / lost;\n',
  );
  expect(sandbox.run('tsc', '-p', 'domain/tsconfig.json')).toMatchObject({ code: 0, output: '' });
});

test('a call of the API that is not in the contract does not compile', () => {
  const sandbox = createSandbox(
    'tsconfig.json',
    'app/lib/api',
    'app/messages',
    'contract',
    'domain',
  );
  const wrong = [
    "callApi('GET /teamz')",
    "callApi('POST /teams/{id}', { path: { id: 'a' } })",
    "callApi('GET /teams/{id}')",
    "callApi('GET /teams/{id}', { path: { team: 'a' } })",
    "callApi('GET /teams', { query: { gendre: 'Men' } })",
    "callApi('GET /teams', { query: { gender: 'Girls' } })",
    "callApi('PATCH /teams/{id}', { path: { id: 'a' }, body: { nam: 'JKU' } })",
    "callApi('PATCH /teams/{id}', { path: { id: 'a' }, body: { name: 7 } })",
    "callApi('PATCH /teams/{id}', { path: { id: 'a' } })",
    "callApi('DELETE /teams/{id}', { path: { id: 'a' }, body: { name: 'JKU' } })",
    "callApi('PATCH /teams/{id}', { path: { id: 'a' }, body: {}, key: 'k' })",
    "callApi('POST /leagues/{id}/groups', { path: { id: 'a' }, body: { name: 'A' } })",
    "callApi('PUT /teams/{id}/logo', { path: { id: 'a' } })",
    "callApi('POST /import/{table}', { path: { table: 'teams' }, document: { file, type: 'x/y' } })",
    "callApi('GET /teams/{id}', { path: { id: 'a' } }).then((team) => team.nickname)",
    "listEverything('GET /teams/{id}', { path: { id: 'a' } })",
    "apiAddress('GET /partners/{id}/reach.csv')",
  ];
  const right = [
    "callApi('GET /me')",
    "callApi('GET /teams/{id}', { path: { id: 'a' } }).then((team) => team.coachName)",
    "callApi('GET /teams', { query: { gender: 'Men', limit: 5 } })",
    "callApi('PATCH /teams/{id}', { path: { id: 'a' }, body: { name: 'JKU' }, token: 't' })",
    "callApi('POST /leagues/{id}/groups', { path: { id: 'a' }, body: { name: 'A' }, key: 'k' })",
    "callApi('PUT /teams/{id}/logo', { path: { id: 'a' }, file })",
    "callApi('POST /import/{table}', { path: { table: 'teams' }, document: { file, type: 'text/csv' } })",
    "listEverything('GET /teams', { query: { q: 'a' } })",
    "apiAddress('GET /partners/{id}/reach.csv', { path: { id: 'a' } })",
  ];
  const head = [
    "import { apiAddress } from '#app/lib/api/address.ts';",
    "import { callApi, listEverything } from '#app/lib/api/call.ts';",
    "const file = new File([], 'a');",
  ];
  sandbox.write('app/planted.ts', `${[...head, ...wrong, ...right].join(';\n')};\n`);
  const base = "{ extends: './tsconfig.json', include: ['app/planted.ts'] }";
  sandbox.write('tsconfig.planted.json', base.replace(/(\w+):/g, '"$1":').replaceAll("'", '"'));

  const { output } = sandbox.run('tsc', '-p', 'tsconfig.planted.json');

  const lines = [...output.matchAll(/^app\/planted\.ts\((\d+),/gm)].map(([, line]) => Number(line));
  const refused = [...new Set(lines)].map((line) => wrong[line - 1 - head.length]);
  expect(refused).toEqual(wrong);
  expect(output).not.toMatch(/^(?!app\/planted\.ts)\S+\.ts\(/m);
});

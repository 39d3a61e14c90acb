import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

test('an unused file, export and dependency are named', () => {
  const sandbox = createSandbox('knip.json');
  sandbox.write('server/main.ts', "import { used } from './teams.ts';\n\nused();\n");
  sandbox.write(
    'server/teams.ts',
    'export function used() {}\n\nexport function neverCalled() {}\n',
  );
  sandbox.write('server/forgotten.ts', 'export const forgotten = 1;\n');

  const { code, output } = sandbox.run('knip', '--no-progress');

  expect(code).not.toBe(0);
  expect(output).toMatch(/Unused files[\s\S]*server\/forgotten\.ts/);
  expect(output).toMatch(/Unused exports[\s\S]*neverCalled {2}function {2}server\/teams\.ts/);
  expect(output).toMatch(/Unused dependencies[\s\S]*kysely +package\.json/);
  expect(output).not.toMatch(/\bused {2}function/);
});

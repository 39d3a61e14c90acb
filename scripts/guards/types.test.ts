import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

test('domain does not know the process, the network, timers or the page', () => {
  const sandbox = createSandbox('tsconfig.json', 'domain/tsconfig.json');
  const names = ['process', 'fetch', 'setTimeout', 'document', 'console', 'crypto', 'performance'];
  sandbox.write('domain/planted.ts', `export {};\n${names.join(';\n')};\n`);

  const { code, output } = sandbox.run('tsc', '-p', 'domain/tsconfig.json');

  expect(code).not.toBe(0);
  for (const name of names) expect(output).toMatch(new RegExp(`Cannot find name '${name}'`));
});

test('what Node cannot run as it stands does not compile', () => {
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

import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

/** All that the build of the pages reads. */
const SOURCES = [
  ...['app', 'contract', 'domain', 'server', 'scripts/vite'],
  ...['vite.config.ts', 'react-router.config.ts', 'tsconfig.json'],
];

test.each([
  ['by alias', "import { newId } from '#server/db/id.ts';\n\nexport const planted = newId;\n"],
  ['by path', "import { newId } from '../../server/db/id.ts';\n\nexport const planted = newId;\n"],
  ['a module of Node', "import { homedir } from 'node:os';\n\nexport const planted = homedir;\n"],
])('a build that brings server code to the browser fails: %s', (_what, text) => {
  const sandbox = createSandbox(...SOURCES);
  sandbox.write('app/ui/planted.ts', text);
  sandbox.write(
    'app/entry.client.tsx',
    "import { planted } from './ui/planted.ts';\n\nObject.assign(globalThis, { planted });\n",
  );

  const { code, output } = sandbox.run('react-router', 'build');

  expect(code).not.toBe(0);
  expect(output).toContain('planted.ts brings');
  expect(output).toContain('into the browser bundle');
});

import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

/** All that the build of the pages reads. */
const SOURCES = [
  'app',
  'contract',
  'domain',
  'server',
  'scripts/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

test('the build fails when it would bring server code to the browser', () => {
  const sandbox = createSandbox(...SOURCES);
  sandbox.write(
    'app/ui/planted.ts',
    "import { newId } from '#server/platform/db/id.ts';\n\nexport const planted = newId;\n",
  );
  sandbox.write(
    'app/entry.client.tsx',
    "import { planted } from './ui/planted.ts';\n\nObject.assign(globalThis, { planted });\n",
  );

  const { code, output } = sandbox.run('react-router', 'build');

  expect(code).not.toBe(0);
  expect(output).toContain('planted.ts brings');
  expect(output).toContain('into the browser bundle');
});

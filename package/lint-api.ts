import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestServer } from '#server/testing/start-test-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'package/build');
const file = join(folder, 'openapi.json');
/**
 * 300 packages and 190 MB between them, more than the program with all its tools: npm brings them to its own
 * store when they are first used, each in the version named here.
 */
const LINTERS = [
  { from: '@redocly/cli@2.77.0', command: ['redocly', 'lint', '--extends', 'recommended', file] },
  {
    from: '@stoplight/spectral-cli@6.16.3',
    command: ['spectral', 'lint', file, '--fail-severity', 'error'],
  },
];

/** `npm run lint:api`: the OpenAPI document, judged by both linters; fails where one of them finds an error. */
const server = await startTestServer();
const { body } = await server.call('GET', '/api/v1/openapi.json').finally(() => server.stop());
mkdirSync(folder, { recursive: true });
writeFileSync(file, JSON.stringify(body, null, 2));
writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
for (const { from, command } of LINTERS) {
  const words = ['exec', '--yes', `--package=${from}`, '--', ...command];
  const { status, error } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exitCode = 1;
}

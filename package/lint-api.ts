import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestServer } from '#server/testing/start-test-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'package/build/openapi.json');
/** Several hundred packages between them: whoever lints brings them, and keeps them out of the lockfile. */
const LINTERS = [
  { bin: 'redocly', from: '@redocly/cli', args: ['lint', '--extends', 'recommended', file] },
  {
    bin: 'spectral',
    from: '@stoplight/spectral-cli',
    args: ['lint', file, '--fail-severity', 'error'],
  },
];

/** `npm run lint:api`: the OpenAPI document, judged by the linters that are installed. */
const server = await startTestServer();
const { body } = await server.call('GET', '/api/v1/openapi.json').finally(() => server.stop());
mkdirSync(join(root, 'package/build'), { recursive: true });
writeFileSync(file, JSON.stringify(body, null, 2));
writeFileSync(join(root, 'package/build/.spectral.yaml'), 'extends: ["spectral:oas"]\n');
for (const { bin, from, args } of LINTERS) {
  const path = join(root, 'node_modules/.bin', bin);
  if (!existsSync(path)) {
    console.log(`${bin} is missing. Bring it with: npm install --no-save ${from}`);
    process.exitCode = 1;
    continue;
  }
  const { status } = spawnSync(process.execPath, [path, ...args], {
    cwd: join(root, 'package/build'),
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { typingsOf } from './typings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'package/build/client');

/**
 * `npm run pack:client`: the client of `/developers` as the package of `package/client/README.md`, with types from
 * the description of the API. The path of the tarball is the answer.
 */
export async function packClient(destination = join(root, 'package/build')): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(destination, { recursive: true });
  const server = await startTestServer();
  const { body } = await server.call('GET', '/api/v1/openapi.json').finally(() => server.stop());
  writeFileSync(join(folder, 'index.d.ts'), typingsOf(body));
  copyFileSync(join(root, 'server/site/developers/files/wavu.mjs'), join(folder, 'index.js'));
  copyFileSync(join(root, 'package/client/manifest.json'), join(folder, 'package.json'));
  copyFileSync(join(root, 'package/client/README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const args = ['pack', '--json', '--pack-destination', destination];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }));
  return join(destination, packed.filename);
}

if (import.meta.main) console.log(await packClient());

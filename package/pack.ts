import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'package/build/volleyball');

/**
 * `npm run pack:domain`: the domain as the package of `package/README.md`, without any bundling. The
 * path of the tarball is the answer.
 */
export function packDomain(destination = join(root, 'package/build')): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiler = join(root, 'node_modules/.bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'package/tsconfig.json')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  copyFileSync(join(root, 'package/manifest.json'), join(folder, 'package.json'));
  copyFileSync(join(root, 'package/README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const args = ['pack', '--json', '--pack-destination', destination];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }));
  return join(destination, packed.filename);
}

if (import.meta.main) console.log(packDomain());

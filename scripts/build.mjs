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

/** All that the build reads; the server's own modules are loaded from their sources. */
const INPUTS = [
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

/** `npm run dev` alone may ask for the other one: docs/contributing.md. */
const MODE =
  process.env.npm_lifecycle_event === 'dev' && process.env.NODE_ENV === 'development'
    ? 'development'
    : 'production';

/** Builds the pages, unless the build at hand is of exactly these sources. */
export async function ensureBuilt() {
  const inputHash = MODE === 'production' ? hashOf(INPUTS) : `${hashOf(INPUTS)} ${MODE}`;
  if (isBuilt(inputHash)) return true;
  try {
    return await oneAtATime(root, async () => isBuilt(inputHash) || (await build(inputHash)));
  } catch (error) {
    console.error(`The pages cannot be built: ${error.message}`);
    return false;
  }
}

function isBuilt(inputHash) {
  const stamp = join(root, 'build/.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash;
}

/** Made beside the build from before, which a server may be using and which stays where this one fails. */
async function build(inputHash) {
  console.error('Building the pages (the first time, and when they change)...');
  const beside = join(root, 'build.next');
  rmSync(beside, { recursive: true, force: true });
  const program = [join(root, 'node_modules/.bin/react-router'), 'build'];
  const env = toolEnvironment({ NODE_ENV: MODE, WAVU_BUILD_DIRECTORY: 'build.next' });
  const code = await run(pinnedNode(), program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) return false;
  joinFiles(beside);
  slimManifest(join(beside, 'client'));
  await compressFiles(join(beside, 'client'));
  writeFileSync(join(beside, '.stamp'), inputHash);
  swapFolder(beside, join(root, 'build'));
  return true;
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

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { compressFiles } from './compress-files.mjs';
import { pinnedNode, root, toolEnvironment } from './pinned-node.mjs';

/** All that the build reads; the server's own modules are loaded from their sources. */
const INPUTS = [
  'app',
  'contract',
  'domain',
  'public',
  'scripts/vite',
  'scripts/compress-files.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];

/** Builds the pages, unless the build at hand is of exactly these sources. */
export async function ensureBuilt() {
  const stamp = join(root, 'build/.stamp');
  const wanted = hashOf(INPUTS);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.error('Building the pages (the first time, and when they change)...');
  rmSync(stamp, { force: true });
  const node = pinnedNode();
  const build = [join(root, 'node_modules/.bin/react-router'), 'build'];
  const env = toolEnvironment({ NODE_ENV: 'production' });
  if ((await run(node, build, { env, stdio: ['ignore', 'ignore', 'inherit'] })) !== 0) return false;
  await compressFiles(join(root, 'build/client'));
  writeFileSync(stamp, wanted);
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

import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The commands start under whatever Node the system has; the program itself needs this one. */
const OLDEST = [24, 7];

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/** The Node that package.json pins, else the system's where it is new enough. */
export function pinnedNode() {
  const pinned = join(bin, 'node');
  if (existsSync(pinned) && isNewEnough(pinned)) return pinned;
  if (isNewEnough(process.execPath)) return process.execPath;
  console.error(
    `Wavu needs Node ${OLDEST.join('.')} or newer; this is ${process.version}. Get it from https://nodejs.org/.`,
  );
  process.exit(1);
}

function isNewEnough(node) {
  try {
    const isThis = realpathSync(node) === realpathSync(process.execPath);
    const version = isThis ? process.version : execFileSync(node, ['-v'], { encoding: 'utf8' });
    const [major, minor] = version.slice(1).split('.').map(Number);
    return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  } catch {
    return false;
  }
}

/** The environment for tools: theirs are found first, and `node` is the pinned one. */
export function toolEnvironment(more = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more };
}

/**
 * The environment for our own programs. The code that Node compiled from their sources is kept for
 * next time; a small nursery and two arenas of malloc keep a server at rest some 60 MB smaller, at
 * no price that `npm run bench` could see.
 */
export function programEnvironment(more = {}) {
  return toolEnvironment({
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    NODE_OPTIONS: `--max-semi-space-size=4 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    ...more,
  });
}

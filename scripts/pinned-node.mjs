import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The commands start under whatever Node the system has; the program itself needs this one. */
const OLDEST_MAJOR = 24;

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/** The Node that package.json pins, else the system's where it is new enough. */
export function pinnedNode() {
  const pinned = join(bin, 'node');
  if (existsSync(pinned) && major(pinned) >= OLDEST_MAJOR) return pinned;
  if (major(process.execPath) >= OLDEST_MAJOR) return process.execPath;
  console.error(
    `Wavu needs Node ${OLDEST_MAJOR} or newer; this is ${process.version}. Get it from https://nodejs.org/.`,
  );
  process.exit(1);
}

function major(node) {
  try {
    return Number(/^v(\d+)\./.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]);
  } catch {
    return 0;
  }
}

/** The environment for tools: theirs are found first, and `node` is the pinned one. */
export function toolEnvironment(more = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more };
}

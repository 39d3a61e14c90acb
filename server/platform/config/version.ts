import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Version = {
  /** Of package.json: `1.0.0`. */
  version: string;
  /**
   * The commit that git has checked out here, else the one that was built; undefined where neither
   * is known.
   */
  commit: string | undefined;
  node: string;
};

const ROOT = join(import.meta.dirname, '../../..');

export function readVersion(root = ROOT): Version {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return { version, commit: checkedOut(root) ?? noted(root), node: process.versions.node };
}

export function versionLine({ version, commit, node }: Version): string {
  return `Wavu ${version}${commit ? ` (${commit})` : ''}, Node ${node}`;
}

/** Git would also answer for a folder around ours, so that it is asked only where ours is its own. */
function checkedOut(root: string): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    const args = ['-C', root, 'rev-parse', '--short=10', 'HEAD'];
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { encoding: 'utf8', stdio, timeout: 2000 }).trim();
  } catch {
    return undefined;
  }
}

/** `npm run build` notes it for folders that git does not keep: images and unpacked archives. */
function noted(root: string): string | undefined {
  const note = join(root, 'build/.commit');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() || undefined : undefined;
}

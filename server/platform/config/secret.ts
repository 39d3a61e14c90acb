import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';

/**
 * The secret that signs sessions. Made once and kept beside the SQLite file, for this user's eyes
 * only.
 */
export function readSecret({ SECRET, DATA_DIR }: Pick<Environment, 'SECRET' | 'DATA_DIR'>): string {
  if (SECRET) return SECRET;
  const path = join(DATA_DIR, 'secret');
  if (!existsSync(path)) {
    mkdirSync(DATA_DIR, { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      // Whole or not at all; a process that starts at the same time keeps the first one.
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(path, 'utf8');
}

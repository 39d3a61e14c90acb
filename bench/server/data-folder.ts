import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** On the disk of the repository: a system's /tmp may be memory, where durability costs nothing. */
export function makeDataFolder(): { path: string; remove: () => void } {
  const parent = join(import.meta.dirname, '../../node_modules/.cache/wavu-bench');
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, 'data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a folder that was made beside it in the place of another. A reader finds the former one or
 * the new one, and nothing in between but for the moment of two renames.
 */
export function swapFolder(built, place) {
  const former = `${place}.former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, former);
  renameSync(built, place);
  rmSync(former, { recursive: true, force: true });
}

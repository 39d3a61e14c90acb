import type { FileSide } from './file-side.ts';
import type { Courts, ScoutEntry } from './scout-line.ts';

/**
 * The team that serves first in a set, by what follows in the file: the first serve or, where the
 * scout wrote points only, the positions. Null when nobody rotates.
 */
export function firstServer(ahead: readonly ScoutEntry[]): FileSide | null {
  for (const entry of ahead) {
    if (entry.kind === 'touch' && entry.touch.skill === 'S') return entry.side;
    if (entry.kind === 'point') break;
  }
  return firstServerByRotation(ahead);
}

/** A team that wins the serve rotates; so whoever rotates first did not serve first. */
function firstServerByRotation(ahead: readonly ScoutEntry[]): FileSide | null {
  let before: Courts | undefined;
  for (const { kind, courts } of ahead) {
    if (kind === 'set-end') return null;
    if (courts === null) continue;
    if (before && isRotated(before.home, courts.home)) return 'away';
    if (before && isRotated(before.away, courts.away)) return 'home';
    before = courts;
  }
  return null;
}

function isRotated(before: readonly number[], after: readonly number[]): boolean {
  return String([...before.slice(1), before[0]]) === String(after);
}

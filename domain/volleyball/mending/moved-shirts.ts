import type { CorrectedEntry, MatchEvent, MendedEntry } from '../events.ts';

/** The facts that are shirt numbers of the team the entry is about. */
const SHIRTS: ReadonlySet<string> = new Set(['players', 'liberos', 'pairs', 'libero', 'player']);

/**
 * A later entry with the shirts that a correction has exchanged, or null where it names none of them:
 * whoever wrote 6 instead of 9 into a line-up wrote so in the substitution of that player too.
 */
export function withMovedShirts(
  later: MatchEvent,
  before: MendedEntry,
  after: MendedEntry,
): CorrectedEntry | null {
  if (!('team' in later) || !('team' in before) || later.team !== before.team) return null;
  const moved = new Map<number, number>();
  for (const [name, value] of Object.entries(before)) {
    if (SHIRTS.has(name)) compare(value, (after as Record<string, unknown>)[name], moved);
  }
  const { id, at: _at, override: _override, ...facts } = later;
  const entry = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      SHIRTS.has(name) ? exchanged(value, moved) : value,
    ]),
  ) as MendedEntry;
  if (JSON.stringify(entry) === JSON.stringify(facts)) return null;
  return { target: id, entry };
}

function compare(before: unknown, after: unknown, moved: Map<number, number>): void {
  if (typeof before === 'number' && typeof after === 'number') {
    if (before !== after) moved.set(before, after);
  } else if (isFacts(before) && isFacts(after)) {
    for (const name of Object.keys(before)) compare(before[name], after[name], moved);
  }
}

function exchanged(value: unknown, moved: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return moved.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => exchanged(part, moved));
  if (!isFacts(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, exchanged(part, moved)]),
  );
}

function isFacts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

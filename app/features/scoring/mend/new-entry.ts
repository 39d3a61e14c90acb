import type { InsertedEntry } from '#domain/volleyball/events.ts';

const OF_A_SET: ReadonlySet<InsertedEntry['type']> = new Set([
  'lineup',
  'set-start',
  'set-score',
  'set-result',
  'set-confirm',
]);

/** An entry of a kind with what its place tells; the rest is filled in. */
export function newEntry(type: InsertedEntry['type'], set: number): InsertedEntry {
  const place = OF_A_SET.has(type) ? { set } : {};
  const pairs = type === 'substitution' ? { pairs: [] } : {};
  return { type, ...place, ...pairs } as unknown as InsertedEntry;
}

import { RALLY_REASONS } from '#domain/volleyball/events.ts';

const REASONS: ReadonlySet<unknown> = new Set(RALLY_REASONS);
/** People's names, drawings, and what people typed; none of it changes a score. */
const PERSONAL: ReadonlySet<string> = new Set([
  'name',
  'staff',
  'drawing',
  'seal',
  'why',
  'by',
  'override',
]);

/** An entry of a log, or a decision about a table, without names and without words that people typed. */
export function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const facts = Object.entries(value).flatMap(([key, fact]) => {
    if (PERSONAL.has(key)) return [];
    if (key === 'text' || (key === 'reason' && !REASONS.has(fact))) return [[key, '']];
    return [[key, withoutWords(fact)]];
  });
  return Object.fromEntries(facts);
}

import type { EventNamed, MatchEvent } from '../events.ts';
import type { MatchLog } from '../match-log.ts';

/** Entries that say nothing of the match itself: they may follow a signature. */
const FORMAL: ReadonlySet<MatchEvent['type']> = new Set(['set-confirm', 'sign', 'finalise', 'end']);

/**
 * The text that a signature stands under: one line for each entry of the log as it was kept, amendments too,
 * without formal entries and what takes them back; of a team list the list alone. The keys of a line are in
 * order, so that the same entries give the same text wherever they are kept.
 */
export function signedText(
  { events, state }: MatchLog,
  { of, role }: Pick<EventNamed<'sign'>, 'of' | 'role'>,
): string {
  if (of === 'list') {
    const { players, liberos, captain, staff } = state[role.endsWith('1') ? 'team1' : 'team2'];
    return canonical({ players, liberos, captain, staff });
  }
  const formal = new Set(events.filter(({ type }) => FORMAL.has(type)).map(({ id }) => id));
  for (const event of events) {
    if (event.type !== 'void') continue;
    if ([event.target, ...(event.also ?? [])].every((id) => formal.has(id))) formal.add(event.id);
  }
  return events
    .filter(({ id }) => !formal.has(id))
    .map(canonical)
    .join('\n');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

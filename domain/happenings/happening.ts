/** Everything that is told to people and programs outside the site. */
export const HAPPENING_KINDS = [
  'match.created',
  'match.rescheduled',
  'match.venue_moved',
  'match.postponed',
  'match.cancelled',
  'match.lineup_known',
  'match.started',
  'match.set_ended',
  'match.ended',
  'match.corrected',
  'plan.published',
  'standings.decided',
  'news.published',
] as const;
export type HappeningKind = (typeof HAPPENING_KINDS)[number];

/** Waits in milliseconds: a slip at the scorer's table is undone within this time. */
export const HOLDS = { none: 0, short: 3000, long: 20_000 } as const;
export type Hold = (typeof HOLDS)[keyof typeof HOLDS];

export const ALL_HOLDS: readonly Hold[] = Object.values(HOLDS);

/** The wait of a happening before anybody is told. */
export function holdOf({ topic }: { topic: string | null }): Hold {
  if (topic === null) return HOLDS.none;
  return topic === 'result' || topic === 'plan' ? HOLDS.long : HOLDS.short;
}

/** One entry of a topic of a match, in order of commit. */
export type Entry = { version: number; at: number; before: string | null; value: string | null };

/**
 * Of the entries that followed each other within the hold only the last one is told, and not that one
 * either where it leads back to the value from before the first of them.
 *
 * @param entries all entries of the topic, the oldest first
 * @returns the value that people know until now; undefined where nothing is to be told
 */
export function knownBefore(
  entries: readonly Entry[],
  version: number,
  hold: number,
): { known: string | null } | undefined {
  const index = entries.findIndex((entry) => entry.version === version);
  const entry = entries[index];
  const next = entries[index + 1];
  if (entry === undefined || (next !== undefined && next.at <= entry.at + hold)) return undefined;
  let first = index;
  while (first > 0 && entries[first]!.at <= entries[first - 1]!.at + hold) first -= 1;
  const known = entries[first]!.before;
  return known === entry.value ? undefined : { known };
}

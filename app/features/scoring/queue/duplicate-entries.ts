import type { MatchEvent } from '#domain/volleyball/events.ts';

/** Entries beside the play: whatever was tapped meanwhile stands as well behind them as before. */
const BESIDE_PLAY: ReadonlySet<MatchEvent['type']> = new Set(['remark', 'protest', 'lot']);

/**
 * The entries of `own` that still follow after `news`, or null where the two logs contradict each
 * other. Entries with the same facts in the same order are the same happenings, recorded by two
 * devices: an administrator at home pressed Start, and so did the scorer in a hall without network.
 */
export function behindDuplicates(
  own: readonly MatchEvent[],
  news: readonly MatchEvent[],
): readonly MatchEvent[] | null {
  const ownIds = new Set(own.map(({ id }) => id));
  const newIds = new Set(news.map(({ id }) => id));
  const recorded = news.filter(({ id, type }) => !ownIds.has(id) && !BESIDE_PLAY.has(type));
  const waiting = own.filter(({ id }) => !newIds.has(id));
  const common = Math.min(recorded.length, waiting.length);
  for (let index = 0; index < common; index += 1) {
    if (factsOf(recorded[index]!) !== factsOf(waiting[index]!)) return null;
  }
  return waiting.slice(common);
}

/** The facts of an entry, without its author and time. */
export function factsOf({ id: _id, at: _at, ...facts }: MatchEvent): string {
  const present = Object.entries(facts).filter(([, value]) => value !== undefined);
  return JSON.stringify(present.sort(([a], [b]) => (a < b ? -1 : 1)));
}

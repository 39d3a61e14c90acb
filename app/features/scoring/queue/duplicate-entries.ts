import type { MatchEvent } from '#domain/volleyball/events.ts';

/** Entries beside the play: whatever was tapped meanwhile stands as well behind them as before. */
const BESIDE_PLAY: ReadonlySet<MatchEvent['type']> = new Set(['remark', 'protest', 'lot']);

/**
 * The part of `own` that still follows once `news` stand in its place, or null where the two tell
 * different stories. Entries with the same facts in the same order are the same happenings, told by
 * two devices: an administrator at home pressed Start, and so did the scorer in a hall without
 * network.
 */
export function behindTwins(
  own: readonly MatchEvent[],
  news: readonly MatchEvent[],
): readonly MatchEvent[] | null {
  const ownIds = new Set(own.map(({ id }) => id));
  const newIds = new Set(news.map(({ id }) => id));
  const told = news.filter(({ id, type }) => !ownIds.has(id) && !BESIDE_PLAY.has(type));
  const waiting = own.filter(({ id }) => !newIds.has(id));
  const common = Math.min(told.length, waiting.length);
  for (let index = 0; index < common; index += 1) {
    if (factsOf(told[index]!) !== factsOf(waiting[index]!)) return null;
  }
  return waiting.slice(common);
}

/** The facts of an entry, whoever made it and when. */
export function factsOf({ id: _id, at: _at, ...facts }: MatchEvent): string {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

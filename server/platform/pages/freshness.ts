import { EAT_OFFSET_MS } from '#domain/competition/schedule/local-time.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import type { Shows } from './rendered-page.ts';

/** A moment between two changes: what was rendered from then on includes all before it. */
export type Moment = { version: number; era: number; day: number };

export type Freshness = {
  now(): Moment;
  /** True when nothing that such a page shows has changed since `moment`. */
  isCurrent(moment: Moment, shows: Shows, matchId: string | undefined): boolean;
  /** Another text after each change of what such a page shows, and on each day. */
  stamp(shows: Shows, matchId: string | undefined): string;
};

const DAY = 24 * 3_600_000;

/**
 * Remembers, for each thing that pages show, the version of the last change that touched it. Pages
 * speak of today and tomorrow, so every day is a new one for all of them.
 *
 * @param clock epoch milliseconds
 */
export function trackFreshness(
  feed: Pick<Feed, 'subscribe' | 'version'>,
  clock: () => number,
): Freshness {
  let site = 0;
  let scores = 0;
  const matches = new Map<string, number>();
  let era = 0;

  function note(topic: string, version: number) {
    if (!topic.startsWith('match:')) {
      site = version;
      return;
    }
    scores = version;
    matches.set(topic.slice('match:'.length), version);
  }

  feed.subscribe({
    changed(change) {
      for (const topic of change.topics) note(topic, change.version);
    },
    lost() {
      era += 1;
      matches.clear();
    },
  });

  function lastChange(shows: Shows, matchId: string | undefined): number {
    if (shows === 'nothing') return 0;
    if (shows === 'site') return site;
    // A match page that does not say which match could show any of them.
    if (shows === 'scores' || matchId === undefined) return Math.max(site, scores);
    return Math.max(site, matches.get(matchId) ?? 0);
  }

  const today = () => Math.floor((clock() + EAT_OFFSET_MS) / DAY);

  return {
    now: () => ({ version: feed.version(), era, day: today() }),
    isCurrent: (moment, shows, matchId) =>
      moment.era === era && moment.day === today() && lastChange(shows, matchId) <= moment.version,
    stamp: (shows, matchId) => `${era}.${today()}.${lastChange(shows, matchId)}`,
  };
}

import { DECIDED, type LiveScore, pointOf } from '#contract/matches/live.ts';
import { EAT_OFFSET_MS } from '#domain/competition/schedule/local-time.ts';
import type { Change } from '#server/platform/live/change.ts';
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
  let results = 0;
  const setsOfLive = new Map<string, string>();
  const matches = new Map<string, number>();
  let era = 0;

  /** A table shows nothing of a match whose sets won stay as they were, since it goes on. */
  function touchesResults(matchId: string, line: string | null): boolean {
    const before = setsOfLive.get(matchId);
    const sets = setsWonLive(line);
    if (sets === undefined) setsOfLive.delete(matchId);
    else setsOfLive.set(matchId, sets);
    return sets === undefined || sets !== before;
  }

  function note(topic: string, { version, line }: Change) {
    // No page shows what the scorer's table is asked for.
    if (topic.startsWith('seats:')) return;
    if (!topic.startsWith('match:')) {
      site = version;
      return;
    }
    const matchId = topic.slice('match:'.length);
    scores = version;
    matches.set(matchId, version);
    if (touchesResults(matchId, line)) results = version;
  }

  feed.subscribe({
    changed(change) {
      for (const topic of change.topics) note(topic, change);
    },
    lost() {
      era += 1;
      matches.clear();
      setsOfLive.clear();
    },
  });

  function lastChange(shows: Shows, matchId: string | undefined): number {
    if (shows === 'nothing') return 0;
    if (shows === 'site') return site;
    if (shows === 'results') return Math.max(site, results);
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

/** The sets won as a text while a match is live and open and its line says all; undefined else. */
function setsWonLive(line: string | null): string | undefined {
  if (line === null) return undefined;
  const { s: status, wins, full, y } = JSON.parse(line) as LiveScore;
  const isOpen = status === 'Live' && pointOf(y).moment !== DECIDED;
  return isOpen && full === undefined ? wins.join(':') : undefined;
}

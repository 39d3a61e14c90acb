import { localDate } from '#server/platform/time/local-time.ts';

/** The subject of a page. */
export type Viewed = { subject: 'league' | 'match'; id: string };

export type ViewCount = Viewed & { day: string; views: number; followers: number };

export type ViewCounter = {
  /** A page about it was answered. */
  countView: (viewed: Viewed, userAgent: string | undefined) => void;
  /** Somebody began to follow it live. */
  countFollower: (viewed: Viewed, userAgent: string | undefined) => void;
  /** The counts since the last call; they are forgotten here. */
  take: () => ViewCount[];
  /** Puts back what could not be kept. */
  restore: (counts: readonly ViewCount[]) => void;
};

/** Programs that read pages say so in these words; a browser says none of them. */
const BOT =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|lighthouse|headless|monitor|curl|wget|python|java\/|go-http|node|axios|okhttp|httpclient|scrap/i;

/** User agents whose verdict is remembered; beyond that all are forgotten. */
const MAX_AGENTS = 1000;

const MINUTE_MS = 60_000;

/**
 * Counts in memory: which page, on which day, and nothing about the people who looked at it. A look takes less than
 * a microsecond, so that it does not show beside a kept page of 35.
 *
 * @param clock epoch milliseconds
 */
export function createViewCounter(clock: () => number): ViewCounter {
  const bots = new Map<string, boolean>();
  let days = new Map<string, DayOfViews>();
  let minute = -1;
  let today: DayOfViews | undefined;

  function isBot(userAgent: string | undefined): boolean {
    if (userAgent === undefined || userAgent === '') return true;
    const known = bots.get(userAgent);
    if (known !== undefined) return known;
    if (bots.size >= MAX_AGENTS) bots.clear();
    const verdict = BOT.test(userAgent);
    bots.set(userAgent, verdict);
    return verdict;
  }

  function dayOf(date: string): DayOfViews {
    let day = days.get(date);
    if (day === undefined) {
      day = { date, league: new Map(), match: new Map() };
      days.set(date, day);
    }
    return day;
  }

  function currentDay(): DayOfViews {
    const now = Math.floor(clock() / MINUTE_MS);
    if (today === undefined || now !== minute) {
      minute = now;
      today = dayOf(localDate(now * MINUTE_MS));
    }
    return today;
  }

  return {
    countView(viewed, userAgent) {
      if (!isBot(userAgent)) countOf(currentDay(), viewed).views += 1;
    },
    countFollower(viewed, userAgent) {
      if (!isBot(userAgent)) countOf(currentDay(), viewed).followers += 1;
    },
    take() {
      const taken = [...days.values()].flatMap(({ league, match }) => [
        ...league.values(),
        ...match.values(),
      ]);
      days = new Map();
      today = undefined;
      return taken;
    },
    restore(counts) {
      for (const { day, views, followers, ...viewed } of counts) {
        const count = countOf(dayOf(day), viewed);
        count.views += views;
        count.followers += followers;
      }
    },
  };
}

type DayOfViews = { date: string } & Record<Viewed['subject'], Map<string, ViewCount>>;

/** By the id alone, whose hash is known: a key put together would cost more than all the rest. */
function countOf(day: DayOfViews, { subject, id }: Viewed): ViewCount {
  let count = day[subject].get(id);
  if (count === undefined) {
    count = { subject, id, day: day.date, views: 0, followers: 0 };
    day[subject].set(id, count);
  }
  return count;
}

import { formatWeekdayDay } from '#app/lib/day-format.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';

/** A court on a day, with the matches there that have not begun, in their order. */
export type CourtDay = {
  key: string;
  date: string;
  location: string;
  court: string | null;
  matches: string[];
};

/** The courts and days of a league's published matches that have not begun, by day, place and court. */
export function courtDays(entries: readonly ScheduleEntry[]): CourtDay[] {
  const days = new Map<string, CourtDay>();
  const coming = entries
    .filter(({ kind, status, draft }) => kind === 'match' && status === 'not started' && !draft)
    .toSorted((a, b) => (a.matchDate + a.matchTime).localeCompare(b.matchDate + b.matchTime));
  for (const { id, matchDate: date, location, court } of coming) {
    const key = JSON.stringify([date, location, court ?? '']);
    const day = days.get(key) ?? { key, date, location, court, matches: [] };
    day.matches.push(id);
    days.set(key, day);
  }
  return [...days.values()].sort((a, b) =>
    a.key.localeCompare(b.key, undefined, { numeric: true }),
  );
}

/** As `Sat 06 Mar · Coco, court 1 · 6 matches`. */
export function courtDayText(
  { date, location, court, matches }: CourtDay,
  { t, language }: Words,
): string {
  const place = [location, court && t.fixtures.court(court)].filter(Boolean).join(', ');
  return [formatWeekdayDay(language, date), place, t.schedule.matchCount(matches.length)]
    .filter(Boolean)
    .join(' · ');
}

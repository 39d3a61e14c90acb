import type { AnalyticsDay, LeagueAnalytics, PartnerAnalytics } from '#contract/site/analytics.ts';
import type { Worksheet } from '#server/exchange/exports/csv-text.ts';

export type DayViews = { day: string; views: number; followers: number };

/** A day on which nobody looked is a day with noughts. */
export function leagueAnalyticsView(
  league: LeagueAnalytics['league'],
  dates: readonly string[],
  rows: { league: readonly DayViews[]; matches: readonly DayViews[] },
): LeagueAnalytics {
  const days = dates.map((date): AnalyticsDay => {
    const own = rows.league.find(({ day }) => day === date);
    const ofMatches = rows.matches.find(({ day }) => day === date);
    return {
      date,
      leaguePages: Number(own?.views ?? 0),
      matchPages: Number(ofMatches?.views ?? 0),
      followers: Number(ofMatches?.followers ?? 0),
    };
  });
  const sumOf = (key: Exclude<keyof AnalyticsDay, 'date'>) =>
    days.reduce((sum, day) => sum + day[key], 0);
  const total = {
    leaguePages: sumOf('leaguePages'),
    matchPages: sumOf('matchPages'),
    followers: sumOf('followers'),
  };
  return { league: { id: league.id, name: league.name }, days, total };
}

const COLUMNS = ['date', 'league', 'league pages', 'match pages', 'live followers'] as const;

/** A line for each day and league. */
export function analyticsWorksheet({ leagues }: PartnerAnalytics): Worksheet {
  const rows = leagues.flatMap(({ league, days }) =>
    days.map(({ date, leaguePages, matchPages, followers }) => [
      date,
      league.name,
      leaguePages,
      matchPages,
      followers,
    ]),
  );
  return { columns: COLUMNS, rows };
}

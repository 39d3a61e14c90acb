import { z } from 'zod';
import { idSchema, localDateSchema } from '../primitives.ts';

/** The number of days in the page views of a league, today included. */
export const ANALYTICS_DAYS = 30;

export const analyticsDaySchema = z.object({
  date: localDateSchema,
  /** Times that the pages of the league itself were looked at. */
  leaguePages: z.number().int(),
  /** Times that the pages of its matches were looked at. */
  matchPages: z.number().int(),
  /** Times that somebody began to follow one of its matches live. */
  followers: z.number().int(),
});
export type AnalyticsDay = z.infer<typeof analyticsDaySchema>;

export const leagueAnalyticsSchema = z.object({
  league: z.object({ id: idSchema, name: z.string() }),
  /** Every day of the time told, the earliest first. */
  days: z.array(analyticsDaySchema),
  total: analyticsDaySchema.omit({ date: true }),
});
export type LeagueAnalytics = z.infer<typeof leagueAnalyticsSchema>;

/** Page views of a partner's leagues: for the partner and administrators. */
export const partnerAnalyticsSchema = z
  .object({
    partner: z.object({ id: idSchema, name: z.string() }),
    leagues: z.array(leagueAnalyticsSchema),
  })
  .meta({ id: 'PartnerAnalytics' });
export type PartnerAnalytics = z.infer<typeof partnerAnalyticsSchema>;

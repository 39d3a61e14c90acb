import { z } from 'zod';
import { teamRefSchema } from '../people/team.ts';
import { idSchema } from '../primitives.ts';

/** Seasons that are played on for a forecast. */
export const FORECAST_SEASONS = 10_000;

/**
 * `shown`: there is one. `youth`: none is made of young people unless the league shows it. `off`: the league shows none. `early`: some team has not played.
 * `over`: nothing is left to play.
 */
export const FORECAST_STATES = ['shown', 'youth', 'off', 'early', 'over'] as const;

const chance = z.number().min(0).max(1);

const forecastTeam = z
  .object({
    team: teamRefSchema,
    strength: chance.describe('The chance to win a set against an average team of the league'),
    places: z.array(chance).describe('The chance of each place of the table, the first one first'),
  })
  .meta({ id: 'ForecastTeam' });

export const forecastSchema = z
  .object({
    state: z
      .enum(FORECAST_STATES)
      .describe(
        'Whether there is a forecast: shown; youth, off, early and over say why there is none',
      ),
    seasons: z
      .number()
      .int()
      .describe('The number of times that the rest of the season was played on'),
    tables: z.array(
      z.object({
        group: z.string().nullable().describe('Its name; null for a league without groups'),
        teams: z.array(forecastTeam).describe('The teams in the order of the table as it is'),
      }),
    ),
    matches: z
      .array(
        z.object({
          id: idSchema,
          team1: teamRefSchema,
          team2: teamRefSchema,
          startsAt: z.string(),
          chance: chance.describe('The chance of the first team to win'),
        }),
      )
      .describe('The next matches, the first one first'),
  })
  .meta({ id: 'Forecast' });
export type Forecast = z.infer<typeof forecastSchema>;

import { z } from 'zod';
import { SIDES } from '#domain/volleyball/side.ts';
import { ATTACK_PHASES } from '#domain/volleyball/statistics/touches/attack-phases.ts';
import { ZONE_MAPS } from '#domain/volleyball/statistics/touches/zone-counts.ts';
import { teamRefSchema } from '../people/team.ts';
import { idSchema } from '../primitives.ts';

const count = z.number().int();
const share = z.object({ won: count, of: count });
const attack = z.object({ total: count, kills: count, errors: count, blocked: count });

/** Touches by what became of them; `docs/statistics.md` says what each mark of a scout means. */
export const boxLineSchema = z
  .object({
    points: count.describe('Won by an own serve, attack or block'),
    breakPoints: count.describe('Those of them won while the player’s team served'),
    balance: count.describe(
      'Points, minus errors of serve, reception and attack and blocked attacks',
    ),
    serve: z.object({ total: count, aces: count, errors: count }),
    reception: z.object({
      total: count,
      perfect: count,
      positive: count.describe('Good ones that are not perfect'),
      errors: count,
      overpassed: count,
    }),
    attack,
    block: z.object({
      total: count,
      points: count,
      touched: count,
      errors: count.describe('Invasions of the net are among them'),
    }),
    dig: z.object({ total: count, good: count, errors: count }),
    set: z.object({ total: count, good: count, errors: count }),
    freeball: z.object({ total: count, errors: count }),
  })
  .meta({ id: 'BoxLine' });

const statisticsPlayer = z
  .object({ id: idSchema, name: z.string() })
  .nullable()
  .describe('null: nobody who may be named wears the shirt today');

const phasesAt = z
  .object({ place: count, sideOut: share, breakPoint: share })
  .meta({ id: 'PhasesAt' });

const zones = z
  .array(z.object({ zone: count, total: count, good: count }))
  .nullable()
  .describe('Zones 1 to 9; null where no touch has one');

const zoneMaps = z.object(
  Object.fromEntries(ZONE_MAPS.map((map) => [map, zones])) as {
    [M in (typeof ZONE_MAPS)[number]]: typeof zones;
  },
);

const attackPhases = z.object(
  Object.fromEntries(ATTACK_PHASES.map((phase) => [phase, attack])) as {
    [P in (typeof ATTACK_PHASES)[number]]: typeof attack;
  },
);

export const teamStatisticsSchema = z
  .object({
    team: teamRefSchema,
    /** The sources of the points: their sum is the score. */
    origins: z.object({
      rallies: count,
      penalties: count,
      awarded: count,
      cancelled: count,
      unknown: count,
      score: count,
    }),
    phases: z.object({ sideOut: share, breakPoint: share }),
    rotations: z
      .array(phasesAt)
      .nullable()
      .describe('Figures by rotation of the team itself; 1 is the first'),
    setter: z.array(phasesAt).nullable().describe('Figures by the position of the setter'),
    servers: z.array(z.object({ player: count, serves: count, won: count, aces: count })),
    saved: z
      .object({ setPoints: count, matchPoints: count })
      .nullable()
      .describe('Points won while the other side needed one more'),
    longestRun: count.nullable(),
    shirts: z
      .array(
        z.object({
          shirt: count,
          sets: count,
          points: count,
          attack: count,
          block: count,
          ace: count,
          player: statisticsPlayer,
        }),
      )
      .describe('Points by player, as whoever scored named them'),
    box: z
      .object({
        team: boxLineSchema,
        sets: z.array(z.object({ set: count, line: boxLineSchema })),
        players: z.array(
          z.object({ shirt: count, sets: count, line: boxLineSchema, player: statisticsPlayer }),
        ),
      })
      .nullable()
      .describe('All touches; null where no scout wrote them down'),
    attack: attackPhases
      .nullable()
      .describe(
        'Attacks after a reception, later attacks of the side that received, and attacks of the side that served',
      ),
    zones: zoneMaps,
  })
  .meta({ id: 'TeamStatistics' });

export const statisticsQuerySchema = z.object({
  player: z
    .string()
    .regex(/^[12]-\d{1,3}$/)
    .optional()
    .describe('The zones of one player alone: side and shirt, as in 1-12'),
});

export const matchStatisticsSchema = z
  .object({
    scouted: count.describe('Rallies with touches'),
    rallies: count,
    sets: z.array(
      z.object({
        set: count,
        ms: count.nullable(),
        leads: z
          .object({
            leadChanges: count,
            largestLead: z.object({ team1: count, team2: count }),
            comeback: count.nullable(),
          })
          .nullable(),
      }),
    ),
    comebackInSets: count.nullable(),
    team1: teamStatisticsSchema,
    team2: teamStatisticsSchema,
  })
  .meta({ id: 'MatchStatistics' });
export type MatchStatisticsAnswer = z.infer<typeof matchStatisticsSchema>;

const seasonLine = {
  matches: count.describe('Scouted matches with a touch of it'),
  sets: count,
  line: boxLineSchema,
};
const basis = {
  matches: count.describe('Matches of which the log tells it'),
  sets: count.describe('Sets of which the log tells it'),
};
const seasonPhases = { ...basis, sideOut: share, breakPoint: share };
const seasonPlayer = z.object({ id: idSchema, name: z.string(), number: count });

export const leagueStatisticsSchema = z
  .object({
    played: count.describe('Matches with a result; forfeits are not among them'),
    scouted: count.describe(
      'Those of them whose touches were written down: all figures rest on these',
    ),
    teams: z.array(z.object({ team: teamRefSchema, ...seasonLine })),
    players: z.array(
      z.object({
        player: seasonPlayer,
        team: teamRefSchema,
        ...seasonLine,
      }),
    ),
    phases: z
      .array(z.object({ team: teamRefSchema, ...seasonPhases }))
      .describe(
        'Side-out and break point of each team, the best side-out first; also from matches without touches',
      ),
  })
  .meta({ id: 'LeagueStatistics' });
export type LeagueStatisticsAnswer = z.infer<typeof leagueStatisticsSchema>;

const byPlace = z
  .object({ ...basis, places: z.array(phasesAt).describe('Figures in the order of the places') })
  .nullable();

export const teamSeasonStatisticsSchema = z
  .object({
    team: teamRefSchema,
    played: count.describe('Matches of the team with a result; forfeits are not among them'),
    phases: z
      .object(seasonPhases)
      .nullable()
      .describe(
        'Rallies of which the server is known; null where no match was scored point by point',
      ),
    rotations: byPlace.describe('Figures by rotation of the team itself; 1 is the first of a set'),
    setter: byPlace.describe(
      'Figures by the position of the setter; null where no scout wrote it down',
    ),
    touches: z
      .object({ ...seasonLine, attack: attackPhases, zones: zoneMaps })
      .nullable()
      .describe('Figures of all players; null where no scout wrote the touches down'),
    players: z
      .array(z.object({ player: seasonPlayer, ...seasonLine, attack: attackPhases }))
      .describe('Those who may be named, most points first'),
  })
  .meta({ id: 'TeamSeasonStatistics' });
export type TeamSeasonStatistics = z.infer<typeof teamSeasonStatisticsSchema>;

export const teamSeasonQuerySchema = z.object({
  player: idSchema
    .optional()
    .describe(
      'The id of a player: the zones, and the lines of a table, are those of that one alone',
    ),
});

/** The side and shirt of a query. */
export function playerOfQuery(text: string | undefined | null) {
  const parts = /^([12])-(\d{1,3})$/.exec(text ?? '');
  return parts === null
    ? undefined
    : { side: SIDES[Number(parts[1]) - 1]!, shirt: Number(parts[2]) };
}

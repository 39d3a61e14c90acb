import { z } from 'zod';
import { roleSchema } from '../accounts/user.ts';
import { leagueTypeSchema } from '../leagues/league.ts';
import { matchStatusSchema } from '../matches/match.ts';
import { cleanLine, genderSchema, idSchema, localDateSchema } from '../primitives.ts';
import { numberedCursorSchema, pageNumberSchema } from './numbered-list.ts';

/**
 * Registers: the lists that administrators work with. Unlike the public lists they are searched,
 * sorted by a column and read in numbered pages with the number of all entries, so that "page 7 of
 * 200" can be asked for directly.
 */
export const ORDERS = ['asc', 'desc'] as const;

function registerQuery<const Sort extends readonly [string, ...string[]]>(sorts: Sort) {
  return z.object({
    /** Words that all have to occur, whatever the case and accents. */
    q: cleanLine(100).optional(),
    sort: z.enum(sorts).default(sorts[0] as Sort[number]),
    order: z.enum(ORDERS).default('asc'),
    page: pageNumberSchema.default(1),
    cursor: numberedCursorSchema,
    size: z.coerce.number().int().min(1).max(100).default(50),
  });
}

/** Matches that want something: a result, a look, another day or hour, another official. */
export const MATCH_CONCERNS = [
  'results-missing',
  'stale-live',
  'clashes',
  'duties-declined',
  'captains-differ',
  'dates-asked',
  'postponed',
] as const;
export type MatchConcern = (typeof MATCH_CONCERNS)[number];

export const matchRegisterQuerySchema = registerQuery([
  'date',
  'team1',
  'team2',
  'type',
  'status',
  'near',
])
  .extend({ order: z.enum(ORDERS).default('desc') })
  .extend({
    status: matchStatusSchema.optional(),
    league: idSchema.optional(),
    from: localDateSchema.optional(),
    to: localDateSchema.optional(),
    concern: z.enum(MATCH_CONCERNS).optional(),
  });
export type MatchRegisterQuery = z.infer<typeof matchRegisterQuerySchema>;

export const teamRegisterQuerySchema = registerQuery([
  'name',
  'gender',
  'coach',
  'city',
  'players',
]).extend({ gender: genderSchema.optional(), league: idSchema.optional() });
export type TeamRegisterQuery = z.infer<typeof teamRegisterQuerySchema>;

export const playerRegisterQuerySchema = registerQuery(['name', 'team', 'phone', 'email']).extend({
  team: idSchema.optional(),
  /** `consent`: minors whose guardian's consent is not recorded; `no-team`: in no team. */
  concern: z.enum(['consent', 'no-team']).optional(),
});
export type PlayerRegisterQuery = z.infer<typeof playerRegisterQuerySchema>;

export const leagueRegisterQuerySchema = registerQuery([
  'name',
  'startsAt',
  'type',
  'location',
]).extend({ type: leagueTypeSchema.optional(), season: idSchema.optional() });
export type LeagueRegisterQuery = z.infer<typeof leagueRegisterQuerySchema>;

export const userRegisterQuerySchema = registerQuery(['name', 'email', 'role', 'createdAt']).extend(
  { role: roleSchema.optional() },
);
export type UserRegisterQuery = z.infer<typeof userRegisterQuerySchema>;

export const officialRegisterQuerySchema = registerQuery(['name', 'level', 'city']);
export type OfficialRegisterQuery = z.infer<typeof officialRegisterQuerySchema>;

export const partnerRegisterQuerySchema = registerQuery(['name']);
export type PartnerRegisterQuery = z.infer<typeof partnerRegisterQuerySchema>;

export const venueRegisterQuerySchema = registerQuery(['name', 'place', 'courts']);
export type VenueRegisterQuery = z.infer<typeof venueRegisterQuerySchema>;

export const clubRegisterQuerySchema = registerQuery(['name', 'city', 'teams']);
export type ClubRegisterQuery = z.infer<typeof clubRegisterQuerySchema>;

export const seasonRegisterQuerySchema = registerQuery([
  'startsOn',
  'endsOn',
  'name',
  'leagues',
]).extend({ order: z.enum(ORDERS).default('desc') });
export type SeasonRegisterQuery = z.infer<typeof seasonRegisterQuerySchema>;

export const newsRegisterQuerySchema = registerQuery(['published', 'title'])
  .extend({ order: z.enum(ORDERS).default('desc') })
  .extend({ state: z.enum(['draft', 'published']).optional() });
export type NewsRegisterQuery = z.infer<typeof newsRegisterQuerySchema>;

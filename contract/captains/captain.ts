import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { matchSchema } from '../matches/match.ts';
import { resultPointsSchema } from '../matches/whole-result.ts';
import { idSchema, listOf, localDateSchema } from '../primitives.ts';

const MOST_SETS = 9;
const sideSchema = z.enum(SIDES);
const tokenSchema = z.string().min(1).max(100).describe('Behind # of the link');
const teamSchema = z.object({ id: idSchema, name: z.string() });

export const captainLinkSchema = z
  .object({
    team: teamSchema,
    url: z.string().describe('Opens the report of the match for this team, without an account'),
    token: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'CaptainLink' });
export type CaptainLink = z.infer<typeof captainLinkSchema>;

export const captainLinksSchema = listOf(captainLinkSchema, 'Team 1 first').meta({
  id: 'CaptainLinks',
});

export const chooseMatchesSchema = z
  .strictObject({ day: localDateSchema.describe('The day of the matches') })
  .meta({ id: 'ChooseCaptainMatches' });

export const leagueCaptainLinksSchema = listOf(
  z.object({
    match: z.object({
      id: idSchema,
      team1: z.string(),
      team2: z.string(),
      matchDate: z.string(),
      matchTime: z.string(),
    }),
    links: z.array(captainLinkSchema).describe('Team 1 first'),
  }),
).meta({ id: 'LeagueCaptainLinks' });
export type LeagueCaptainLinks = z.infer<typeof leagueCaptainLinksSchema>;

export const openCaptainSchema = z
  .strictObject({ token: tokenSchema })
  .meta({ id: 'OpenCaptainReport' });

/** A result as the captain of a team saw it: the sets, or the team that forfeited. */
const resultFields = {
  sets: z
    .array(z.tuple([resultPointsSchema, resultPointsSchema]))
    .min(1)
    .max(MOST_SETS)
    .optional()
    .describe('Points of team 1 and team 2, set by set'),
  incomplete: sideSchema
    .optional()
    .describe('The team that could not play on, with `sets`; the other team gets the rest'),
  forfeit: z
    .enum([...SIDES, 'both'])
    .optional()
    .describe('The team that did not come or refused to play'),
};

export const sendCaptainReportSchema = z
  .strictObject({ token: tokenSchema, ...resultFields })
  .refine(({ sets, forfeit }) => sets !== undefined || forfeit !== undefined, {
    path: ['sets'],
    message: textKey('result.nothing'),
  })
  .refine(({ sets, forfeit }) => sets === undefined || forfeit === undefined, {
    path: ['forfeit'],
    message: textKey('result.oneWay'),
  })
  .refine(({ sets, incomplete }) => sets !== undefined || incomplete === undefined, {
    path: ['incomplete'],
    message: textKey('result.needsSets'),
  })
  .meta({ id: 'SendCaptainReport' });

export const reportedResultSchema = z.object(resultFields).meta({ id: 'ReportedResult' });
export type ReportedResult = z.infer<typeof reportedResultSchema>;

export const CAPTAIN_STATES = [
  'open',
  'waiting',
  'confirm',
  'differs',
  'over',
  'early',
  'off',
  'scored',
] as const;
const STATE_MEANINGS =
  '`open`: nobody has reported; `waiting`: this team has, the other has not; `confirm`: the other team has; `differs`: both have, and not the same; `over`: the match has its result; `early`: its day has not come; `off`: it is postponed or cancelled; `scored`: it is scored at its table';

export const openedCaptainSchema = z
  .object({
    match: matchSchema,
    side: sideSchema.describe('The side of the team that has the link'),
    state: z.enum(CAPTAIN_STATES).describe(STATE_MEANINGS),
    own: reportedResultSchema.nullable().describe('The report of this team'),
    other: reportedResultSchema.nullable().describe('The report of the other team'),
    expiresAt: z.string(),
  })
  .meta({ id: 'OpenedCaptainReport' });
export type OpenedCaptain = z.infer<typeof openedCaptainSchema>;

export const captainReportSchema = z
  .object({
    id: idSchema,
    team: teamSchema,
    result: reportedResultSchema.describe('The result as this team reported it'),
    sentAt: z.string().describe('The instant at which it was sent'),
  })
  .meta({ id: 'CaptainReport' });
export type CaptainReport = z.infer<typeof captainReportSchema>;

export const captainReportsSchema = listOf(
  captainReportSchema,
  'Team 1 first; at most one of each team',
)
  .extend({ openUntil: z.string().nullable().describe('The end of the last link that is open') })
  .meta({ id: 'CaptainReports' });
export type CaptainReports = z.infer<typeof captainReportsSchema>;

export const publishReportSchema = z
  .strictObject({
    replace: z.boolean().optional().describe('Confirms that sets or points in the log go'),
  })
  .meta({ id: 'PublishCaptainReport' });
export type PublishReport = z.infer<typeof publishReportSchema>;

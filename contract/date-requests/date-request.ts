import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { matchSchema } from '../matches/match.ts';
import { cleanLine, idSchema, listOf, localDateSchema, localTimeSchema } from '../primitives.ts';

const tokenSchema = z.string().min(1).max(100).describe("Behind # of the captain's link");
const reasonSchema = cleanLine(300).min(1);
const startSchema = z.object({ matchDate: z.string(), matchTime: z.string() });

export const DATE_REQUEST_STATES = [
  'asked',
  'agreed',
  'declined',
  'withdrawn',
  'accepted',
  'refused',
  'overtaken',
] as const;
/** Nobody has decided about them. */
const PENDING: readonly (typeof DATE_REQUEST_STATES)[number][] = ['asked', 'agreed', 'declined'];

export function isPendingState(state: (typeof DATE_REQUEST_STATES)[number]): boolean {
  return PENDING.includes(state);
}

const STATE_MEANINGS =
  '`asked`: the other team has not answered; `agreed`, `declined`: it has, and the office decides; `withdrawn`: by the team that asked; `accepted`, `refused`: by the office; `overtaken`: the match was moved, played or cancelled otherwise';

export const dateRequestSchema = z
  .object({
    id: idSchema,
    team: z.object({ id: idSchema, name: z.string() }).describe('The team that asks'),
    from: startSchema.describe('Day and hour of the match when the team asked'),
    to: startSchema.describe('Day and hour that the team asks for'),
    reason: z.string().describe('The reason of the team that asks'),
    state: z.enum(DATE_REQUEST_STATES).describe(STATE_MEANINGS),
    answerBy: z.string().describe('The instant from which the office decides without an answer'),
    answerReason: z.string().describe('The reason of the other team that cannot'),
    decisionReason: z.string().describe('The reason of the office'),
    askedAt: z.string(),
    answeredAt: z.string().nullable().describe('The instant of the last answer'),
    decidedAt: z.string().nullable().describe('Also of a request that was withdrawn'),
  })
  .meta({ id: 'DateRequest' });
export type DateRequest = z.infer<typeof dateRequestSchema>;

export const dateRequestsSchema = listOf(dateRequestSchema, 'The newest first').meta({
  id: 'DateRequests',
});
export type DateRequests = z.infer<typeof dateRequestsSchema>;

export const openDateRequestSchema = z
  .strictObject({ token: tokenSchema })
  .meta({ id: 'OpenDateRequest' });

export const openedDateRequestSchema = z
  .object({
    match: matchSchema,
    side: z.enum(SIDES).describe('The side of the team that has the link'),
    request: dateRequestSchema.nullable().describe('The newest one of either team'),
    canAsk: z.boolean().describe('Whether this team may ask for another date now'),
    askUntil: z.string().nullable().describe('The last instant to ask; null for a postponed match'),
  })
  .meta({ id: 'OpenedDateRequest' });
export type OpenedDateRequest = z.infer<typeof openedDateRequestSchema>;

const askedDate = {
  matchDate: localDateSchema,
  matchTime: localTimeSchema,
  reason: reasonSchema.describe('The other team and the office read it'),
};
const answered = {
  request: idSchema.describe('The request that was read'),
  agrees: z.boolean().describe('Whether the team can play then'),
  reason: reasonSchema.optional().describe('The reason of a team that cannot'),
};
/** A team that cannot play says why. */
const hasReason = ({ agrees, reason }: { agrees: boolean; reason?: string | undefined }) =>
  agrees || reason !== undefined;
const REASON_MISSING = { path: ['reason'], message: textKey('check.missing') };

export const askDateSchema = z.strictObject(askedDate).meta({ id: 'AskDate' });
export type AskDate = z.infer<typeof askDateSchema>;

export const sendDateRequestSchema = z
  .strictObject({ token: tokenSchema, ...askedDate })
  .meta({ id: 'SendDateRequest' });

export const answerDateSchema = z
  .strictObject(answered)
  .refine(hasReason, REASON_MISSING)
  .meta({ id: 'AnswerDate' });
export type AnswerDate = z.infer<typeof answerDateSchema>;

export const answerDateRequestSchema = z
  .strictObject({ token: tokenSchema, ...answered })
  .refine(hasReason, REASON_MISSING)
  .meta({ id: 'AnswerDateRequest' });

export const decideDateRequestSchema = z
  .strictObject({
    decision: z.enum(['accepted', 'refused']).describe('Whether the match moves'),
    location: cleanLine(200)
      .optional()
      .describe('The venue of the new date; if left out, as before'),
    court: cleanLine(20)
      .nullable()
      .optional()
      .describe('The court of the new date; if left out, as before'),
    reason: reasonSchema.optional().describe('The reason of a refusal; both teams read it'),
  })
  .refine(({ decision, reason }) => decision === 'accepted' || reason !== undefined, {
    path: ['reason'],
    message: textKey('check.missing'),
  })
  .meta({ id: 'DecideDateRequest' });
export type DecideDateRequest = z.infer<typeof decideDateRequestSchema>;

export const dateCheckQuerySchema = z.object({
  location: cleanLine(200).optional().describe('The venue of the new date; if left out, as before'),
  court: cleanLine(20).optional().describe('The court of the new date; if left out, as before'),
});

export const dateCheckSchema = listOf(
  z.object({
    cause: z
      .enum(['team', 'official', 'court', 'rest', 'away'])
      .describe(
        '`team`, `official`, `court`: wanted twice at one time; `rest`: the team has another match on the day before, the same day or the day after; `away`: an official of the match cannot come on that day',
      ),
    name: z.string().describe('The name of the team or official; the place of a court'),
    match: z
      .object({
        id: idSchema,
        date: z.string().describe('`YYYY-MM-DD`'),
        time: z.string().describe('`HH:mm`'),
        court: z.string().nullable().describe('Null where nobody named one'),
        team1: z.string().describe('The name of team 1'),
        team2: z.string().describe('The name of team 2'),
      })
      .nullable()
      .describe('The match that is in the way; null for an official who is away'),
  }),
  'Clashes first, then short rests and officials who are away',
).meta({ id: 'DateCheck' });
export type DateCheck = z.infer<typeof dateCheckSchema>;

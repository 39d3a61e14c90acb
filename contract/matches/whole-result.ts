import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { cleanLine } from '../primitives.ts';
import { winnerSchema } from './match.ts';

const MOST_POINTS = 999;
const MOST_SETS = 99;
const MOST_PEOPLE = 200_000;

export const resultPointsSchema = z.number().int().min(0).max(MOST_POINTS);
const sideSchema = z.enum(SIDES);
const oneOrBoth = z.enum([...SIDES, 'both']);

/** The ways to a result; one call says one of them. */
const WAYS = ['sets', 'setWins', 'forfeit', 'absent'] as const;
/** Statuses that a match has instead of a result. */
const CALLED_OFF: readonly (string | undefined)[] = ['postponed', 'cancelled'];

/** The whole result of a match in one call, as one person knows it when the match is over. */
export const wholeResultSchema = z
  .strictObject({
    sets: z
      .array(z.tuple([resultPointsSchema, resultPointsSchema]))
      .min(1)
      .max(MOST_SETS)
      .optional()
      .describe('Points of team 1 and team 2, set by set: `[[25, 20], [23, 25], [25, 18]]`'),
    setWins: z
      .tuple([z.number().int().min(0).max(MOST_SETS), z.number().int().min(0).max(MOST_SETS)])
      .optional()
      .describe('Sets won by team 1 and team 2, where the points of the sets are not known'),
    winner: winnerSchema
      .optional()
      .describe('A check: the call is refused when the result says otherwise'),
    forfeit: oneOrBoth
      .optional()
      .describe('The team that refused to play or was declared to have lost; `both` lose'),
    absent: oneOrBoth.optional().describe('The team that did not come; it forfeits the match'),
    incomplete: sideSchema
      .optional()
      .describe('The team that could not play on, with `sets`; the other team gets the rest'),
    interruption: z
      .enum(['suspended', 'postponed', 'cancelled'])
      .optional()
      .describe('The match has no result: `suspended` with the sets so far, or called off'),
    reason: cleanLine(300)
      .nullable()
      .optional()
      .describe(
        'Public: the reason of a forfeit, an interruption or a correction; null takes it away',
      ),
    attendance: z
      .number()
      .int()
      .min(0)
      .max(MOST_PEOPLE)
      .nullable()
      .optional()
      .describe('Spectators; null where nobody counted'),
    allowIrregular: z
      .boolean()
      .optional()
      .describe('Confirms sets that play cannot reach, and a match that its sets do not decide'),
    replace: z
      .boolean()
      .optional()
      .describe(
        'Confirms that sets or points which are in the log go, where the result has them not',
      ),
    otherDay: z
      .boolean()
      .optional()
      .describe('Confirms a result of a match whose day has not come'),
  })
  .superRefine((input, context) => {
    const ways = WAYS.filter((way) => input[way] !== undefined);
    const isCalledOff = CALLED_OFF.includes(input.interruption);
    const fault = (field: string, key: ReturnType<typeof textKey>) =>
      context.addIssue({ code: 'custom', path: [field], message: key });
    if (ways.length > 1) fault(ways[1]!, textKey('result.oneWay'));
    else if (isCalledOff && ways.length > 0) fault(ways[0]!, textKey('result.calledOff'));
    else if (ways.length === 0 && !isCalledOff) fault('sets', textKey('result.nothing'));
    if (input.incomplete !== undefined && input.sets === undefined) {
      fault('incomplete', textKey('result.needsSets'));
    }
    if (input.interruption === 'suspended' && ways.length > 0 && input.sets === undefined) {
      fault('interruption', textKey('result.needsSets'));
    }
    if (input.interruption !== undefined && input.incomplete !== undefined) {
      fault('interruption', textKey('result.oneWay'));
    }
  })
  .meta({ id: 'WholeResult' });
export type WholeResult = z.infer<typeof wholeResultSchema>;

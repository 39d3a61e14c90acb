import { z } from 'zod';
import { phoneSchema } from '../accounts/phone.ts';
import { idSchema } from '../primitives.ts';

export const SMS_KINDS = ['result', 'opt-in', 'reply', 'captain', 'office', 'test'] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

/** The services that carry a message to a number. */
export const SMS_CARRIERS = ['sms', 'whatsapp'] as const;
export type SmsCarrier = (typeof SMS_CARRIERS)[number];
const carrierSchema = z.enum(SMS_CARRIERS).describe('The carrier: SMS or WhatsApp');

/**
 * `unknown`: the gateway was asked and no answer came, so it may have gone out; it is never sent again.
 * `delivered`, `undelivered`: the gateway reported so after it had taken the message (`sent`).
 * `stopped`: the budget of the day was used up, or an administrator has stopped everything.
 */
export const SMS_STATES = [
  'planned',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'unknown',
  'failed',
  'stopped',
] as const;
export type SmsState = (typeof SMS_STATES)[number];

/** The budget for answers, tests and matches without a league. */
export const SITE_BUDGET = 'site';
const MOST_BUDGET = 100_000_000;

export const smsReportSchema = z
  .object({
    isReady: z.boolean().describe('`SMS_URL` names a gateway'),
    takesTexts: z.boolean().describe('`SMS_KEY` is set: texts of people arrive'),
    gateway: z
      .string()
      .nullable()
      .describe('Its kind: `africastalking`, `beem`, `nextsms`, `android`'),
    number: z.string().nullable().describe('The number that people write to'),
    price: z.number().int().describe('TZS for a message of one part'),
    isStopped: z.boolean().describe('An administrator has stopped everything'),
    numbers: z.number().int().describe('Numbers that hear of something'),
    whatsapp: z
      .object({
        isReady: z.boolean().describe('`WHATSAPP_TOKEN` and its companions are set'),
        number: z.string().nullable().describe('The number that people write to'),
        price: z
          .number()
          .int()
          .nullable()
          .describe('TZS for a message outside the 24 hours after a text of the number'),
        numbers: z.number().int().describe('Those of `numbers` that hear by WhatsApp'),
      })
      .describe('Messages by WhatsApp: the same budgets, the same stop'),
    budgets: z
      .array(
        z.object({
          budget: z.string().describe('The id of the league, or `site`'),
          name: z.string().nullable().describe('The name of the league; null for the site'),
          perDay: z.number().int().describe('TZS a day; 0: nothing is sent'),
          spent: z.number().int().describe('TZS of today, estimated'),
          followers: z
            .number()
            .int()
            .describe('Numbers that a result of the league goes to at most'),
          estimate: z.number().int().describe('TZS for one result to all of them at most'),
          byWhatsapp: z.number().int().describe('Those of `followers` that hear by WhatsApp'),
        }),
      )
      .describe('The site, then the leagues that are played'),
    outcomes: z
      .array(
        z.object({
          day: z.string().describe('`YYYY-MM-DD` in Tanzania'),
          kind: z.enum(SMS_KINDS),
          carrier: carrierSchema,
          state: z.enum(SMS_STATES),
          error: z.string().describe('The reason of a failure; empty for none'),
          count: z.number().int(),
          cost: z.number().int().describe('TZS, as the gateway said, else as estimated'),
        }),
      )
      .describe('Entries of the last 30 days, newest first'),
  })
  .meta({ id: 'SmsReport' });
export type SmsReport = z.infer<typeof smsReportSchema>;

export const smsStateSchema = z
  .strictObject({ isStopped: z.boolean().describe('True: nothing is sent any more') })
  .meta({ id: 'SmsStop' });

export const smsBudgetParamSchema = z.object({
  budget: z.union([z.literal(SITE_BUDGET), idSchema]).describe('The id of a league, or `site`'),
});
export const smsBudgetSchema = z
  .strictObject({ perDay: z.number().int().min(0).max(MOST_BUDGET).describe('TZS a day') })
  .meta({ id: 'SmsBudget' });

export const smsTestSchema = z
  .strictObject({
    number: phoneSchema.describe('The number that gets the test'),
    carrier: carrierSchema.default('sms'),
  })
  .meta({ id: 'SmsTest' });

export const smsTestAnswerSchema = z
  .object({ outcome: z.string().describe('`sent`, or why it was not') })
  .meta({ id: 'SmsTestAnswer' });

export const smsWaySchema = z
  .object({
    number: z
      .string()
      .nullable()
      .describe('The number that people write to; null where texts do not arrive'),
    price: z.number().int().describe('TZS that one text costs about'),
    whatsapp: z
      .string()
      .nullable()
      .describe('The number of WhatsApp that people write to; null where there is none'),
    ussd: z
      .string()
      .nullable()
      .describe('The code that people dial for scores; null where there is none'),
  })
  .meta({ id: 'SmsWay' });

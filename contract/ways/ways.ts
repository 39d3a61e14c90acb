import { z } from 'zod';

/** The ways by which Wavu sends something by itself; `webhook` is every receiver but those of Telegram. */
export const OUTGOING_WAYS = ['push', 'sms', 'whatsapp', 'webhook', 'telegram', 'mail'] as const;
const waySchema = z
  .enum(OUTGOING_WAYS)
  .describe('The way by which it goes out; `webhook`: all receivers but channels of Telegram');
export type OutgoingWay = (typeof OUTGOING_WAYS)[number];

const counts = {
  sent: z.number().int().describe('Taken by the service or the receiver'),
  failed: z
    .number()
    .int()
    .describe('Refused, given up, not delivered, or nobody knows what became of it'),
  withheld: z
    .number()
    .int()
    .describe(
      'Messages that were held back on purpose: a stop, a budget, quiet hours, too late to be of use',
    ),
  cost: z.number().int().describe('TZS, as the gateway said, else as estimated'),
};

const wayReportSchema = z.object({
  way: waySchema,
  isReady: z.boolean().describe('It is configured; of webhooks and Telegram: a receiver is on'),
  isStopped: z.boolean().describe('This way alone, or all of them, are stopped'),
  recipients: z
    .number()
    .int()
    .describe('Devices, numbers, receivers, or readers of the newsletter'),
  waiting: z.number().int().describe('Messages, or devices, that are tried again later'),
  ...counts,
  perDay: z
    .number()
    .int()
    .nullable()
    .describe(
      'TZS of all budgets of a day; null where the way costs nothing, or takes of those of SMS',
    ),
  spentToday: z.number().int().nullable().describe('TZS taken out of these budgets today'),
});

export const waysReportSchema = z
  .object({
    isStopped: z.boolean().describe('An administrator has stopped all ways at once'),
    ways: z.array(wayReportSchema).describe('Each with the sums of the last 30 days'),
    days: z
      .array(
        z.object({
          day: z.string().describe('`YYYY-MM-DD` in Tanzania'),
          way: waySchema,
          ...counts,
        }),
      )
      .describe(
        'Figures of the last 30 days, newest first; days and ways without anything are left out',
      ),
  })
  .meta({ id: 'WaysReport' });
export type WaysReport = z.infer<typeof waysReportSchema>;

export const waysStateSchema = z
  .strictObject({
    isStopped: z
      .boolean()
      .describe('True: nothing is sent by any way, but letters that somebody asked for'),
  })
  .meta({ id: 'WaysStop' });

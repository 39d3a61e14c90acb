import { z } from 'zod';
import { followKeySchema } from '../accounts/follows.ts';
import { languageSchema, localTimeSchema } from '../primitives.ts';

/** Base64 for addresses, as browsers give keys of a subscription. */
const keySchema = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

/** The address that the push service of a browser has given out. Everybody who knows it may send there. */
export const endpointSchema = z
  .string()
  .max(1000)
  // A name that ends in letters: numbers in any form would be an address.
  .regex(/^[Hh][Tt][Tt][Pp][Ss]:\/\/(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?::443)?\/[^\s"<>\\]+$/)
  .describe('The endpoint of the subscription: https, at a public name');

export const pushKeySchema = z
  .object({
    publicKey: z
      .string()
      .nullable()
      .describe('The value of `applicationServerKey`; null where nothing is sent'),
  })
  .meta({ id: 'PushKey' });

export const preferencesSchema = z.object({
  sets: z.boolean().describe('Also the end of every set'),
  start: z.boolean().describe('Also the start, another time or place, and a cancellation'),
  lineup: z.boolean().describe('Also when both line-ups are known'),
});

/** `from` and `to` may be on either side of midnight. */
const quietSchema = z
  .strictObject({ from: localTimeSchema, to: localTimeSchema })
  .nullable()
  .describe('Hours without messages, Tanzanian time');

export const deviceSchema = z.strictObject({ endpoint: endpointSchema }).meta({ id: 'PushDevice' });

export const tellSchema = z
  .strictObject({
    endpoint: endpointSchema,
    keys: z
      .strictObject({
        p256dh: keySchema(65).describe('The key of the browser'),
        auth: keySchema(16).describe('The secret of the subscription'),
      })
      .describe('The keys of the subscription, for which messages are encrypted'),
    language: languageSchema.describe('The language of the messages'),
    quiet: quietSchema,
    ...followKeySchema.shape,
    ...preferencesSchema.shape,
  })
  .meta({ id: 'PushTell' });
export type Tell = z.infer<typeof tellSchema>;

export const stopSchema = z
  .strictObject({
    endpoint: endpointSchema,
    subject: followKeySchema
      .optional()
      .describe('The subject whose messages end; if left out, all messages to the device end'),
  })
  .meta({ id: 'PushStop' });

export const deviceStateSchema = z
  .object({
    quiet: quietSchema,
    tells: z
      .array(followKeySchema.extend(preferencesSchema.shape))
      .describe('The news that the device hears of'),
  })
  .meta({ id: 'PushDeviceState' });
export type DeviceState = z.infer<typeof deviceStateSchema>;

export const pushReportSchema = z
  .object({
    isReady: z.boolean().describe('PUBLIC_URL is https and names a public host'),
    isStopped: z.boolean().describe('An administrator has stopped everything'),
    devices: z.number().int().describe('Devices that hear of something'),
    waiting: z.number().int().describe('Devices whose push service does not take messages now'),
    outcomes: z
      .array(
        z.object({
          day: z.string().describe('`YYYY-MM-DD`, UTC'),
          outcome: z
            .string()
            .describe('`sent`, `gone`, `quiet`, `late`, or the reason of a failure'),
          count: z.number().int(),
        }),
      )
      .describe('Entries of the last 30 days, newest first'),
  })
  .meta({ id: 'PushReport' });
export type PushReport = z.infer<typeof pushReportSchema>;

export const pushStateSchema = z
  .strictObject({ isStopped: z.boolean().describe('True: nothing is sent any more') })
  .meta({ id: 'PushState' });

export const pushTestSchema = z
  .object({ outcome: z.string().describe('`sent`, or why it was not') })
  .meta({ id: 'PushTest' });

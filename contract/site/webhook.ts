import { z } from 'zod';
import { HAPPENING_KINDS } from '#domain/happenings/happening.ts';
import { matchSchema } from '../matches/match.ts';
import { cleanLine, idSchema, languageSchema, listOf } from '../primitives.ts';
import { newsSchema } from './news.ts';

export const WEBHOOK_SHAPES = ['standard', 'discord', 'slack', 'telegram'] as const;
const shapeSchema = z
  .enum(WEBHOOK_SHAPES)
  .describe(
    '`standard`: the event as JSON after Standard Webhooks 1.0; `discord`, `slack`: a sentence that the service shows; ' +
      '`telegram`: one message for each match, which every event changes',
  );
export type WebhookShape = z.infer<typeof shapeSchema>;

export const WEBHOOK_EVENTS = HAPPENING_KINDS;
/** Sent when an administrator tries an address. */
export const TEST_EVENT = 'webhook.test';

/** Whether the scheme may be http and the host is a public one, the server decides. */
const addressSchema = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(1000)
  .describe(
    'The address to which events are posted: a name, not a number, and https unless the site itself has http',
  );

const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1)
  .max(WEBHOOK_EVENTS.length)
  .transform((events) => [...new Set(events)])
  .describe('The events that are sent');

const settings = {
  name: cleanLine(80).min(1).describe('The name that administrators read'),
  address: addressSchema,
  events: eventsSchema,
  language: languageSchema.describe(
    'The language of the sentences for Discord, Slack and Telegram',
  ),
};

export const createWebhookSchema = z
  .strictObject({ ...settings, shape: shapeSchema })
  .meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.infer<typeof createWebhookSchema>;

export const updateWebhookSchema = z
  .strictObject({ ...settings, isOn: z.boolean().describe('False: nothing is sent') })
  .partial()
  .meta({ id: 'UpdateWebhook' });
export type UpdateWebhook = z.infer<typeof updateWebhookSchema>;

const OFF_REASONS = ['administrator', 'gone', 'failing'] as const;

export const webhookSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    host: z.string().describe('The host of the address; the rest of it may be a secret'),
    shape: shapeSchema,
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    language: languageSchema,
    isOn: z.boolean(),
    offReason: z
      .enum(OFF_REASONS)
      .nullable()
      .describe('`gone`: it answered 410; `failing`: it failed for five days'),
    failingSince: z.string().nullable().describe('The first failure after the last success'),
    waiting: z.number().int().describe('Deliveries that are still to be made'),
    createdAt: z.string(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;
export type OffReason = (typeof OFF_REASONS)[number];

export const webhookListSchema = listOf(webhookSchema).meta({ id: 'WebhookList' });

const secretSchema = z
  .string()
  .describe('`whsec_` and the key in base64, for the library of the receiver. It is shown once.');

export const createdWebhookSchema = z
  .object({ id: idSchema, secret: secretSchema })
  .meta({ id: 'CreatedWebhook' });

export const newSecretSchema = z
  .object({
    secret: secretSchema,
    formerUntil: z
      .string()
      .describe('The instant until which deliveries are signed with the former one, too'),
  })
  .meta({ id: 'NewWebhookSecret' });

export const deliverySchema = z
  .object({
    id: idSchema.describe('The `webhook-id`, the same at every repetition'),
    event: z.string(),
    state: z.enum(['waiting', 'sent', 'failed']),
    tries: z.number().int(),
    status: z.number().int().nullable().describe('HTTP status of the last answer'),
    error: z.string().nullable().describe('The reason why the last try failed'),
    createdAt: z.string(),
    triedAt: z.string().nullable(),
    dueAt: z.string().nullable().describe('When it is tried again'),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof deliverySchema>;
export const deliveryListSchema = listOf(deliverySchema);

export const webhookTestSchema = z
  .object({ outcome: z.string().describe('`sent`, or why it was not') })
  .meta({ id: 'WebhookTest' });

/** The body of a delivery: the objects are those of the public API. */
export const webhookEventSchema = z
  .object({
    type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]).describe('The name of the event'),
    timestamp: z.string().describe('When it happened, ISO 8601'),
    data: z.object({
      match: matchSchema.nullable().describe('The match as it is when the event is sent'),
      set: z.number().int().nullable().describe('The number of the set, in events about one set'),
      league: z.object({ id: idSchema, name: z.string() }).nullable(),
      news: newsSchema.nullable().describe('Its text is cut after 4,000 characters'),
    }),
  })
  .meta({ id: 'WebhookEvent' });
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

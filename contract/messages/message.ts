import { z } from 'zod';
import { numberedCursorSchema, registerOf } from '../administration/numbered-list.ts';
import { PUBLISHED_LANGUAGES } from '../language.ts';
import { idSchema, listOf } from '../primitives.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';

const kindSchema = z
  .enum(MESSAGE_KINDS)
  .describe(
    'The subject: duties of officials, another date of a match, requests for one, results of captains, entries, decisions, suspensions and protests, a new account',
  );

const textSchema = z.object({
  language: z.enum(PUBLISHED_LANGUAGES).describe('The language of this text'),
  title: z.string().describe('The subject, in one line'),
  text: z.string().describe('Lines with the league, teams, day, hour, place, officials and reason'),
});

const common = {
  id: idSchema,
  kind: kindSchema,
  at: z.string().describe('The instant at which it was written'),
  texts: z.array(textSchema).describe('The same in every language of the site'),
  path: z.string().describe('The page that says more, without a language'),
};

export const ownMessageSchema = z
  .object({ ...common, isNew: z.boolean().describe('Written since the reader looked last') })
  .meta({ id: 'OwnMessage' });
export type OwnMessage = z.infer<typeof ownMessageSchema>;

export const ownMessagesSchema = listOf(ownMessageSchema, 'The newest first, at most 50')
  .extend({
    unseen: z.number().int().describe('Those of the list that are new'),
    before: z
      .string()
      .nullable()
      .describe('The place at which the next part begins; null where there is none'),
  })
  .meta({ id: 'OwnMessages' });
export type OwnMessages = z.infer<typeof ownMessagesSchema>;

export const ownMessagesQuerySchema = z.object({
  cursor: idSchema
    .optional()
    .describe('The `next` of the answer before; without it the newest messages are answered'),
  before: idSchema.optional().describe('The same as `cursor`, which is preferred'),
});

export const seenSchema = z
  .strictObject({ message: idSchema.describe('The newest one that was read') })
  .meta({ id: 'MessageSeen' });

/** `waiting`: not tried yet; `unknown`: a gateway gave no answer, so it may have gone out. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'unknown'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The ways of a message; a person with an account reads it there. */
export const MESSAGE_WAYS = ['app', 'mail', 'sms', 'push'] as const;

const recipientSchema = z.object({
  kind: z
    .enum(['official', 'team', 'player', 'user', 'league', 'entry'])
    .describe('`league`: its office; `entry`: a team that was refused'),
  id: idSchema,
  name: z.string().describe('Empty for somebody who was erased'),
  phone: z.string().nullable().describe('The number of an official, shown to administrators alone'),
  ways: z
    .array(
      z.object({
        way: z.enum(MESSAGE_WAYS).describe('`app`: read with an account'),
        state: z
          .enum(DELIVERY_STATES)
          .describe('`unknown`: a gateway gave no answer, so it may have gone out'),
        count: z.number().int().describe('Mails, SMS or devices'),
        error: z.string().describe('The reason of a failure; empty for none'),
      }),
    )
    .describe('None: nobody but the office can tell'),
});

/** Messages that the office has to look at. */
export const MESSAGE_OUTCOMES = ['by-hand', 'failed', 'waiting'] as const;

export const officeMessageSchema = z
  .object({
    ...common,
    league: z
      .object({ id: idSchema, name: z.string().describe('The name of the league') })
      .nullable()
      .describe('The league that it belongs to; null for none'),
    to: z.array(recipientSchema).describe('Those whom it is for'),
  })
  .meta({ id: 'OfficeMessage' });
export type OfficeMessage = z.infer<typeof officeMessageSchema>;

export const officeMessagesQuerySchema = z.object({
  kind: kindSchema.optional(),
  league: idSchema.optional().describe('Messages of this league'),
  match: idSchema.optional().describe('Messages about this match'),
  outcome: z
    .enum(MESSAGE_OUTCOMES)
    .optional()
    .describe(
      '`by-hand`: no way leads to one of those whom it is for; `failed`: a mail, SMS or push did not arrive; `waiting`: not sent yet',
    ),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe('The number of the page, from 1'),
  cursor: numberedCursorSchema,
  size: z.coerce.number().int().min(1).max(50).default(20).describe('Messages on a page'),
});
export type OfficeMessagesQuery = z.infer<typeof officeMessagesQuerySchema>;

export const officeMessagesSchema = registerOf(officeMessageSchema, 'The newest first').meta({
  id: 'OfficeMessages',
});
export type OfficeMessages = z.infer<typeof officeMessagesSchema>;

import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { phoneSchema } from '../accounts/phone.ts';
import {
  cleanLine,
  genderSchema,
  hexColorSchema,
  idSchema,
  listOf,
  localDateSchema,
  nameSchema,
} from '../primitives.ts';

export const MOST_ENTERED_PLAYERS = 30;
const MOST_FEE = 100_000_000;

export const newEntryLinkSchema = z
  .strictObject({
    closesOn: localDateSchema.describe('The last day on which a team may enter'),
    fee: z
      .number()
      .int()
      .min(1)
      .max(MOST_FEE)
      .optional()
      .describe('Shillings that each accepted team is charged with'),
  })
  .meta({ id: 'NewEntryLink' });
export type NewEntryLink = z.infer<typeof newEntryLinkSchema>;

const feeSchema = z.number().int().nullable().describe('Shillings; null where no fee is asked');

export const entryLinkSchema = z
  .object({
    url: z.string().describe('Opens the form without an account'),
    token: z.string(),
    expiresAt: z.string(),
    fee: feeSchema,
  })
  .meta({ id: 'EntryLink' });
export type EntryLink = z.infer<typeof entryLinkSchema>;

export const enteredPlayerSchema = z
  .strictObject({ fullName: nameSchema, jerseyNumber: z.number().int().min(0).max(99).nullable() })
  .meta({ id: 'EnteredPlayer' });

const entryTokenSchema = z.string().min(1).max(100);
export const openEntrySchema = z
  .strictObject({ token: entryTokenSchema.describe('Behind # of the link') })
  .meta({ id: 'OpenEntry' });

/** The facts of a team that wants to enter a league. */
const teamFacts = {
  name: nameSchema,
  city: nameSchema,
  gender: genderSchema,
  club: nameSchema.optional().describe('The name of the club; without it the team has none'),
  coach: nameSchema.optional(),
  jerseyColor1: hexColorSchema.optional(),
  jerseyColor2: hexColorSchema.optional(),
  contactName: nameSchema.describe('Shown to the office of the league alone'),
  phone: phoneSchema.describe('Shown to the office of the league alone'),
  feePaid: z.boolean().describe('The sender says that the fee is paid'),
  feeReference: cleanLine(100).optional().describe('Such as the code of a mobile payment'),
  players: z
    .array(enteredPlayerSchema)
    .max(MOST_ENTERED_PLAYERS)
    .refine(hasEachShirtOnce, textKey('entry.shirtTwice')),
};

export const sendEntrySchema = z
  .strictObject({ token: entryTokenSchema, ...teamFacts })
  .meta({ id: 'SendTeamEntry' });
export type SendEntry = z.infer<typeof sendEntrySchema>;

/** The data of the form: the server says in words what is wrong with a roster. */
export const entryFormSchema = sendEntrySchema.extend({ players: z.array(enteredPlayerSchema) });
export type EntryDetails = Omit<SendEntry, 'token'>;

function hasEachShirtOnce(players: readonly { jerseyNumber: number | null }[]): boolean {
  const shirts = players.flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  return new Set(shirts).size === shirts.length;
}

const ref = z.object({ id: idSchema, name: z.string() });
const common = {
  state: z.enum(['waiting', 'accepted', 'refused']),
  name: z.string(),
  reason: z.string().describe('The reason of a refusal'),
  fee: feeSchema,
  sentAt: z.string().describe('The instant at which it was sent'),
  decidedAt: z.string().nullable(),
  team: idSchema.nullable().describe('The team that was entered'),
};

const leagueSchema = ref.extend({ startsAt: z.string(), location: z.string() });

/** The answer to a link: the form for a new team, or what became of one that was sent. */
export const openedEntrySchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('form'),
      league: leagueSchema,
      fee: feeSchema,
      expiresAt: z.string(),
      mostPlayers: z.number().int().describe('Players of a roster at most'),
    }),
    z.object({ kind: z.literal('sent'), league: leagueSchema, ...common }),
  ])
  .meta({ id: 'OpenedEntry' });
export type OpenedEntry = z.infer<typeof openedEntrySchema>;

export const sentEntrySchema = z
  .object({ token: z.string().describe('Opens what becomes of the entry; shown once') })
  .meta({ id: 'SentTeamEntry' });

export const teamEntrySchema = z
  .object({
    id: idSchema,
    ...common,
    details: z
      .object({ ...teamFacts, players: z.array(enteredPlayerSchema) })
      .nullable()
      .describe('The request as it was sent; null once it is decided'),
    sameTeams: z.array(ref).describe('Teams that have this name already'),
    sameClubs: z.array(ref).describe('Clubs that have the name of its club already'),
  })
  .meta({ id: 'TeamEntry' });
export type TeamEntry = z.infer<typeof teamEntrySchema>;

export const teamEntriesSchema = listOf(teamEntrySchema, 'Those that wait first, then the newest')
  .extend({ openUntil: z.string().nullable().describe('The end of the last link that is open') })
  .meta({ id: 'TeamEntries' });

const chosen = (thing: string) =>
  z
    .union([z.literal('new'), idSchema])
    .optional()
    .describe(`A ${thing} that there is, or \`new\`; asked for where the name exists already`);

export const decideEntrySchema = z
  .strictObject({
    decision: z.enum(['accepted', 'refused']).describe('Whether the team enters the league'),
    team: chosen('team'),
    club: chosen('club'),
    reason: cleanLine(300)
      .min(1)
      .optional()
      .describe('The reason of a refusal; the sender reads it'),
  })
  .refine(({ decision, reason }) => decision === 'accepted' || reason !== undefined, {
    path: ['reason'],
    message: textKey('check.missing'),
  })
  .meta({ id: 'DecideTeamEntry' });
export type DecideEntry = z.infer<typeof decideEntrySchema>;

export const decidedEntrySchema = z
  .object({
    entry: teamEntrySchema,
    playersAdded: z.number().int().describe('Players who came to the team'),
    playersLeftOut: z
      .number()
      .int()
      .describe(
        'Players who are in the team already, or are left to the coach of a team that has an account',
      ),
  })
  .meta({ id: 'DecidedTeamEntry' });

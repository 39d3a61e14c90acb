import { z } from 'zod';
import {
  CHALLENGE_EFFECTS,
  CHALLENGE_KINDS,
  CHALLENGE_OUTCOMES,
  type MatchEvent,
  RALLY_REASONS,
  RESUME_MODES,
  SANCTION_GRADES,
  SIGNING_MANNERS,
  SIGNING_ROLES,
  TOSS_CHOICES,
} from '#domain/volleyball/events.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { TOUCH_CODE } from '#domain/volleyball/statistics/touches/touch.ts';
import { entryAuthorsSchema } from '../halls/entry-authors.ts';
import { cleanLine, cleanText, END_OF_DAYS } from '../primitives.ts';
import { shirt, shirts, teamSheetSchema } from './events/team-sheet.ts';
import { drawingSchema, sealSchema } from './signature.ts';

/**
 * The scorer's clock: ISO 8601 or epoch milliseconds; kept as epoch milliseconds. It may be wrong
 * by years: no point is lost for that. A time that no calendar holds is refused, for a log keeps it
 * for ever.
 */
const instantSchema = z
  .union([z.number().int(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))])
  .pipe(z.number().min(0).max(END_OF_DAYS));

const envelope = {
  /** A UUID made by the sender: the same one again is answered, not kept twice. */
  id: z.uuid(),
  at: instantSchema,
  /** The reason of an official who lets a breach of the rules stand. */
  override: cleanLine(300).min(1).optional(),
};

const side = z.enum(SIDES);
const set = z.number().int().min(1).max(99);
const score = z.number().int().min(0).max(999);
const words = cleanText(1000);
const position = z.number().int().min(1).max(6);
const pairs = z
  .array(z.strictObject({ out: shirt, in: shirt }))
  .min(1)
  .max(12);
const rallyFacts = {
  winner: side,
  reason: z.enum(RALLY_REASONS).optional(),
  player: shirt.optional(),
  /** Of the other team: who made the error that gave the point. */
  errorBy: shirt.optional(),
};

function event<T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({ ...envelope, type: z.literal(type), ...shape });
}

const statusEvents = [
  event('start', {}),
  event('end', {}),
  event('postpone', { why: words.optional() }),
  event('cancel', { why: words.optional() }),
  event('suspend', { why: words.optional() }),
  event('resume', { mode: z.enum(RESUME_MODES).optional() }),
] as const;

const preparationEvents = [
  event('match-setup', { team1: teamSheetSchema.optional(), team2: teamSheetSchema.optional() }),
  event('toss', {
    winner: side.optional(),
    choice: z.enum(TOSS_CHOICES).optional(),
    firstServe: side.optional(),
    left: side.optional(),
  }),
  event('lineup', { set, team: side, players: shirts, liberos: shirts.optional() }),
  event('set-start', { set, firstServe: side.optional(), left: side.optional() }),
] as const;

const playEvents = [
  event('rally', {
    ...rallyFacts,
    /** Rallies of the set so far + 1: blocks double taps. */
    no: z.number().int().min(1).max(2000),
    set: set.optional(),
    server: shirt.optional(),
    /** All touches in order, in the code of DataVolley, `*` team 1, `a` team 2: `*12AH#V5~46~H2`. */
    touches: z.array(z.string().regex(TOUCH_CODE)).max(200).optional(),
    /** The positions of the setters, 1 to 6, as the rally began. */
    setters: z.strictObject({ team1: position.optional(), team2: position.optional() }).optional(),
  }),
  event('replay', { why: words.optional() }),
  event('time-up', {}),
  event('timeout', { team: side }),
  event('technical-timeout', {}),
  event('substitution', {
    team: side,
    pairs,
    kind: z.enum(['regular', 'exceptional']).optional(),
    forced: z.boolean().optional(),
  }),
  event('libero', {
    team: side,
    action: z.enum(['in', 'out', 'swap']),
    libero: shirt,
    player: shirt.optional(),
    /** The acting libero is hurt or ill and leaves before a rally is completed. */
    unable: z.boolean().optional(),
  }),
  event('libero-redesignate', { team: side, from: shirt, to: shirt }),
  event('improper', { team: side, by: words.optional() }),
  event('delay', { team: side, by: words.optional(), request: z.boolean().optional() }),
  event('sanction', {
    team: side,
    person: z.union([shirt, cleanLine(20).min(1)]),
    grade: z.enum(SANCTION_GRADES),
  }),
  event('challenge', {
    team: side,
    outcome: z.enum(CHALLENGE_OUTCOMES),
    kind: z.enum(CHALLENGE_KINDS).optional(),
    effect: z.enum(CHALLENGE_EFFECTS).optional(),
  }),
  event('medical', { team: side, player: shirt, stage: z.enum(['start', 'end']) }),
  event('rotation-fault', {
    team: side,
    cancelled: score.optional(),
    players: shirts.optional(),
    reversed: pairs.optional(),
  }),
  event('restore', { toRally: score, why: words.optional() }),
] as const;

const decisionEvents = [
  event('incomplete', { team: side, scope: z.enum(['set', 'match']) }),
  event('forfeit', { team: side }),
  event('default', { team: side }),
  event('award', {
    kind: z.enum(['point', 'set', 'match']),
    team: side,
    points: z.number().int().min(-999).max(999).optional(),
    reason: words.optional(),
  }),
  event('set-score', { set, team1Score: score, team2Score: score, serving: side.optional() }),
  event('set-result', {
    set,
    team1Score: score,
    team2Score: score,
    allowIrregular: z.boolean().optional(),
  }),
  event('result', {
    team1Wins: z.number().int().min(0).max(99),
    team2Wins: z.number().int().min(0).max(99),
    allowIrregular: z.boolean().optional(),
  }),
] as const;

const noteEvents = [
  event('remark', { text: words.min(1) }),
  event('protest', { text: words.min(1), team: side.optional() }),
  event('lot', { text: words.min(1) }),
] as const;

const formalEvents = [
  event('set-confirm', { set }),
  event('sign', {
    role: z.enum(SIGNING_ROLES),
    name: words.optional(),
    /** Kept apart from the log: only who may score the match reads it. */
    drawing: drawingSchema.optional(),
    /** The list of the own team, before the match; else the whole sheet. */
    of: z.literal('list').optional(),
    protest: z.boolean().optional(),
    /** In what is read: the SHA-256 of what was signed. The server reckons it and believes nobody else. */
    seal: sealSchema.optional(),
    /** The server finds out by itself, and believes nobody but a hall. */
    manner: z.enum(SIGNING_MANNERS).optional(),
  }),
  event('finalise', {}),
] as const;

type WithoutEnvelope<E> =
  E extends z.ZodObject<infer Shape, infer Config>
    ? z.ZodObject<Omit<Shape, keyof typeof envelope>, Config>
    : never;

/** The same kinds of entries without the facts of their writing. */
function withoutEnvelope<const E extends readonly z.ZodObject[]>(events: E) {
  const entries = events.map((it) => it.omit({ id: true, at: true, override: true }));
  return entries as unknown as { [K in keyof E]: WithoutEnvelope<E[K]> };
}

const [, ...otherPlayEvents] = playEvents;
const mended = [
  ...withoutEnvelope(statusEvents),
  ...withoutEnvelope(preparationEvents),
  ...withoutEnvelope(otherPlayEvents),
  ...withoutEnvelope(decisionEvents),
  ...withoutEnvelope([event('set-confirm', { set })]),
  ...withoutEnvelope(noteEvents),
] as const;
const mendedEntrySchema = z.discriminatedUnion('type', mended).meta({ id: 'MendedEntry' });
const insertedEntrySchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rally'), ...rallyFacts }),
    ...mended,
  ])
  .meta({ id: 'InsertedEntry' });

const amendments = [
  event('void', {
    target: z.uuid(),
    also: z.array(z.uuid()).max(50).optional(),
    why: words.optional(),
  }),
  event('correct', {
    target: z.uuid(),
    winner: side.optional(),
    reason: z.enum(RALLY_REASONS).optional(),
    player: shirt.optional(),
    errorBy: shirt.optional(),
    /** Of any other entry all its facts anew; its kind stays. */
    entry: mendedEntrySchema.optional(),
    /** Later entries that do not fit any more, taken out together with this. */
    also: z.array(z.uuid()).max(50).optional(),
    /** Later entries corrected together with this. */
    with: z
      .array(z.strictObject({ target: z.uuid(), entry: mendedEntrySchema }))
      .max(50)
      .optional(),
    why: words.optional(),
  }),
  event('insert', {
    winner: side.optional(),
    reason: z.enum(RALLY_REASONS).optional(),
    player: shirt.optional(),
    errorBy: shirt.optional(),
    /** The entry that is put in; without it a point with the facts beside. */
    entry: insertedEntrySchema.optional(),
    before: z.uuid(),
    also: z.array(z.uuid()).max(50).optional(),
    why: words.optional(),
  }),
] as const;

/** One entry of a match log as it crosses the wire; the domain says when it is legal. */
export const matchEventSchema = z.discriminatedUnion('type', [
  ...statusEvents,
  ...preparationEvents,
  ...playEvents,
  ...decisionEvents,
  ...noteEvents,
  ...formalEvents,
  ...amendments,
]);
export type WireEvent = z.infer<typeof matchEventSchema>;

/** Does not compile when the wire says something that the domain does not know. */
export function toMatchEvent(event: WireEvent): MatchEvent {
  return event;
}

export const appendEventsSchema = z
  .strictObject({
    /** The pen's, from `POST /matches/{id}/pen`. */
    epoch: z.number().int().min(0),
    /** The log's length when the first of these happened. */
    baseSeq: z.number().int().min(0),
    events: z.array(matchEventSchema).min(1).max(500),
    /** Of a hall: who wrote the entries there, and when. */
    authors: entryAuthorsSchema.optional(),
  })
  .meta({ id: 'AppendEvents' });
export type AppendEvents = z.infer<typeof appendEventsSchema>;

/** An entry as kept: the event with its place in the log. */
export const loggedEventSchema = z
  .looseObject({
    id: z.string(),
    type: z.string(),
    at: z.number().int(),
    seq: z.number().int(),
    recordedAt: z.string(),
  })
  .meta({ id: 'LoggedEvent' });
export type LoggedEvent = z.infer<typeof loggedEventSchema>;

/**
 * The author of the entries from `seq` on; `name` is null for a scorer link and for the program.
 */
export const entryAuthorSchema = z
  .object({ seq: z.number().int(), name: z.string().nullable() })
  .meta({ id: 'EntryAuthor' });
export type EntryAuthor = z.infer<typeof entryAuthorSchema>;

import { createHash } from 'node:crypto';
import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { Language } from '#contract/language.ts';
import { SITE_BUDGET, type SmsCarrier, type SmsKind } from '#contract/sms/sms.ts';
import { forgetNumber } from '#server/platform/db/forget-number.ts';
import type { Store } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import type { UssdSource } from '#server/site/ussd/source.ts';
import { answerQuestion } from './answer.ts';
import { holdBudget } from './budgets.ts';
import { answerCaptain } from './captain-answer.ts';
import { CAPTAIN_WORDS } from './captain-words.ts';
import { carriageOfAnswer, type Prices } from './carriage.ts';
import { findSubject } from './find-subject.ts';
import { askOptIn, confirmOptIn, OFFICE_OPT_IN, type Person } from './opt-in.ts';
import { planSms } from './plan.ts';
import { readText } from './read-text.ts';
import { onePart } from './text.ts';
import { WORDS } from './words.ts';

const AUTHOR = { kind: 'system', name: 'sms' } as const;
/** Kinds of answers that count together, and how many of them a number gets in an hour. */
type AnswerLimit = { kinds: readonly SmsKind[]; most: number };
/** Two programs that answer each other end here. */
const OF_ALL: AnswerLimit = { kinds: ['reply', 'opt-in'], most: 5 };
/** To a captain; what comes behind them is not read. */
const OF_CAPTAINS: AnswerLimit = { kinds: ['captain'], most: 10 };
const HOUR_MS = 60 * 60_000;

export type Incoming = { from: string; text: string; id: string };

export type IncomingOptions = {
  source: UssdSource;
  carrier: SmsCarrier;
  prices: Prices;
  /** Our own number: a text from it would be answered for ever. */
  ownNumber: string | undefined;
};

/** The names that gateways have for the parts of a text. */
type Fields = Partial<
  Record<
    'from' | 'sender' | 'phoneNumber' | 'text' | 'message' | 'id' | 'messageId' | 'timestamp',
    unknown
  >
>;

/** The parts of a text in any of the forms of gateways; undefined where it is none. */
export function readIncoming(body: unknown): Incoming | undefined {
  const outer = fieldsOf(body);
  const fields: Fields = { ...outer, ...fieldsOf(outer.payload) };
  const from = fields.from ?? fields.sender ?? fields.phoneNumber;
  const text = fields.text ?? fields.message;
  if (typeof from !== 'string' || typeof text !== 'string') return undefined;
  const id = fields.messageId ?? fields.id ?? fields.timestamp ?? '';
  return { from, text, id: `${id} ${text}` };
}

function fieldsOf(value: unknown): Fields & { payload?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

type Reply = { text: string; kind: SmsKind; occasion?: string; address?: string };

/**
 * Does what a text asks for and plans at most one message back. The same text, brought again by the
 * gateway, is answered once; senders without a number of a person, and our own, are not answered.
 *
 * @returns whether something is to be sent now
 */
export async function takeText(
  store: Store,
  { from, text, id }: Incoming,
  { source, carrier, prices, ownNumber }: IncomingOptions,
  now: number,
): Promise<boolean> {
  const to = normalPhone(from);
  if (to === undefined || to === (ownNumber && normalPhone(ownNumber))) return false;
  const { command, language } = readText(text);
  const address = store.vault.digest(to);
  const person: Person = { address, number: store.vault.seal(to), language, carrier };
  const occasion = `text:${createHash('sha256').update(`${from} ${id}`).digest('base64url')}`;
  const answer = await replyFor(store, person, command, { source, language, occasion, now });
  if (answer === undefined) return false;
  return write(store, { actor: AUTHOR, now }, async ({ db }) => {
    await holdBudget(db, SITE_BUDGET, now);
    // Once more for a captain: of many texts at once each was read before the others had an answer.
    const limit = answer.kind === 'captain' ? OF_CAPTAINS : OF_ALL;
    if (await isAtLimit(db, address, limit, now)) return false;
    const planned = await planSms(
      db,
      {
        ...carriageOfAnswer(carrier, prices),
        number: person.number,
        address: answer.address ?? address,
        budget: SITE_BUDGET,
        occasion: answer.occasion ?? occasion,
        kind: answer.kind,
        text: onePart(answer.text),
      },
      now,
    );
    return planned !== undefined;
  });
}

async function isAtLimit(
  db: Store['db'],
  address: string,
  { kinds, most }: AnswerLimit,
  now: number,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('sms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('kind', 'in', kinds)
    .where('created_at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow();
  return Number(count) >= most;
}

/**
 * A text that the gateway brings once more changes nothing: the captain may have corrected it since.
 */
async function replyToCaptain(
  store: Store,
  { address }: Person,
  text: string,
  { language, occasion, now }: ReplyContext,
): Promise<Reply | undefined> {
  if (await isAtLimit(store.db, address, OF_CAPTAINS, now)) return undefined;
  const answered = await store.db
    .selectFrom('sms')
    .select('id')
    .where('address', '=', address)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  if (answered) return undefined;
  const answer = await answerCaptain(store, address, { text, language, now });
  if (answer !== undefined) return { text: answer, kind: 'captain' };
  const none = CAPTAIN_WORDS[language].noCaptain;
  return { text: none, kind: 'reply', occasion: `no-captain:${localDate(now)}` };
}

type ReplyContext = {
  source: UssdSource;
  language: Language;
  occasion: string;
  now: number;
};

async function replyFor(
  store: Store,
  person: Person,
  command: ReturnType<typeof readText>['command'],
  { source, language, occasion, now }: ReplyContext,
): Promise<Reply | undefined> {
  const words = WORDS[language];
  const inTransaction = <T>(work: Parameters<typeof write<T>>[2]) =>
    write(store, { actor: AUTHOR, now }, work);
  switch (command.kind) {
    case 'stop':
      return inTransaction(async ({ db }) => {
        const isKnown = await isKnownNumber(db, person.address);
        await forgetNumber(db, person.address);
        // Nothing of the number stays, so this one answer is under no number either.
        return isKnown
          ? { text: words.ended, kind: 'reply', address: `gone:${occasion}` }
          : undefined;
      });
    case 'follow': {
      const subject = await findSubject(source, command.name);
      if (subject === undefined) return { text: words.notFound(command.name), kind: 'reply' };
      await inTransaction(({ db }) => askOptIn(db, person, subject, now));
      return { text: words.confirm(subject.name), kind: 'opt-in' };
    }
    case 'office':
      await inTransaction(({ db }) => askOptIn(db, person, OFFICE_OPT_IN, now));
      return { text: words.confirmOffice, kind: 'opt-in' };
    case 'confirm': {
      const confirmed = await inTransaction(({ db }) => confirmOptIn(db, person, now));
      if (confirmed === 'office') return { text: words.officeConfirmed, kind: 'opt-in' };
      const text = confirmed ? words.following(confirmed.name) : words.nothingToConfirm;
      return { text, kind: 'opt-in' };
    }
    case 'captain':
      return replyToCaptain(store, person, command.name, { source, language, occasion, now });
    case 'unknown':
      // Once a day: most of such texts are not for us.
      return { text: words.help, kind: 'reply', occasion: `unknown:${localDate(now)}` };
    default:
      return { text: await answerQuestion(command, source, language, now), kind: 'reply' };
  }
}

async function isKnownNumber(db: Parameters<typeof forgetNumber>[0], address: string) {
  const row = await db
    .selectFrom('delivery_address')
    .select('id')
    .where('way', '=', 'sms')
    .where('address', '=', address)
    .executeTakeFirst();
  const optIn = await db
    .selectFrom('sms_opt_in')
    .select('id')
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  const captain = await db
    .selectFrom('captain_number')
    .select('id')
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return [row, optIn, captain].some((found) => found !== undefined);
}

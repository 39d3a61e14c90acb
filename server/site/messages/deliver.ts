import { languageNamed, localPath, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { SITE_BUDGET } from '#contract/sms/sms.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MessageRow } from '#server/platform/db/tables/mail-tables.ts';
import { type Write, write } from '#server/platform/db/write.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { isQuiet } from '#server/site/push/message.ts';
import { findCarriages, type Prices } from '#server/site/sms/carriage.ts';
import { planSms } from '#server/site/sms/plan.ts';
import { type Batch, endOfQuiet, messagesBy, QUIET, waitsForPushAlone } from './batch.ts';
import { deliverPushes, type MessagePush } from './deliver-pushes.ts';
import { findReach } from './reach.ts';
import { readSources, type Sources } from './sources.ts';
import { type MessageText, messagePath, messageText, smsText } from './text.ts';
import { WORDS } from './words.ts';

/** The ways that this installation has. */
export type DeliveryOptions = {
  /** The address for links in mails; undefined where none is sent. */
  mailOrigin: string | undefined;
  /** TZS of one message by SMS or WhatsApp; undefined where none is sent. */
  smsPrices: Prices | undefined;
  isSmsStopped: () => Promise<boolean>;
  push: MessagePush | undefined;
  onError: (error: unknown) => void;
};

const AUTHOR = { kind: 'system', name: 'messages' } as const;
/** Longer than any push takes: a node that dies meanwhile is followed by another one. */
const PUSH_LEASE_MS = 2 * 60 * 1000;
const RETRY_MS = 10 * 60 * 1000;
const PART = 50;
/** Of more messages at once a mail lists these, and says how many there are. */
const MOST_IN_MAIL = 40;

/**
 * Brings everything that is due to those whom it is for. Mails and SMS are planned in one transaction with
 * the note that they were, so that a crash plans none twice; pushes follow and may be repeated.
 */
export async function deliverDue(
  store: Store,
  options: DeliveryOptions,
  clock: () => number,
): Promise<void> {
  for (;;) {
    const rows = await store.db
      .selectFrom('message_to')
      .select('recipient')
      .distinct()
      .where('due_at', '<=', clock())
      .limit(PART)
      .execute();
    if (rows.length === 0) return;
    for (const { recipient } of rows) {
      try {
        await deliverTo(store, options, recipient, clock);
      } catch (error) {
        // Nobody waits for a message that cannot be put into words.
        options.onError(error);
        await postpone(store, recipient, clock());
      }
    }
  }
}

async function postpone({ db }: Store, recipient: string, now: number) {
  await db
    .updateTable('message_to')
    .set({ due_at: now + RETRY_MS })
    .where('recipient', '=', recipient)
    .where('due_at', '<=', now)
    .execute();
}

async function deliverTo(
  store: Store,
  options: DeliveryOptions,
  recipient: string,
  clock: () => number,
): Promise<void> {
  const now = clock();
  const isSmsOn = options.smsPrices !== undefined && !(await options.isSmsStopped());
  const isPushOn = options.push !== undefined && !(await options.push.isStopped());
  const waiting = await write(store, { actor: AUTHOR, now }, async (tx) => {
    const batch = await claim(tx, store, recipient, now);
    if (batch === undefined) return undefined;
    const isStopped = await isWayStopped(tx.db);
    const mails = isStopped ? 0 : await planMails(tx, options.mailOrigin, batch, now);
    const texts = isSmsOn ? await planTexts(tx, options.smsPrices!, batch, now) : NO_TEXTS;
    const hasDevices = isPushOn && batch.reach.devices.length > 0;
    for (const row of batch.to) {
      const hasPush = hasDevices && row.ways_left.includes('push');
      const waits = texts.isQuiet && row.ways_left.includes('sms');
      const pushUntil = hasPush ? now + PUSH_LEASE_MS : null;
      await tx.db
        .updateTable('message_to')
        .set({
          delivery: waitsForPushAlone(row) ? row.delivery : batch.name,
          in_app: Number(batch.reach.hasAccount),
          mails: row.ways_left.includes('mail') ? mails : row.mails,
          texts: row.ways_left.includes('sms') ? texts.count : row.texts,
          ways_left: [waits && 'sms', hasPush && 'push'].filter(Boolean).join(' '),
          due_at: pushUntil ?? (waits ? endOfQuiet(now) : null),
        })
        .where('message_id', '=', row.message_id)
        .where('recipient', '=', recipient)
        .execute();
    }
    return hasDevices && messagesBy(batch, 'push').length > 0 ? batch : undefined;
  });
  if (waiting) await deliverPushes(store, options.push!, waiting, clock);
}

async function claim(
  { db }: Write,
  store: Store,
  recipient: string,
  now: number,
): Promise<Batch | undefined> {
  // Of two nodes the second finds none left.
  const claimed = await db
    .updateTable('message_to')
    .set({ due_at: null })
    .where('recipient', '=', recipient)
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
  if (claimed.length === 0) return undefined;
  const others = claimed.filter((row) => !waitsForPushAlone(row));
  const ids = (others.length > 0 ? others : claimed).map(({ message_id }) => message_id);
  const name = `message:${ids.sort()[0]}:${recipient}`;
  // Messages that waited for the end of quiet hours go together with those that came meanwhile.
  const former = others.flatMap(({ delivery }) => delivery ?? []);
  if (former.length > 0)
    await db
      .updateTable('mail')
      .set({ delivery: name })
      .where('delivery', 'in', [...new Set(former)])
      .execute();
  const messages = await db
    .selectFrom('message')
    .selectAll()
    .where(
      'id',
      'in',
      claimed.map(({ message_id }) => message_id),
    )
    .orderBy('id')
    .execute();
  const leagues = messages.flatMap(({ league_id }) => league_id ?? []);
  return {
    recipient,
    name,
    to: claimed,
    messages,
    sources: await readSources(db, messages, now),
    reach: await findReach(db, store.vault, recipient, leagues),
  };
}

/** One letter to each address, in both languages. @returns how many */
async function planMails(
  tx: Write,
  origin: string | undefined,
  batch: Batch,
  now: number,
): Promise<number> {
  const { reach, recipient, sources } = batch;
  const messages = messagesBy(batch, 'mail');
  const newest = messages.at(-1);
  if (origin === undefined || newest === undefined || reach.mails.length === 0) return 0;
  const languages = PUBLISHED_LANGUAGES.toReversed();
  const path = messagePath(newest, recipient.split(':')[0] ?? '');
  const first = languages[0]!;
  const letter: Omit<Letter, 'to'> = {
    language: first,
    subject: languages.map((language) => headOf(messages, sources, language)).join(' · '),
    paragraphs: languages.flatMap((language) =>
      messages.slice(-MOST_IN_MAIL).map((row) => inOne(messageText(row, sources, language))),
    ),
    link: {
      label: languages.map((language) => WORDS[language].more).join(' · '),
      url: `${origin}${localPath(first, path)}`,
    },
    closing: languages.map((language) => WORDS[language].whyMail).join('\n'),
    delivery: batch.name,
  };
  await queueLetters(
    tx,
    now,
    reach.mails.map((to) => ({ ...letter, to })),
  );
  return reach.mails.length;
}

const inOne = ({ title, lines }: MessageText) => [title, ...lines].join('\n');

function headOf(
  messages: readonly MessageRow[],
  sources: Sources,
  language: (typeof PUBLISHED_LANGUAGES)[number],
): string {
  const { title, lines } = messageText(messages[0]!, sources, language);
  if (messages.length > 1) return WORDS[language].several(messages.length);
  return [title, lines[0]].filter(Boolean).join(': ').slice(0, 150);
}

type Texts = { count: number; isQuiet: boolean };
const NO_TEXTS: Texts = { count: 0, isQuiet: false };

/** One text to each number that asked for them, within the budget of the league; at night none. */
async function planTexts(tx: Write, prices: Prices, batch: Batch, now: number): Promise<Texts> {
  const messages = messagesBy(batch, 'sms');
  const { numbers } = batch.reach;
  if (messages.length === 0 || numbers.length === 0) return NO_TEXTS;
  if (isQuiet(QUIET, now)) return { count: 0, isQuiet: true };
  const budget = messages.find(({ league_id }) => league_id !== null)?.league_id ?? SITE_BUDGET;
  const addresses = numbers.map(({ address }) => address);
  const carriageOf = await findCarriages(tx.db, addresses, prices, now);
  for (const { address, number, language } of numbers) {
    const carriage = carriageOf(address);
    if (carriage === undefined) continue;
    const spoken = languageNamed(language);
    const texts = messages.map((row) => messageText(row, batch.sources, spoken));
    const text =
      texts.length === 1
        ? texts[0]!
        : { title: WORDS[spoken].several(texts.length), lines: texts.flatMap(shortly) };
    const sms = { address, number, budget, kind: 'office', occasion: batch.name } as const;
    await planSms(tx.db, { ...sms, ...carriage, text: smsText(text, spoken) }, now);
  }
  return { count: numbers.length, isQuiet: false };
}

const shortly = ({ title, lines }: MessageText) => [`${title}: ${lines.slice(0, 3).join(', ')}`];

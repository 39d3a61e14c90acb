import { languageNamed } from '#contract/language.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { DeliveryAddressRow } from '#server/platform/db/tables/follow-tables.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { findHappening, findKnownBefore } from '#server/platform/happenings/queries.ts';
import {
  isQuiet,
  type MatchFacts,
  messageOf,
  type Occasion,
  occasionOf,
  type PushMessage,
  USEFUL_MS,
} from './message.ts';
import { dueForRetry, findMatchFacts, recipientsAfter } from './queries.ts';
import {
  type createSender,
  LEFT_ALONE,
  type Outcome,
  type Parcel,
  type Recipient,
} from './sender.ts';

/** The outcomes of one part; the database is written by the caller. */
export type Delivered = {
  /** The last device of the part; undefined when there are no more. */
  resume: string | undefined;
  counts: Record<string, number>;
  gone: string[];
  /** Have now taken all that they had missed, or it was given up. */
  well: { id: string; missed: string }[];
  later: {
    id: string;
    waitMs: number;
    missed: string;
    /** 0 where the service was left alone: only what was tried is given up some day. */
    tries: 0 | 1;
  }[];
  /** Were not asked, because something else waits for them: what is added to it. */
  waiting: { id: string; missed: string }[];
};

type Sender = ReturnType<typeof createSender>;

const PART = 1000;
const FIRST_WAIT_MS = 30_000;
/** About eleven hours: then what it has missed is given up. */
const MOST_TRIES = 6;

function emptyDelivery(): Delivered {
  return { resume: undefined, counts: {}, gone: [], well: [], later: [], waiting: [] };
}

function count(delivered: Delivered, outcome: string, times = 1): void {
  delivered.counts[outcome] = (delivered.counts[outcome] ?? 0) + times;
}

/** Tells the next part of those who hear of a happening. */
export async function deliverPart(
  db: Database,
  sender: Sender,
  report: Report,
  after: string,
  now: number,
): Promise<Delivered> {
  const delivered = emptyDelivery();
  const preference = occasionOf(report);
  const match = preference && (await findMatchFacts(db, report.happening.matchId));
  if (!preference || !match) return delivered;
  const rows = await recipientsAfter(db, report.happening, preference, after, PART);
  if (rows.length === PART) delivered.resume = rows.at(-1)!.id;
  if (now - report.happening.at > USEFUL_MS[preference]) {
    count(delivered, 'late', rows.length);
    return delivered;
  }
  const missed = `${report.happening.version},`;
  const due: DeliveryAddressRow[] = [];
  for (const row of rows) {
    if (isQuiet(row, now)) count(delivered, 'quiet');
    // Behind what it has missed, also where that is due by now: it would be forgotten otherwise.
    else if (row.retry_at !== null) delivered.waiting.push({ id: row.id, missed });
    else due.push(row);
  }
  const parcelFor = parcels(report, match, preference, now);
  const outcomes = await sender.postAll(
    due.map((row) => [recipientOf(row), parcelFor(row.language)]),
  );
  for (const [index, row] of due.entries()) note(delivered, row, outcomes[index]!, missed);
  return delivered;
}

/** One text for each language, made once. */
function parcels(
  { happening, known }: Report,
  match: MatchFacts,
  preference: Occasion,
  now: number,
) {
  const created = new Map<string, Parcel>();
  const seconds = Math.ceil((USEFUL_MS[preference] - (now - happening.at)) / 1000);
  return (language: string): Parcel => {
    const found = created.get(language);
    if (found) return found;
    const message = messageOf({ happening, known }, match, languageNamed(language));
    const parcel = parcelOf(message, seconds);
    created.set(language, parcel);
    return parcel;
  };
}

export function parcelOf(message: PushMessage, seconds: number): Parcel {
  return { text: JSON.stringify(message), tag: message.tag, seconds };
}

export function recipientOf({ address, keys }: DeliveryAddressRow): Recipient {
  return { endpoint: address, keys: JSON.parse(keys) };
}

const isTried = (outcome: Outcome) => !('reason' in outcome && outcome.reason === LEFT_ALONE);

function note(delivered: Delivered, row: DeliveryAddressRow, outcome: Outcome, missed: string) {
  count(delivered, 'reason' in outcome ? outcome.reason : outcome.is);
  if (outcome.is === 'gone') delivered.gone.push(row.id);
  if (outcome.is !== 'later') return;
  const waitMs = outcome.waitMs ?? FIRST_WAIT_MS * 4 ** row.tries;
  delivered.later.push({ id: row.id, waitMs, missed, tries: isTried(outcome) ? 1 : 0 });
}

/** Sends what devices have missed to those whose push service may take it again. */
export async function deliverMissed(db: Database, sender: Sender, now: number): Promise<Delivered> {
  const delivered = emptyDelivery();
  const rows = await dueForRetry(db, now, PART);
  if (rows.length === PART) delivered.resume = rows.at(-1)!.id;
  const parcelsOf = new Map<string, ((language: string) => Parcel) | undefined>();
  for (const version of new Set(rows.flatMap((row) => versionsOf(row.missed))))
    parcelsOf.set(version, await findParcels(db, Number(version), now));
  await Promise.all(
    rows.map(async (row) => {
      const outcome = await sendMissed(sender, row, parcelsOf);
      if (outcome.is === 'later' && isTried(outcome) && row.tries >= MOST_TRIES) {
        count(delivered, 'given up');
        delivered.well.push({ id: row.id, missed: row.missed });
      } else if (outcome.is === 'later') note(delivered, row, outcome, '');
      else {
        count(delivered, 'reason' in outcome ? outcome.reason : outcome.is);
        if (outcome.is === 'gone') delivered.gone.push(row.id);
        else delivered.well.push({ id: row.id, missed: row.missed });
      }
    }),
  );
  return delivered;
}

function versionsOf(missed: string): string[] {
  return [...new Set(missed.split(',').filter(Boolean))];
}

async function findParcels(db: Database, version: number, now: number) {
  const happening = await findHappening(db, version);
  const stands = happening && (await findKnownBefore(db, happening));
  if (!happening || !stands) return undefined;
  const report = { happening, known: stands.known };
  const preference = occasionOf(report);
  const match = await findMatchFacts(db, happening.matchId);
  if (!preference || !match || now - happening.at > USEFUL_MS[preference]) return undefined;
  return parcels(report, match, preference, now);
}

/** In their order; the first one that is not taken ends it. A message that has become too old is not sent. */
async function sendMissed(
  sender: Sender,
  row: DeliveryAddressRow,
  parcelsOf: ReadonlyMap<string, ((language: string) => Parcel) | undefined>,
): Promise<Outcome> {
  let outcome: Outcome = { is: 'refused', reason: 'late' };
  for (const version of versionsOf(row.missed)) {
    const parcelFor = parcelsOf.get(version);
    if (!parcelFor) continue;
    outcome = await sender.post(recipientOf(row), parcelFor(row.language));
    if (outcome.is === 'later' || outcome.is === 'gone') return outcome;
  }
  return outcome;
}

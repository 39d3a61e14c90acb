import type { WaysReport } from '#contract/ways/ways.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { countWaitingMails } from '#server/platform/mail/queries.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { countSubscribers } from '#server/site/newsletter/queries.ts';
import { pushFigures } from '#server/site/push/queries.ts';
import type { Prices } from '#server/site/sms/carriage.ts';
import {
  countNumbers,
  countWaitingSms,
  listBudgets,
  listOutcomes,
} from '#server/site/sms/queries.ts';
import { listWebhooks } from '#server/site/webhooks/queries.ts';

type Day = WaysReport['days'][number];
type Way = WaysReport['ways'][number];

/** The ways that are set up where they need more than an address: push, SMS and WhatsApp, and the relay of mails. */
export type ReadyWays = { push: boolean; mail: boolean; prices: Prices };

const REPORT_MS = 30 * 24 * 60 * 60_000;
/** Outcomes of `way_outcome` that are no failure and no message either. */
const WITHHELD = new Set(['quiet', 'late']);
/** Counted again when they are over. */
const NOT_OVER = new Set(['waiting', 'no answer', 'not a public address']);

/** The account of the last 30 days: each way with its counts, its waiting messages and its cost. */
export async function readWays(store: Store, ready: ReadyWays, now: number): Promise<WaysReport> {
  const { db } = store;
  const [isStopped, counted, bySms, standing] = await Promise.all([
    isWayStopped(db),
    listCounts(db, now),
    listOutcomes(db, now),
    standingOf(store, ready, now),
  ]);
  const days = [...counted, ...smsDays(bySms)].toSorted(
    (a, b) => b.day.localeCompare(a.day) || a.way.localeCompare(b.way),
  );
  const ways = standing.map((way): Way => {
    const own = days.filter((day) => day.way === way.way);
    const sum = (name: 'sent' | 'failed' | 'withheld' | 'cost') =>
      own.reduce((total, day) => total + day[name], 0);
    return {
      ...way,
      isStopped: way.isStopped || isStopped,
      sent: sum('sent'),
      failed: sum('failed'),
      withheld: sum('withheld'),
      cost: sum('cost'),
    };
  });
  return { isStopped, ways, days };
}

type Standing = Omit<Way, 'sent' | 'failed' | 'withheld' | 'cost'>;
const FREE = { perDay: null, spentToday: null };

/** The present state of each way. */
async function standingOf(store: Store, ready: ReadyWays, now: number): Promise<Standing[]> {
  const { db } = store;
  const [push, budgets, webhooks, numbers, waiting] = await Promise.all([
    pushFigures(db, now),
    listBudgets(store, ready.prices, now),
    listWebhooks(db),
    countNumbers(db),
    countWaitingSms(db),
  ]);
  const isSmsStopped = await isWayStopped(db, 'sms');
  const receivers = (way: 'webhook' | 'telegram'): Standing => {
    const own = webhooks.filter(({ shape }) => (shape === 'telegram') === (way === 'telegram'));
    const on = own.filter(({ isOn }) => isOn).length;
    const queued = own.reduce((sum, webhook) => sum + webhook.waiting, 0);
    return { way, isReady: on > 0, isStopped: false, recipients: on, waiting: queued, ...FREE };
  };
  return [
    {
      way: 'push',
      isReady: ready.push,
      isStopped: await isWayStopped(db, 'push'),
      recipients: push.devices,
      waiting: push.waiting,
      ...FREE,
    },
    {
      way: 'sms',
      isReady: ready.prices.sms !== undefined,
      isStopped: isSmsStopped,
      recipients: numbers.all - numbers.whatsapp,
      waiting: waiting.sms,
      perDay: budgets.reduce((sum, budget) => sum + budget.perDay, 0),
      spentToday: budgets.reduce((sum, budget) => sum + budget.spent, 0),
    },
    {
      way: 'whatsapp',
      isReady: ready.prices.whatsapp !== undefined,
      isStopped: isSmsStopped,
      recipients: numbers.whatsapp,
      waiting: waiting.whatsapp,
      ...FREE,
    },
    receivers('webhook'),
    receivers('telegram'),
    {
      way: 'mail',
      isReady: ready.mail,
      isStopped: false,
      recipients: (await countSubscribers(store)).subscribers,
      waiting: await countWaitingMails(db),
      ...FREE,
    },
  ];
}

const EMPTY = { sent: 0, failed: 0, withheld: 0, cost: 0 };

async function listCounts(db: Database, now: number): Promise<Day[]> {
  const rows = await db
    .selectFrom('way_outcome')
    .selectAll()
    .where('way', '!=', 'sms')
    .where('day', '>', localDate(now - REPORT_MS))
    .execute();
  const groups = Map.groupBy(rows, ({ day, way }) => `${day} ${way}`);
  return [...groups.values()].map((same) => {
    const day: Day = { day: same[0]!.day, way: same[0]!.way, ...EMPTY };
    for (const { outcome, count } of same) {
      if (outcome === 'sent') day.sent += count;
      else if (WITHHELD.has(outcome)) day.withheld += count;
      else if (!NOT_OVER.has(outcome)) day.failed += count;
    }
    return day;
  });
}

type SmsOutcome = Awaited<ReturnType<typeof listOutcomes>>[number];

function smsDays(outcomes: readonly SmsOutcome[]): Day[] {
  const groups = Map.groupBy(outcomes, ({ day, carrier }) => `${day} ${carrier}`);
  return [...groups.values()].map((same) => {
    const { day, carrier } = same[0]!;
    const count = (...states: SmsOutcome['state'][]) =>
      same.reduce((sum, row) => (states.includes(row.state) ? sum + row.count : sum), 0);
    return {
      day,
      way: carrier,
      sent: count('sent', 'delivered'),
      failed: count('failed', 'undelivered', 'unknown'),
      withheld: count('stopped'),
      cost: same.reduce((sum, row) => sum + row.cost, 0),
    };
  });
}

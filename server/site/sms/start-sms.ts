import { randomUUID } from 'node:crypto';
import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import type { Store } from '#server/platform/db/store.ts';
import { LEASE_MS, release } from '#server/platform/happenings/commands.ts';
import { consumeDue, type Report } from '#server/platform/happenings/consumer.ts';
import { newestHappening } from '#server/platform/happenings/queries.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { threadWorker } from '#server/platform/threads/worker.ts';
import type { Outcome } from './gateway.ts';
import { giveUp, type Post, sendPlanned } from './send.ts';
import { planResults } from './tell-results.ts';
import type { SmsTask } from './worker.ts';

/** Messages by SMS, as the calls see them. */
export type Sms = {
  gateway: Gateway;
  /** Sends what is planned now, without waiting for the next look. */
  send: () => Promise<void>;
};

export type SmsOptions = {
  store: Store;
  gateway: Gateway;
  onError: (error: unknown) => void;
  clock?: () => number;
};

const NAME = 'sms';
const LOOK_MS = 500;
const HOLD_MS = 21_000;
const GIVE_UP_LOOK_MS = 30_000;
const TASK_MS = 90_000;

/** Plans messages of results and sends what is planned, here or by the calls. */
export function startSms({ store, gateway, onError, clock = Date.now }: SmsOptions): {
  sms: Sms;
  stop: () => Promise<void>;
} {
  const holder = randomUUID();
  const work = threadWorker<SmsTask, Outcome[]>(new URL('./worker.ts', import.meta.url), {
    timeoutMs: TASK_MS,
  });
  const post: Post = (parts) => work({ gateway, parts });
  const tell = async (report: Report, after: string) =>
    (await isWayStopped(store.db, 'sms'))
      ? undefined
      : planResults(store, gateway.price, report, after, clock());

  let seen = -1;
  let lookUntil = 0;
  let giveUpAt = 0;
  let running: Promise<void> | undefined;

  async function look() {
    const now = clock();
    const newest = await newestHappening(store.db);
    if (newest !== seen) lookUntil = now + HOLD_MS + LEASE_MS;
    seen = newest;
    if (now <= lookUntil) await consumeDue(store, { name: NAME, holder, tell }, clock);
    if (now >= giveUpAt) {
      giveUpAt = now + GIVE_UP_LOOK_MS;
      await giveUp(store, now);
    }
    if (!(await isWayStopped(store.db, 'sms'))) await sendPlanned(store, post, clock);
  }

  async function lookOnce() {
    running ??= look()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    await running;
  }

  const timer = setInterval(lookOnce, LOOK_MS);
  timer.unref();
  return {
    sms: {
      gateway,
      async send() {
        // A look that has begun may have passed what was planned since.
        await running;
        await lookOnce();
      },
    },
    async stop() {
      clearInterval(timer);
      await running;
      await release(store.db, holder, clock()).catch(onError);
    },
  };
}

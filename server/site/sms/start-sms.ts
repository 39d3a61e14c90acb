import { randomUUID } from 'node:crypto';
import type { Store } from '#server/platform/db/store.ts';
import { release } from '#server/platform/happenings/commands.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { lookForHappenings } from '#server/platform/happenings/look-for-happenings.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { threadWorker } from '#server/platform/threads/worker.ts';
import { repeat } from '#server/platform/time/repeat.ts';
import type { Prices } from './carriage.ts';
import type { Outcome } from './gateway.ts';
import type { Gateways } from './post.ts';
import { giveUp, type Post, sendPlanned } from './send.ts';
import { planResults } from './tell-results.ts';
import type { SmsTask } from './worker.ts';

/** Messages by SMS, as the calls see them. */
export type Sms = {
  gateways: Gateways;
  /** Sends what is planned now, without waiting for the next look. */
  send: () => Promise<void>;
};

export type SmsOptions = {
  store: Store;
  gateways: Gateways;
  onError: (error: unknown) => void;
  clock?: () => number;
};

export function pricesOf({ sms, whatsapp }: Gateways): Prices {
  return { ...(sms && { sms: sms.price }), ...(whatsapp && { whatsapp: whatsapp.price }) };
}

const NAME = 'sms';
const LOOK_MS = 500;
const GIVE_UP_LOOK_MS = 30_000;
const TASK_MS = 90_000;

/** Plans messages of results and sends what is planned, here or by the calls. */
export function startSms({ store, gateways, onError, clock = Date.now }: SmsOptions): {
  sms: Sms;
  stop: () => Promise<void>;
} {
  const holder = randomUUID();
  const work = threadWorker<SmsTask, Outcome[]>(new URL('./worker.ts', import.meta.url), {
    timeoutMs: TASK_MS,
  });
  const post: Post = (parts) => work({ gateways, parts });
  const tell = async (report: Report, after: string) =>
    (await isWayStopped(store.db, 'sms'))
      ? undefined
      : planResults(store, pricesOf(gateways), report, after, clock());

  const lookForDue = lookForHappenings(store, { name: NAME, holder, tell }, clock);
  let giveUpAt = 0;

  async function look() {
    const now = clock();
    await lookForDue();
    if (now >= giveUpAt) {
      giveUpAt = now + GIVE_UP_LOOK_MS;
      await giveUp(store, now);
    }
    if (!(await isWayStopped(store.db, 'sms'))) await sendPlanned(store, post, clock);
  }

  const looking = repeat(look, LOOK_MS, onError);
  return {
    sms: { gateways, send: looking.again },
    async stop() {
      await looking.stop();
      await release(store.db, holder, clock()).catch(onError);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { languageNamed } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { lease, release } from '#server/platform/happenings/commands.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { lookForHappenings } from '#server/platform/happenings/look-for-happenings.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { repeat } from '#server/platform/time/repeat.ts';
import { type DeliverOptions, deliver, deliverTo } from './deliver.ts';
import { testEvent } from './event.ts';
import type { PosterOptions } from './poster.ts';
import { countWebhooks, findDueWebhooks, findWebhook } from './queries.ts';
import { deliveryRow, queueEvent } from './queue.ts';
import { startSendingThread } from './sending-thread.ts';
import { bodyFor } from './shapes.ts';

/** The part that calls need: a test is sent at once, and its caller waits. */
export type Webhooks = { test: (id: string) => Promise<string | undefined> };

export type WebhooksOptions = {
  store: Store;
  /** For links in sentences. */
  origin: string;
  mailOrigin: string | undefined;
  poster: PosterOptions;
  onError: (error: unknown) => void;
  clock?: () => number;
};

const NAME = 'webhooks';
const LOOK_MS = 50;
/** Looks: without a webhook the tables are read once a second only. */
const LOOKS_OF_A_SECOND = 20;

/**
 * Queues deliveries of what happens and makes them. A receiver has one connection at a time and none
 * waits for another. A node that dies is followed by another one, which repeats what it was about.
 */
export function startWebhooks(options: WebhooksOptions): {
  webhooks: Webhooks;
  stop: () => Promise<void>;
} {
  const { store, origin, mailOrigin, onError, clock = Date.now } = options;
  const holder = randomUUID();
  const thread = startSendingThread(options.poster);
  const delivering: DeliverOptions = { post: thread.post, mailOrigin, clock };
  const busy = new Map<string, Promise<void>>();
  let looks = 0;
  let isIdle = false;

  async function tell(report: Report) {
    await queueEvent(store, report, { now: clock(), origin });
    return undefined;
  }
  const queueDue = lookForHappenings(store, { name: NAME, holder, tell }, clock);

  async function look() {
    const isFirstOfSecond = looks % LOOKS_OF_A_SECOND === 0;
    looks += 1;
    if (isFirstOfSecond) isIdle = (await countWebhooks(store.db)) === 0;
    if (isIdle && !isFirstOfSecond) return;
    await queueDue();
    const due = (await findDueWebhooks(store.db, clock())).filter((id) => !busy.has(id));
    if (due.length === 0) return;
    if (!(await lease(store.db, `${NAME}:retry`, holder, clock()))) return;
    for (const id of due) {
      const turn = deliverTo(store, id, delivering)
        .catch(onError)
        .finally(() => busy.delete(id));
      busy.set(id, turn);
    }
  }

  async function test(id: string): Promise<string | undefined> {
    const webhook = await findWebhook(store.db, id);
    if (!webhook) return undefined;
    if (await isWayStopped(store.db)) return 'stopped';
    const event = testEvent(clock());
    const language = languageNamed(webhook.language);
    const body = bodyFor(webhook.shape, event, { language, origin });
    const about = { event, body, version: null, now: clock() };
    const row = { ...deliveryRow(webhook, about), due_at: null };
    await store.db.insertInto('webhook_delivery').values(row).execute();
    const outcome = await deliver(store, webhook, row, delivering);
    return outcome.is === 'failed' ? outcome.error : outcome.is;
  }

  const looking = repeat(look, LOOK_MS, onError);

  return {
    webhooks: { test },
    async stop() {
      await looking.stop();
      await thread.stop();
      await Promise.all(busy.values());
      await release(store.db, holder, clock()).catch(onError);
    },
  };
}

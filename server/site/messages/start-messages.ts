import { randomUUID } from 'node:crypto';
import type { Store } from '#server/platform/db/store.ts';
import { lease, release } from '#server/platform/happenings/commands.ts';
import { repeat } from '#server/platform/time/repeat.ts';
import { type DeliveryOptions, deliverDue } from './deliver.ts';
import { remindOfDuties } from './remind.ts';

export type MessageOptions = DeliveryOptions & {
  store: Store;
  clock?: () => number;
};

/** Of several nodes one delivers; no consumer of happenings waits for it. */
const LEASE = 'messages:retry';
const LOOK_MS = 2000;
const REMIND_MS = 10 * 60_000;

/** Delivers the messages of the office while the server runs. @returns the function that ends it */
export function startMessages(options: MessageOptions): () => Promise<void> {
  const { store, onError, clock = Date.now } = options;
  const holder = randomUUID();
  let remindAt = clock() + LOOK_MS;

  async function look() {
    const now = clock();
    const reminds = now >= remindAt;
    if (!reminds && !(await isAnyDue(store, now))) return;
    if (!(await lease(store.db, LEASE, holder, now))) return;
    if (reminds) {
      remindAt = now + REMIND_MS;
      await remindOfDuties(store, now);
    }
    await deliverDue(store, options, clock);
  }

  const looking = repeat(look, LOOK_MS, onError);
  return async () => {
    await looking.stop();
    await release(store.db, holder, clock()).catch(onError);
  };
}

async function isAnyDue({ db }: Store, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('message_to')
    .select('recipient')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { lease, release } from '#server/platform/happenings/commands.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { lookForHappenings } from '#server/platform/happenings/look-for-happenings.ts';
import { threadWorker } from '#server/platform/threads/worker.ts';
import { repeat } from '#server/platform/time/repeat.ts';
import { keepOutcome } from './commands.ts';
import { type Delivered, parcelOf, recipientOf } from './deliver.ts';
import { type PushMessage, testMessage } from './message.ts';
import { dueForRetry, findAddress, hasDevices } from './queries.ts';
import type { Outcome, SenderOptions } from './sender.ts';
import { type PushSettings, readPushSettings, type VapidKeys } from './settings.ts';
import type { PushTask } from './worker.ts';

/** Messages to closed pages, as the calls and the administration see them. */
export type Push = {
  settings: () => Promise<PushSettings>;
  /** Sends one message to a device that is known; undefined where it is not. */
  test: (endpoint: string, language: Language) => Promise<Outcome | undefined>;
  /** Sends a message of the office, which a later one of its tag replaces. */
  send: (endpoint: string, message: PushMessage) => Promise<Outcome | undefined>;
};

export type PushOptions = {
  store: Store;
  place: DatabasePlace;
  /** The address of the site: push services want to know with whom they speak. */
  publicUrl: string | undefined;
  keys: VapidKeys | undefined;
  onError: (error: unknown) => void;
  clock?: () => number;
  /** For tests; see `SenderOptions`. */
  localAuthority?: string;
  timeoutMs?: number;
};

const NAME = 'push';
const LOOK_MS = 250;
const RETRY_LOOK_MS = 5000;
const TASK_MS = 60_000;
/** A new hour is of use to its teams for half a day. */
const OFFICE_USEFUL_S = 12 * 60 * 60;

/**
 * Push services refuse who has no public address: without `PUBLIC_URL` with https nothing is sent.
 * Each test of the site says whether it is.
 */
export function canPush(publicUrl: string | undefined): publicUrl is string {
  if (publicUrl === undefined) return false;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
}

/**
 * Tells devices of what happens. Here is read what is due and written what became of it; a thread
 * reads the devices, encrypts and sends.
 *
 * @returns undefined where nothing can be sent
 */
export function startPush(
  options: PushOptions,
): { push: Push; stop: () => Promise<void> } | undefined {
  const { store, place, publicUrl, onError, clock = Date.now } = options;
  if (!canPush(publicUrl)) return undefined;
  const holder = randomUUID();
  const settings = () => readPushSettings(store, options.keys);
  const worker = new URL('./worker.ts', import.meta.url);
  const work = threadWorker<PushTask, Delivered | Outcome>(worker, { timeoutMs: TASK_MS });
  const senderOf = ({ publicKey, privateKey }: PushSettings): SenderOptions => ({
    vapid: { publicKey, privateKey, subject: publicUrl },
    localAuthority: options.localAuthority,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });

  async function deliver(
    now: number,
    task: { do: 'part'; report: Report; after: string } | { do: 'missed' },
  ) {
    const sender = senderOf(await settings());
    const delivered = (await work({ place, sender, now, ...task })) as Delivered;
    await keepOutcome(store, delivered, clock());
    return delivered.resume;
  }

  async function tell(report: Report, after: string): Promise<string | undefined> {
    if ((await settings()).isStopped || !(await hasDevices(store))) return undefined;
    return deliver(clock(), { do: 'part', report, after });
  }

  const lookForDue = lookForHappenings(store, { name: NAME, holder, tell }, clock);
  let retryAt = 0;

  async function look() {
    const now = clock();
    await lookForDue();
    if (now < retryAt) return;
    retryAt = now + RETRY_LOOK_MS;
    if ((await settings()).isStopped || !(await hasDevices(store))) return;
    if ((await dueForRetry(store.db, now, 1)).length === 0) return;
    if (await lease(store.db, `${NAME}:retry`, holder, now)) await deliver(now, { do: 'missed' });
  }

  async function send(endpoint: string, message: PushMessage, seconds: number) {
    const address = await findAddress(store.db, endpoint);
    if (!address) return undefined;
    const to = { recipient: recipientOf(address), parcel: parcelOf(message, seconds) };
    const sender = senderOf(await settings());
    return (await work({ place, sender, now: clock(), do: 'one', ...to })) as Outcome;
  }

  const looking = repeat(look, LOOK_MS, onError);

  return {
    push: {
      settings,
      test: (endpoint, language) => send(endpoint, testMessage(language), 60),
      send: (endpoint, message) => send(endpoint, message, OFFICE_USEFUL_S),
    },
    async stop() {
      await looking.stop();
      await release(store.db, holder, clock()).catch(onError);
    },
  };
}

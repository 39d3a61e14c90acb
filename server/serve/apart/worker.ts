import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { createAuth } from '#server/accounts/auth/auth.ts';
import { backupSettings } from '#server/exchange/backups/settings.ts';
import { databasePlace } from '#server/platform/config/database-place.ts';
import { readSecret } from '#server/platform/config/secret.ts';
import { createVault } from '#server/platform/config/vault.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { openGate } from '#server/platform/db/write-gate.ts';
import { openStorage } from '#server/platform/files/open-storage.ts';
import { createFeed } from '#server/platform/live/feed.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import { changeSource } from '#server/platform/live/queries.ts';
import { trackFreshness } from '#server/platform/pages/freshness.ts';
import { shareReads } from '#server/platform/pages/shared-reads.ts';
import { createCounts } from '#server/platform/threads/counts.ts';
import { openDataFolderOf } from '#server/site/open-data/nightly-dump.ts';
import { createHttpApp } from '../app.ts';
import { createPageRenderer } from '../page-renderer.ts';
import type {
  ApartAnswer,
  ApartCall,
  ApartSetting,
  ApartTask,
  FaultFacts,
  FromApart,
  ToApart,
} from './messages.ts';

/** The same program once more, on a connection of its own: it listens to its parent and to no port. */
const { environment, origin, buildFile } = workerData as ApartSetting;
const port = parentPort!;
const send = (message: FromApart) => port.postMessage(message);

/** Nobody follows a match here. */
const NO_HUB: Hub = {
  enter: async () => undefined,
  attend: () => undefined,
  readerCount: () => 0,
  addresses: createCounts(),
  hasRoom: () => false,
  isFull: () => true,
  close: () => undefined,
};

function factsOf(error: unknown): FaultFacts {
  const { code, errcode, cause } = (error ?? {}) as FaultFacts & { cause?: unknown };
  if (code === undefined && cause !== undefined) return factsOf(cause);
  return { ...(code === undefined ? {} : { code }), ...(errcode === undefined ? {} : { errcode }) };
}

const onFault = (error: unknown, path: string) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  send({ fault: text, path, facts: factsOf(error) });
};

const waiting: (() => void)[] = [];

/** The thread that answers everybody lets us in. */
async function askToWrite(): Promise<() => void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    send({ write: 'asked' });
  });
  return () => send({ write: 'over' });
}

async function open() {
  const secret = readSecret(environment);
  const connection = await connect(databasePlace(environment), Date.now());
  const feed = await createFeed(changeSource(connection.db));
  const store = createStore(
    connection,
    (changes) => {
      send({ changes });
      feed.publish(changes);
    },
    createVault(secret),
    connection.engine === 'sqlite' ? askToWrite : openGate,
  );
  const freshness = trackFreshness(feed, Date.now);
  const { PUBLIC_URL, SMTP_URL, TRUST_PROXY } = environment;
  const openDataFolder = openDataFolderOf(environment);
  const app = createHttpApp({
    store,
    auth: createAuth({ store, secret, publicUrl: PUBLIC_URL }),
    hub: NO_HUB,
    storage: openStorage(environment),
    publicUrl: PUBLIC_URL,
    trustProxy: TRUST_PROXY,
    mailOrigin: SMTP_URL ? origin : undefined,
    // Daily copies are the main thread's: here nothing is told of them.
    backups: backupSettings(environment, { info: () => undefined, error: () => undefined }),
    openDataFolder,
    log: onFault,
  });
  const site = {
    store,
    sharedRead: shareReads(freshness),
    sendsMail: SMTP_URL !== undefined,
    hasGoogle: environment.GOOGLE_CLIENT_ID !== undefined,
  };
  const places = { origin, liveUrl: environment.LIVE_URL, openDataFolder };
  const build = buildFile ? ((await import(buildFile)) as ServerBuild) : undefined;
  const renderer = build && createPageRenderer(build, site, places, Date.now, onFault);
  return { app, feed, renderer };
}

const opening = open();

async function answerCall({ method, url, headers, body }: ApartCall): Promise<ApartAnswer> {
  const { app } = await opening;
  const init = { method, headers, ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}) };
  const answer = await app.request(url, init, { isInner: true });
  return {
    status: answer.status,
    headers: [...answer.headers],
    body: new Uint8Array(await answer.arrayBuffer()),
  };
}

async function carryOut(task: ApartTask) {
  if (task.do === 'call') return answerCall(task.call);
  const { feed, renderer } = await opening;
  if (!renderer) throw new Error('There are no built pages.');
  // Data shared between pages here are of the state that the request came in, or of a later one.
  await feed.caughtUp();
  return renderer.renderPublic(task.request);
}

port.on('message', async (message: ToApart) => {
  if ('mayWrite' in message) return waiting.shift()?.();
  const { id, task } = message;
  try {
    send({ id, done: await carryOut(task) });
  } catch (error) {
    send({ id, failed: String(error), facts: factsOf(error) });
  }
});

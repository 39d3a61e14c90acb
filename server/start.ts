import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createAuth } from './accounts/auth/auth.ts';
import { googleSettings } from './accounts/auth/google-settings.ts';
import { setupCode } from './accounts/setup/code.ts';
import { addFirstAdmin } from './accounts/users/first-admin.ts';
import { countAdmins } from './accounts/users/queries.ts';
import { demoFiller, prepareDemo } from './demo/prepare-demo.ts';
import { startReplay } from './demo/start-replay.ts';
import { backupSettings } from './exchange/backups/settings.ts';
import { hasSource } from './exchange/halls/hall-queries.ts';
import { restoreSettings } from './exchange/restore/settings.ts';
import { databasePlace } from './platform/config/database-place.ts';
import type { Environment } from './platform/config/environment.ts';
import { plainLinks } from './platform/config/plain-links.ts';
import { readSecret } from './platform/config/secret.ts';
import { createVault } from './platform/config/vault.ts';
import { connect } from './platform/db/connect.ts';
import { lockData } from './platform/db/data-lock.ts';
import { createServerStore, type Store } from './platform/db/store.ts';
import { assertWritable } from './platform/files/assert-writable.ts';
import { openStorage } from './platform/files/open-storage.ts';
import { assertPortFree } from './platform/http/listen.ts';
import { findCapacity, listenWithLimits } from './platform/http/listen-with-limits.ts';
import { startEdges } from './platform/live/edges/start-edges.ts';
import { createFeed, type Feed } from './platform/live/feed.ts';
import { createHub } from './platform/live/hub.ts';
import { pollFeed } from './platform/live/poll.ts';
import { startPostgresBus } from './platform/live/postgres-bus.ts';
import { changeSource, roomSource } from './platform/live/queries.ts';
import { watchSqlite } from './platform/live/sqlite-watch.ts';
import { createRequestLog } from './platform/log/request-log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { type Postman, startPostman } from './platform/mail/postman.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { trackFreshness } from './platform/pages/freshness.ts';
import { shareReads } from './platform/pages/shared-reads.ts';
import { createVersions } from './platform/pages/versions.ts';
import { type CallApartOptions, createCallApart } from './serve/apart/caller.ts';
import { watchSize } from './serve/apart/size-watch.ts';
import { createHttpApp } from './serve/app.ts';
import { openDirectAnswers } from './serve/direct/direct-answers.ts';
import { openPages } from './serve/open-pages.ts';
import { createPageRenderer } from './serve/page-renderer.ts';
import { startUpkeep } from './serve/upkeep.ts';
import { openMetrics, watchCondition, watchWithMetrics } from './serve/watch-node.ts';
import { startKeepingViews } from './site/analytics/save-views.ts';
import { createViewCounter } from './site/analytics/view-counter.ts';
import { openDataSettings } from './site/open-data/nightly-dump.ts';
import { isSetUpOpen } from './site/setup/queries.ts';
import { openWays } from './site/ways/open-ways.ts';

export type Wavu = {
  /** The address on which it listens: `http://localhost:3000`. */
  url: string;
  /** Made now, for a demonstration without an administrator; told once. */
  firstAdmin: { email: string; password: string } | undefined;
  /** Somebody can let others in. */
  hasAdmin: boolean;
  /** Opens the setup while nobody has an account; undefined from the first one on. */
  setupCode: string | undefined;
  /** Matches are lent to this server: it stands in a hall. */
  isHall: boolean;
  /** Takes no more connections, finishes requests, ends streams, closes the database. */
  stop: () => Promise<void>;
};

export type StartOptions = {
  environment: Environment;
  log: Logger;
  /** The built pages; without them the API stands alone. */
  app?: { build: ServerBuild; assets: string; file?: string };
  /** Stops the server once its answers are out, swaps its database, and starts it anew. */
  restart?: (swap: () => Promise<void>) => void;
};

const SQLITE_POLL_MS = 500;
/**
 * No answer is worth a longer wait; long imports and large lists have connections without this
 * limit.
 */
const STATEMENT_MS = 30_000;

/**
 * Builds the whole program out of its environment and starts it; one that cannot holds nothing
 * open.
 */
export async function startWavu(options: StartOptions): Promise<Wavu> {
  const opened = new AsyncDisposableStack();
  try {
    return await start(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** @param opened takes how everything is closed again: what was opened last goes first */
async function start(
  { environment, log, app, restart }: StartOptions,
  opened: AsyncDisposableStack,
): Promise<Wavu> {
  const { PUBLIC_URL, TRUST_PROXY, PORT, METRICS_TOKEN } = environment;
  for (const link of plainLinks(environment)) log.warn({ link }, 'not encrypted');
  const onError = (error: unknown) => log.warn({ err: error }, 'live feed');
  const { fault: onFault, ...requestLog } = createRequestLog(log);
  opened.defer(requestLog.stop);
  const metrics = await openMetrics(environment);
  const { connection, condition, feed, store, secret, demo } = await openDatabase(
    environment,
    { log, metrics, onError },
    opened,
  );
  const capacity = findCapacity(environment, log);
  const hub = createHub({ feed, rooms: roomSource(connection.db), maxReaders: capacity.readers });
  const { auth, ways } = openAuth(environment, store, secret, log);
  const origin = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const mailOrigin = ways.sendsMail ? origin : undefined;
  const nightly = nightlySettings(environment, log);
  const freshness = trackFreshness(feed, Date.now);
  const site = { store, sharedRead: shareReads(freshness), ...ways };
  const places = { origin, liveUrl: environment.LIVE_URL, openDataFolder: nightly.openData.folder };
  const renderer = app && createPageRenderer(app.build, site, places, Date.now, onFault);
  const apart = await openApart({ store, environment, origin, app, onError, onFault }, opened);
  const pages = app &&
    renderer && {
      ...openPages(renderer, app.file ? apart : undefined, { feed, freshness, onFault }, metrics),
      assets: app.assets,
    };
  const views = createViewCounter(Date.now);
  opened.defer(startKeepingViews(connection.db, views, onError));
  const storage = openStorage(environment);
  const http = createHttpApp({
    ...openWays(environment, store, log, opened),
    store,
    views,
    auth,
    hub,
    storage,
    publicUrl: PUBLIC_URL,
    origin,
    trustProxy: TRUST_PROXY,
    readersPerAddress: capacity.readersPerAddress,
    mailOrigin,
    backups: nightly.backups,
    openDataFolder: nightly.openData.folder,
    restore: restart && restoreSettings(environment, restart),
    fillDemo: demoFiller({ store, storage }, opened, onError),
    pages,
    versions: createVersions(feed, freshness),
    keeping: { feed, freshness },
    apart,
    log: onFault,
    findWarnings: condition.warnings,
    metrics: metrics && METRICS_TOKEN !== undefined ? { metrics, token: METRICS_TOKEN } : undefined,
    watch: (event) => {
      requestLog.security(event);
      metrics?.security(event);
    },
  });

  const own = { readers: hub.readerCount, pageCacheBytes: () => pages?.cache.bytes() ?? 0 };
  if (metrics) watchWithMetrics(metrics, environment, connection, own);
  const hasDemo = await prepareDemo({ store, storage }, environment.DEMO, demo, Date.now());
  const direct = openDirectAnswers(environment, capacity, { hub, pages, views, metrics });
  const port = await listenWithLimits(environment, { fetch: http.fetch, direct }, capacity, opened);
  const postman = await startMail(environment, store, origin, log);
  const replay = hasDemo ? startReplay(store, { onError }) : undefined;
  opened.defer(async () => void (await Promise.all([replay?.stop(), postman?.stop()])));
  // First of all when it stops: streams do not end by themselves, and the server waits for them.
  opened.defer(() => hub.close());
  opened.defer(startUpkeep({ store, storage, ...nightly, mailOrigin, onError }));
  return {
    url: `http://localhost:${port}`,
    ...(await letFirstIn(store, secret, hasDemo)),
    stop: () => opened.disposeAsync(),
  };
}

/** Of the copies and of the open data. */
const nightlySettings = (environment: Environment, log: Logger) => ({
  backups: backupSettings(environment, log),
  openData: openDataSettings(environment, log),
});

type Watching = {
  log: Logger;
  metrics: Metrics | undefined;
  onError: (error: unknown) => void;
};

/** The database with its feed of changes, checked before anything is migrated or written. */
async function openDatabase(
  environment: Environment,
  { log, metrics, onError }: Watching,
  opened: AsyncDisposableStack,
) {
  const place = databasePlace(environment);
  // A start beside a running server ends here, before it migrates the data of that one.
  await assertPortFree(environment.HOST, environment.PORT);
  if ('file' in place) opened.defer(lockData(environment.DATA_DIR));
  const isNew = 'file' in place && !existsSync(place.file);
  assertWritable(environment.DATA_DIR, 'file' in place ? [place.file] : []);
  const onStatement = metrics?.statement;
  const connection = await connect(place, Date.now(), { onStatement, statementMs: STATEMENT_MS });
  opened.defer(() => connection.close());
  const condition = watchCondition(environment, connection, log);
  opened.defer(() => condition.stop());
  const watch = 'file' in place ? watchSqlite(place.file) : undefined;
  opened.defer(() => watch?.close());
  const feed = await createFeed(changeSource(connection.db, watch?.hasMoved), onError);
  const publish: Store['publish'] = (changes) => {
    feed.publish(changes);
    metrics?.points(changes.filter(({ matchVersion }) => matchVersion !== null).length);
  };
  const secret = readSecret(environment);
  const store = createServerStore(connection, publish, createVault(secret));
  const publisher = startEdges(environment.NCHAN_PUBLISH_URL, connection.db, feed, onError);
  opened.defer(async () => publisher?.close());
  opened.defer(listenToOthers(environment, feed, onError, publisher?.lead));
  const demo = { isOwnFile: 'file' in place, isNew };
  return { connection, condition, feed, store, secret, demo };
}

function openAuth(environment: Environment, store: Store, secret: string, log: Logger) {
  const google = googleSettings(environment, (why) => log.warn({ why }, 'google'));
  const onError = (why: string) => log.warn({ why }, 'sign-in library');
  const auth = createAuth({ store, secret, publicUrl: environment.PUBLIC_URL, google, onError });
  const sendsMail = environment.SMTP_URL !== undefined;
  return { auth, ways: { hasGoogle: google !== undefined, sendsMail } };
}

type ApartParts = Pick<StartOptions, 'environment' | 'app'> &
  Pick<Watching, 'onError'> &
  Pick<CallApartOptions, 'onFault'> & { store: Store; origin: string };

/** The thread for what takes long. */
async function openApart(
  { store, environment, origin, app, onError, onFault }: ApartParts,
  opened: AsyncDisposableStack,
) {
  const { db, enterWrite: gate, publish } = store;
  const setting = { environment, origin, buildFile: app?.file };
  const size = watchSize(db, Date.now, onError);
  await size.look();
  const file = new URL('./serve/apart/worker.ts', import.meta.url);
  const caller = createCallApart({ file, setting, gate, publish, onFault });
  opened.defer(caller.stop);
  return { caller, isLarge: size.isLarge };
}

/** The way in for the first person: the password of the demonstration, or the code of the set-up. */
async function letFirstIn(store: Store, secret: string, hasDemo: boolean) {
  return {
    // Made last: its password is told once, and a start that failed would have told nobody.
    firstAdmin: hasDemo ? await addFirstAdmin(store) : undefined,
    hasAdmin: (await countAdmins(store)) > 0,
    setupCode: (await isSetUpOpen(store.db)) ? setupCode(secret) : undefined,
    isHall: await hasSource(store),
  };
}

/** Mails go out where SMTP_URL names a relay. */
async function startMail(
  { SMTP_URL, MAIL_FROM }: Environment,
  store: Store,
  origin: string,
  log: Logger,
): Promise<Postman | undefined> {
  if (SMTP_URL === undefined) return undefined;
  const onError = (error: unknown) => log.warn({ err: error }, 'mail');
  return startPostman(store, await createMailer(SMTP_URL, origin, MAIL_FROM), { onError });
}

/** Changes that other processes commit: nodes on PostgreSQL, the command line beside SQLite. */
function listenToOthers(
  { DATABASE_URL, DATABASE_LISTEN_URL }: Environment,
  feed: Feed,
  onError: (error: unknown) => void,
  onLead?: (isLeading: boolean) => void,
): () => Promise<void> {
  if (DATABASE_URL === undefined) {
    onLead?.(true);
    const stop = pollFeed(feed, SQLITE_POLL_MS, onError);
    return async () => stop();
  }
  const connectionString = DATABASE_LISTEN_URL ?? DATABASE_URL;
  const bus = startPostgresBus({
    connectionString,
    feed,
    onError,
    ...(onLead ? { onLead } : {}),
  });
  return () => bus.close();
}

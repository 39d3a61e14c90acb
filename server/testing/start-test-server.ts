import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuth } from '#server/accounts/auth/auth.ts';
import type { OpenIdSettings } from '#server/accounts/auth/openid-provider.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { makeBackup } from '#server/exchange/backups/make-backup.ts';
import { createVault } from '#server/platform/config/vault.ts';
import { connect, type DatabasePlace } from '#server/platform/db/connect.ts';
import { createServerStore, type Store } from '#server/platform/db/store.ts';
import { writeMigratedFile } from '#server/platform/db/testing/migrated-file.ts';
import { createMigratedDatabase } from '#server/platform/db/testing/postgres-database.ts';
import type { StorageSettings } from '#server/platform/files/open-storage.ts';
import { diskStorage } from '#server/platform/files/storage.ts';
import type { SecurityEvent } from '#server/platform/http/security-events.ts';
import { createFeed } from '#server/platform/live/feed.ts';
import { createHub } from '#server/platform/live/hub.ts';
import { changeSource, roomSource } from '#server/platform/live/queries.ts';
import { trackFreshness } from '#server/platform/pages/freshness.ts';
import { createVersions } from '#server/platform/pages/versions.ts';
import { createHttpApp } from '#server/serve/app.ts';
import type { HttpOptions } from '#server/serve/http-options.ts';

export const TEST_SECRET = 'a secret for tests, long enough';

export type TestServer = {
  store: Store;
  app: ReturnType<typeof createHttpApp>;
  /** The database under test. */
  place: DatabasePlace;
  /** An administrator's API token. */
  token: string;
  adminId: string;
  /** Errors that were answered with 500. `stop` throws them: whoever provokes one takes it out. */
  failures: unknown[];
  /** The lines of the security log. */
  securityEvents: SecurityEvent[];
  /** `body` is sent as JSON, unless it is text. Without `token` as administrator; null: nobody. */
  call: (
    method: string,
    path: string,
    body?: unknown,
    options?: { token?: string | null; headers?: Record<string, string> },
  ) => Promise<{ status: number; body: any; headers: Headers }>;
  stop: () => Promise<void>;
};

async function freshPlace(): Promise<{ place: DatabasePlace; drop: () => Promise<void> }> {
  if (process.env.WAVU_TEST_DATABASE === 'postgres') {
    const { url, drop } = await createMigratedDatabase();
    return { place: { url }, drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'wavu-test-'));
  const file = join(folder, 'wavu.sqlite');
  await writeMigratedFile(file);
  return {
    place: { file },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The options in which a test may differ from a plain installation. */
export type TestOptions = Partial<
  Pick<
    HttpOptions,
    | 'backups'
    | 'clock'
    | 'mailOrigin'
    | 'openDataFolder'
    | 'publicUrl'
    | 'sms'
    | 'storage'
    | 'trustProxy'
    | 'ussd'
    | 'views'
  >
> & {
  google?: OpenIdSettings;
};

/** The whole API on a fresh database of the engine under test, without pages and sockets. */
export async function startTestServer({
  google,
  ...options
}: TestOptions = {}): Promise<TestServer> {
  const { place, drop } = await freshPlace();
  const connection = await connect(place, Date.now());
  const feed = await createFeed(changeSource(connection.db));
  const store = createServerStore(connection, feed.publish, createVault(TEST_SECRET));
  const freshness = trackFreshness(feed, options.clock ?? Date.now);
  const hub = createHub({ feed, rooms: roomSource(connection.db) });
  const files = mkdtempSync(join(tmpdir(), 'wavu-files-'));
  const failures: unknown[] = [];
  const securityEvents: SecurityEvent[] = [];
  const app = createHttpApp({
    store,
    auth: createAuth({
      store,
      secret: TEST_SECRET,
      publicUrl: options.publicUrl,
      google,
    }),
    hub,
    storage: diskStorage(files),
    backups: {
      place,
      pictures: { DATA_DIR: files } as StorageSettings,
      folder: join(files, 'backups'),
      stores: [],
      make: (task) => makeBackup(place, diskStorage(files), task.target, task.now),
      log: { info: () => undefined, error: () => undefined },
    },
    openDataFolder: join(files, 'open-data'),
    versions: createVersions(feed, freshness),
    keeping: { feed, freshness },
    log: (error) => void failures.push(error),
    watch: (event) => void securityEvents.push(event),
    ...options,
  });
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = 'admin@example.com';
  const password = 'correct horse battery';
  const adminId = await addUser(store, author, { email, name: 'Admin', role: 'admin', password });
  const token = await addToken(store, author, { email, name: 'test' });
  return {
    store,
    app,
    place,
    token,
    adminId,
    failures,
    securityEvents,
    async call(method, path, body, { token: other = token, headers = {} } = {}) {
      const isText = typeof body === 'string';
      const answer = await app.request(path, {
        method,
        headers: {
          ...(other === null ? {} : { authorization: `Bearer ${other}` }),
          ...(body === undefined
            ? {}
            : { 'content-type': isText ? 'text/csv' : 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      return {
        status: answer.status,
        body: isJson ? JSON.parse(text) : text,
        headers: answer.headers,
      };
    },
    async stop() {
      hub.close();
      await connection.close();
      await drop();
      rmSync(files, { recursive: true, force: true });
      if (failures.length > 0) throw new AggregateError(failures, 'Answered with 500.');
    },
  };
}

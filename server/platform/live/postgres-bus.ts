import type pg from 'pg';
import { loadPg } from '#server/platform/db/pg.ts';
import type { Feed } from './feed.ts';
import { pollFeed } from './poll.ts';

export type Bus = { close(): Promise<void> };

export type PostgresBusOptions = {
  /** A direct connection: behind a pooler by transaction, LISTEN hears nothing. */
  connectionString: string;
  feed: Pick<Feed, 'caughtUp' | 'onPublish'>;
  onError?: (error: unknown) => void;
  pollMs?: number;
  /** Of all nodes one is told true, until it loses its line: then another one. */
  onLead?: (isLeading: boolean) => void;
};

/** As it stands in pg_stat_activity. */
export const LINE_NAME = 'wavu live';
const CHANNEL = 'wavu_change';
/** The advisory lock of the node that leads; a number that nobody else uses. */
const LEAD_LOCK = 0x7761_7675;
const FIRST_WAIT = 100;
const MAX_WAIT_MS = 5000;

/**
 * Wakes the feeds of all nodes. A notification carries nothing: what changed is in the database,
 * and is read there. So a lost one costs at most the time of a poll, and nothing is ever skipped.
 */
export function startPostgresBus(options: PostgresBusOptions): Bus {
  const { connectionString, feed, onError = () => undefined, pollMs = 1000, onLead } = options;
  let newest: pg.Client | undefined;
  /** The newest connection, once it listens. */
  let line: pg.Client | undefined;
  let wait = FIRST_WAIT;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let leadTimer: NodeJS.Timeout | undefined;

  const announce = createAnnouncer(() => line, onError);
  const wake = () => void feed.caughtUp().catch(onError);
  const stopPolling = pollFeed(feed, pollMs, onError);
  feed.onPublish(announce);
  connect();

  async function connect() {
    const client = new (loadPg().Client)({
      connectionString,
      keepAlive: true,
      application_name: LINE_NAME,
    });
    newest = client;
    let isLost = false;
    function lose(error?: unknown) {
      if (isLost || isClosed) return;
      isLost = true;
      line = undefined;
      clearTimeout(leadTimer);
      onLead?.(false);
      if (error) onError(error);
      client.end().catch(() => undefined);
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, MAX_WAIT_MS);
    }
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', wake);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      return lose(error);
    }
    if (isClosed || isLost) return;
    line = client;
    wait = FIRST_WAIT;
    // Changes of other nodes, and ours for them, while the line was down.
    wake();
    announce();
    if (onLead) void lead(client);
  }

  /** The lock goes with the session: a node that dies leaves it to the next that asks. */
  async function lead(client: pg.Client) {
    try {
      const text = `SELECT pg_try_advisory_lock(${LEAD_LOCK}) AS held`;
      const { rows } = await client.query<{ held: boolean }>(text);
      if (line !== client || isClosed) return;
      if (rows[0]?.held) onLead?.(true);
      else leadTimer = setTimeout(() => void lead(client), pollMs);
    } catch {
      // The client has said that it is lost.
    }
  }

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(leadTimer);
      stopPolling();
      await newest?.end().catch(() => undefined);
    },
  };
}

/** At most one on its way: the others of the meantime go as one. */
function createAnnouncer(
  lineOf: () => pg.Client | undefined,
  onError: (error: unknown) => void,
): () => void {
  let isAnnouncing = false;
  let hasMoreToAnnounce = false;

  return function announce() {
    const line = lineOf();
    if (!line || isAnnouncing) {
      hasMoreToAnnounce = isAnnouncing;
      return;
    }
    isAnnouncing = true;
    hasMoreToAnnounce = false;
    line
      .query(`NOTIFY ${CHANNEL}`)
      .catch(onError)
      .finally(() => {
        isAnnouncing = false;
        if (hasMoreToAnnounce) announce();
      });
  };
}

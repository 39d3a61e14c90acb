import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import type { SecurityEvent } from '#server/platform/http/security-events.ts';
import type { RequestKind } from './request-kind.ts';

/** Values that are read at each request for metrics and not counted elsewhere. */
export type Gauges = {
  readers: () => number;
  pageCacheBytes: () => number;
  /** Lengths of queues by their name, a closed list. */
  queues: () => Promise<Readonly<Record<string, number>>>;
  /** The last good daily copy, `at` in epoch milliseconds, 0 where there is none; whether the last try failed. */
  backup: () => Promise<{ at: number; bytes: number; hasFailed: boolean }>;
  disk: () => Promise<{ totalBytes: number; freeBytes: number; usedShare: number }>;
  /** Whether the database answers, and whether its file is damaged. */
  database: () => Promise<{ isUp: boolean; isDamaged: boolean }>;
  build: Readonly<Record<'version' | 'commit' | 'node' | 'engine', string>>;
};

export type Metrics = {
  request: (kind: RequestKind, status: number, seconds: number) => void;
  statement: (seconds: number, error: unknown) => void;
  security: (event: SecurityEvent) => void;
  points: (count: number) => void;
  render: (seconds: number) => void;
  page: (result: PageResult) => void;
  /** To be called once, when all of it is there. */
  watch: (gauges: Gauges) => void;
  text: () => Promise<{ body: string; type: string }>;
};

/** The source of a public page's answer: from kept bytes, by 304, rendered, or old because of a fault. */
export type PageResult = 'kept' | 'unchanged' | 'rendered' | 'aged';

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 5];
const STATEMENT_SECONDS = [0.0005, 0.002, 0.01, 0.05, 0.25, 1];
const RENDER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.1, 0.5];

/** Counters for Prometheus. Labels come from closed lists: no address, no name, no id. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { requests, requestSeconds } = createRequestMetrics(registers);
  const { statementSeconds, statementErrors } = createDatabaseMetrics(registers);
  const { renderSeconds, pages } = createPageMetrics(registers);
  const events = new Counter({
    name: 'wavu_security_events_total',
    help: 'Lines of the security log, those that are only summed up too',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const points = new Counter({
    name: 'wavu_match_changes_total',
    help: 'Changes of matches that this node has acknowledged: points, time-outs, ends of sets',
    registers,
  });
  // Finding a counter by its labels costs more than to count.
  const byKind = new Map<string, { count: { inc(): void }; time: { observe(n: number): void } }>();
  const byResult = new Map<PageResult, { inc(): void }>();

  return {
    request(kind, status, seconds) {
      const key = `${kind} ${status}`;
      let own = byKind.get(key);
      if (own === undefined) {
        own = { count: requests.labels(kind, String(status)), time: requestSeconds.labels(kind) };
        byKind.set(key, own);
      }
      own.count.inc();
      own.time.observe(seconds);
    },
    statement(seconds, error) {
      statementSeconds.observe(seconds);
      if (error !== undefined) statementErrors.labels(databaseFault(error) ?? 'refused').inc();
    },
    security: ({ event, outcome }) => events.labels(event, outcome).inc(),
    points: (count) => points.inc(count),
    render: (seconds) => renderSeconds.observe(seconds),
    page(result) {
      const own = byResult.get(result) ?? pages.labels(result);
      byResult.set(result, own);
      own.inc();
    },
    watch: (gauges) => watchGauges(registers, gauges),
    text: async () => ({ body: await registry.metrics(), type: registry.contentType }),
  };
}

function createRequestMetrics(registers: Registry[]) {
  const requests = new Counter({
    name: 'wavu_requests_total',
    help: 'Requests by kind of route and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'wavu_request_seconds',
    help: 'Time until an answer is made, by kind of route',
    labelNames: ['kind'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  return { requests, requestSeconds };
}

function createDatabaseMetrics(registers: Registry[]) {
  const statementSeconds = new Histogram({
    name: 'wavu_database_seconds',
    help: 'Time of a statement of the database',
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const statementErrors = new Counter({
    name: 'wavu_database_errors_total',
    help: 'Statements that failed: away, full, read-only, broken, or refused by a rule of the schema',
    labelNames: ['fault'],
    registers,
  });
  return { statementSeconds, statementErrors };
}

function createPageMetrics(registers: Registry[]) {
  const renderSeconds = new Histogram({
    name: 'wavu_page_render_seconds',
    help: 'Time to render a public page',
    buckets: RENDER_SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'wavu_pages_total',
    help: 'Answers of public pages: kept, unchanged (304), rendered, aged (old, the database is away)',
    labelNames: ['result'],
    registers,
  });
  return { renderSeconds, pages };
}

function watchGauges(registers: Registry[], gauges: Gauges): void {
  new Gauge({
    name: 'wavu_stream_readers',
    help: 'Open live streams of this node',
    registers,
    collect() {
      this.set(gauges.readers());
    },
  });
  new Gauge({
    name: 'wavu_kept_page_bytes',
    help: 'Bytes of kept pages',
    registers,
    collect() {
      this.set(gauges.pageCacheBytes());
    },
  });
  new Gauge({
    name: 'wavu_queue_length',
    help: 'What waits, by queue',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const [queue, length] of Object.entries(await gauges.queues())) {
        this.set({ queue }, length);
      }
    },
  });
  watchBackups(registers, gauges);
  watchDisk(registers, gauges);
  watchDatabase(registers, gauges);
  const { build } = gauges;
  new Gauge({
    name: 'wavu_build_info',
    help: 'Always 1; its labels say what runs',
    labelNames: Object.keys(build),
    registers,
  }).set(build, 1);
}

function watchBackups(registers: Registry[], gauges: Gauges): void {
  const bytes = new Gauge({
    name: 'wavu_backup_last_good_bytes',
    help: 'How large the last good daily backup is',
    registers,
  });
  const failed = new Gauge({
    name: 'wavu_backup_failed',
    help: '1 while the newest try of a daily backup is one that failed',
    registers,
  });
  new Gauge({
    name: 'wavu_backup_last_good_timestamp_seconds',
    help: 'When the last daily backup was made and found whole; 0 where there is none',
    registers,
    async collect() {
      const backup = await gauges.backup();
      bytes.set(backup.bytes);
      failed.set(backup.hasFailed ? 1 : 0);
      this.set(backup.at / 1000);
    },
  });
}

function watchDisk(registers: Registry[], gauges: Gauges): void {
  const free = new Gauge({
    name: 'wavu_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR',
    registers,
  });
  new Gauge({
    name: 'wavu_disk_used_ratio',
    help: 'Part of the disk of DATA_DIR that is taken, 0 to 1',
    registers,
    async collect() {
      const { freeBytes, usedShare } = await gauges.disk();
      free.set(freeBytes);
      this.set(usedShare);
    },
  });
}

function watchDatabase(registers: Registry[], gauges: Gauges): void {
  const damaged = new Gauge({
    name: 'wavu_database_damaged',
    help: '1 once the file of the database was found to be damaged: nothing is written any more',
    registers,
  });
  new Gauge({
    name: 'wavu_database_up',
    help: '1 while the database answers',
    registers,
    async collect() {
      const { isUp, isDamaged } = await gauges.database();
      damaged.set(isDamaged ? 1 : 0);
      this.set(isUp ? 1 : 0);
    },
  });
}

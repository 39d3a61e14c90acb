/** The connections that this process may hold open, and their limits by address. */
export type Capacity = {
  /** Connections of all together. */
  connections: number;
  /** Streams of all together, and of one address. */
  readers: number;
  readersPerAddress: number;
  /** Of one address, where clients connect to us themselves. */
  connectionsPerAddress: number;
};

/** Database, log, pictures, worker threads, and what is read from disk meanwhile. */
const RESERVED_FILES = 256;
/** Of every five connections one is left to pages, points and sign-ins. */
const READERS_OF_CONNECTIONS = 0.8;
/** The load that one process serves with ease (docs/performance.md). */
const USUAL_READERS = 20_000;
/** Thousands: the phones of a mobile network share an address. */
const USUAL_PER_ADDRESS = 5000;
const PAGES_PER_ADDRESS = 500;
/** The number used if the system sets no limit. */
const UNLIMITED = 1_000_000;

/** The number of files that this process may have open; each connection is one. */
export function fileLimit(): number {
  // Without it the report asks the names of all addresses; Node's types do not know it yet.
  const report = process.report as typeof process.report & { excludeNetwork?: boolean };
  const { excludeNetwork = false } = report;
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  report.excludeNetwork = excludeNetwork;
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : UNLIMITED;
}

/**
 * Every accepted connection can be answered: without a free file a connection is reset before
 * anything is read from it, for readers and scorers alike.
 *
 *
 * @param requested what the environment wants; more than the files allow is not given
 */
export function capacityOf(
  files: number,
  requested: { readers?: number | undefined; readersPerAddress?: number | undefined } = {},
): Capacity {
  const connections = Math.max(Math.ceil(files / 2), files - RESERVED_FILES);
  const most = Math.floor(connections * READERS_OF_CONNECTIONS);
  const readers = Math.min(requested.readers ?? USUAL_READERS, most);
  const usual = Math.min(USUAL_PER_ADDRESS, Math.ceil(readers / 2));
  const readersPerAddress = Math.min(requested.readersPerAddress ?? usual, readers);
  const connectionsPerAddress = Math.min(connections, readersPerAddress + PAGES_PER_ADDRESS);
  return { connections, readers, readersPerAddress, connectionsPerAddress };
}

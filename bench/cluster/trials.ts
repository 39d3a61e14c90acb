import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile } from '../measure/print-table.ts';
import { sharedClock } from '../server/child.ts';
import type { Court } from './court.ts';
import { type Crowd, type Standing, startCrowd } from './crowd.ts';
import type { Topology } from './topology.ts';

export type Trial = {
  name: string;
  readers: number;
  points: number;
  standing: Standing;
  /** Acknowledged entries that the log does not hold, or holds twice. */
  lostEntries: number;
  /** From the end of the trouble until every reader is at the newest line, in milliseconds. */
  backMs: number | undefined;
  isGood: boolean;
};

/** The parts of a cluster that its readers meet. */
export type Readable = Pick<Topology, 'front' | 'edges' | 'openCourt'>;

export type TrialOptions<Cluster extends Readable> = {
  name: string;
  readers: number;
  /** Milliseconds between two points. */
  pace: number;
  /** The readers are at the edges; lines that an edge can no longer send are healed by a read. */
  atEdges?: boolean;
  trouble: (cluster: Cluster) => Promise<void>;
};

const CALM_MS = 3000;
const PATIENCE_MS = 60_000;
const POINTS = 20;
const OVERLOAD_POINTS = 60;
const OVERLOAD_PACE_MS = 200;
/** The longest that a page waits before it tries again: 8 s, doubled four times and spread. */
const RECOVERY_MS = 240_000;

async function gather<Cluster extends Readable>(
  topology: Cluster,
  court: Court,
  crowd: Crowd,
  options: TrialOptions<Cluster>,
) {
  const path = `/api/v1/live?match=${court.match}`;
  if (!options.atEdges) {
    return crowd.gather({ port: topology.front.port, path, count: options.readers });
  }
  const line = { port: topology.front.port, path: `/api/v1/matches/${court.match}/line` };
  const count = Math.ceil(options.readers / topology.edges.length);
  for (const { port } of topology.edges) await crowd.gather({ port, path, count, line });
}

/** Readers follow a match, something goes wrong, and afterwards all of them must stand where it does. */
export async function tryTrouble<Cluster extends Readable>(
  topology: Cluster,
  options: TrialOptions<Cluster>,
): Promise<Trial> {
  const { name, readers, pace, atEdges = false, trouble } = options;
  const court = await topology.openCourt();
  const crowd = startCrowd();
  try {
    await gather(topology, court, crowd, options);
    const play = court.playOn(pace);
    await pause(CALM_MS);
    await trouble(topology);
    await pause(CALM_MS);
    await play.end();
    const version = await court.version();
    const backMs = await crowd.allAt(version, PATIENCE_MS);
    // A line that is still on its way a second time would be counted here.
    await pause(500);
    const standing = await crowd.standing(version);
    const lostEntries = Math.abs(court.acknowledged() - (await court.logged()));
    const isWhole = standing.missed === 0 && (atEdges || standing.doubled === 0);
    const isGood = backMs !== undefined && isWhole && standing.ahead === 0 && lostEntries === 0;
    const points = court.takeDelays().length;
    return { name, readers, points, standing, lostEntries, backMs, isGood };
  } finally {
    await crowd.leave();
    await crowd.stop();
  }
}

const DOWN_MS = 2000;

/** PostgreSQL is away for so long. */
function stopPostgres(ms: number) {
  return async ({ postgres }: Pick<Topology, 'postgres'>) => {
    postgres.primary.signal('SIGINT');
    await postgres.primary.ended();
    await pause(ms);
    await postgres.primary.start();
  };
}

export const troubles = {
  async killNode({ nodes }: Pick<Topology, 'nodes'>) {
    nodes[0].signal('SIGKILL');
    await nodes[0].ended();
    await pause(DOWN_MS);
    await nodes[0].start();
  },
  /** Each node in turn is ended as an upgrade does it, and started anew. */
  async restartInTurn({ nodes }: Pick<Topology, 'nodes'>) {
    for (const node of nodes) {
      node.signal('SIGTERM');
      await node.ended();
      await node.start();
    }
  },
  restartPostgres: stopPostgres(DOWN_MS),
  stopPostgres,
  async restartPooler({ pooler }: Topology['pooled']) {
    pooler.signal('SIGTERM');
    await pooler.ended();
    await pooler.start();
  },
  async crashPostgres({ postgres }: Pick<Topology, 'postgres'>) {
    postgres.primary.signal('SIGQUIT');
    await postgres.primary.ended();
    await postgres.primary.start();
  },
  /** The primary dies for good, and the replica takes its place. */
  async failOver({ postgres }: Topology) {
    postgres.primary.signal('SIGKILL');
    await postgres.primary.ended();
    await pause(DOWN_MS);
    postgres.promote();
  },
  cutEdge: (ms: number) =>
    async function cutEdge({ edges }: Topology) {
      edges[0]!.relay.cut();
      await pause(ms);
      edges[0]!.relay.mend();
    },
  /** The node that publishes to the edges dies; readers of the edges are not connected to it. */
  async killPublisher({ nodes }: Topology) {
    nodes[0].signal('SIGKILL');
    await nodes[0].ended();
    await pause(DOWN_MS);
    await nodes[0].start();
  },
  async killEdge({ edges }: Topology) {
    edges[0]!.program.signal('SIGTERM');
    await edges[0]!.program.ended();
    await edges[0]!.program.start();
  },
};

export type CrowdTrial = {
  readers: number;
  p50: number;
  p99: number;
  /** From the tap to the last reader, median of the points. */
  lastMs: number;
  /** Megabytes that a node has more with its readers than without. */
  nodeMegabytes: number;
  /** From the moment at which a killed node answers again until all its readers are live. */
  stormMs: number | undefined;
};

/** Readers of both nodes, straight to their ports; then one node is killed with all of its readers. */
export async function tryCrowd(topology: Topology, perNode: number): Promise<CrowdTrial> {
  const court = await topology.openCourt();
  const crowds = [startCrowd(), startCrowd()];
  const path = `/api/v1/live?match=${court.match}`;
  const [first] = topology.nodes;
  const before = residentMegabytes(first.pid());
  try {
    await Promise.all(
      crowds.map((crowd, at) =>
        crowd.gather({ port: topology.nodes[at]!.port, path, count: perNode }),
      ),
    );
    const nodeMegabytes = residentMegabytes(first.pid()) - before;
    const measured = await pointsTo(court, crowds);
    first.signal('SIGKILL');
    await first.ended();
    await first.start();
    await court.point();
    const stormMs = await crowds[0]!.allAt(await court.version(), RECOVERY_MS);
    return { readers: 2 * perNode, ...measured, nodeMegabytes, stormMs };
  } finally {
    for (const crowd of crowds) await crowd.stop();
  }
}

export type EdgeCrowdTrial = Omit<CrowdTrial, 'stormMs'>;

/** As many readers at one edge; its memory is that of all processes of its nginx. */
export async function tryEdgeCrowd(topology: Topology, readers: number): Promise<EdgeCrowdTrial> {
  const court = await topology.openCourt();
  const crowd = startCrowd();
  const edge = topology.edges[1]!;
  const path = `/api/v1/live?match=${court.match}`;
  const line = { port: topology.front.port, path: `/api/v1/matches/${court.match}/line` };
  const before = familyMegabytes(edge.program.pid());
  try {
    await crowd.gather({ port: edge.port, path, count: readers, line });
    const measured = await pointsTo(court, [crowd]);
    const nodeMegabytes = familyMegabytes(edge.program.pid()) - before;
    return { readers, ...measured, nodeMegabytes };
  } finally {
    await crowd.stop();
  }
}

async function pointsTo(court: Court, crowds: readonly Crowd[]) {
  const middles: number[] = [];
  const tails: number[] = [];
  const lasts: number[] = [];
  for (let n = 0; n < POINTS; n += 1) {
    const next = (await court.version()) + 1;
    for (const crowd of crowds) await crowd.watch(next);
    const from = sharedClock();
    await court.point();
    for (const crowd of crowds) await crowd.allAt(next, PATIENCE_MS);
    const arrivals = (await Promise.all(crowds.map((crowd) => crowd.arrivals()))).flat();
    const took = arrivals.map((at) => at - from);
    middles.push(percentile(took, 0.5));
    tails.push(percentile(took, 0.99));
    lasts.push(took.reduce((most, time) => Math.max(most, time), 0));
  }
  return { p50: median(middles), p99: median(tails), lastMs: median(lasts) };
}

export type OverloadTrial = {
  places: number;
  clients: number;
  /** Of the scorer's taps, in milliseconds. */
  calmP99: number;
  fullP99: number;
  /** All who found no place had the newest score after this. */
  slowLineMs: number | undefined;
  /** From the moment at which places became free until they were taken. */
  recoveredMs: number | undefined;
};

/** Three times as many readers as a node has places. `port` is that node's own. */
export async function tryOverload(
  court: Court,
  port: number,
  places: number,
): Promise<OverloadTrial> {
  const path = `/api/v1/live?match=${court.match}`;
  const line = { port, path: `/api/v1/matches/${court.match}/line` };
  const inside = startCrowd();
  const outside = startCrowd();
  const play = async () => {
    court.takeDelays();
    for (let n = 0; n < OVERLOAD_POINTS; n += 1) {
      await court.point();
      await pause(OVERLOAD_PACE_MS);
    }
    return percentile(court.takeDelays(), 0.99);
  };
  try {
    await inside.gather({ port, path, count: places, line });
    const calmP99 = await play();
    await outside.gather({ port, path, count: 2 * places, line });
    const fullP99 = await play();
    const slowLineMs = await outside.allAt(await court.version(), PATIENCE_MS);
    await inside.leave();
    const from = performance.now();
    let recoveredMs: number | undefined;
    while (recoveredMs === undefined && performance.now() - from < RECOVERY_MS) {
      await pause(500);
      if ((await outside.standing(0)).open >= places) recoveredMs = performance.now() - from;
    }
    return { places, clients: 3 * places, calmP99, fullP99, slowLineMs, recoveredMs };
  } finally {
    await inside.stop();
    await outside.stop();
  }
}

/** Of a process and its children, by the memory that is theirs alone and their share of the common one. */
function familyMegabytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const kilobytes = [String(pid), ...children].filter(Boolean).map((id) => {
    const rollup = readFileSync(`/proc/${id.trim()}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, kilobyte) => sum + kilobyte, 0) / 1024;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

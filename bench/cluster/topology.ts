import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/db/testing/free-port.ts';
import { type Court, createCourts } from './court.ts';
import { edgeConfig, frontConfig, NCHAN_MODULES, startNginx } from './nginx.ts';
import { createNode, type WavuNode } from './node.ts';
import { type Pooled, startPooled } from './pooled.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { findProgram, type Program, postgresFolder } from './program.ts';
import { type Relay, startRelay } from './relay.ts';

export type Topology = {
  postgres: PostgresPair;
  nodes: [WavuNode, WavuNode];
  /** nginx before both nodes, with the cache of a CDN. */
  front: { port: number };
  /** nginx with nchan; the line over which it is published to can be cut. */
  edges: { port: number; relay: Relay; program: Program }[];
  openCourt: () => Promise<Court>;
  /** Two more nodes on the same database, behind pgbouncer. */
  pooled: Pooled;
  /** Starts a third node with its own settings; it ends with the rest. */
  addNode: (env: Record<string, string>) => Promise<WavuNode>;
  stop(): Promise<void>;
};

/** The programs of the cluster, by the names of Debian's packages. */
const NEEDED = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
} as const;

/** @throws one sentence that names the packages that are missing */
function findPrograms() {
  const bin = postgresFolder();
  const nginx = findProgram(NEEDED.nginx);
  const haproxy = findProgram(NEEDED.haproxy);
  const pgbouncer = findProgram(NEEDED.pgbouncer);
  const missing = [
    ...(bin ? [] : ['postgresql']),
    ...(nginx ? [] : ['nginx']),
    ...(haproxy ? [] : ['haproxy']),
    ...(pgbouncer ? [] : ['pgbouncer']),
  ];
  if (!bin || !nginx || !haproxy || !pgbouncer) {
    throw new Error(
      `npm run cluster needs ${missing.join(', ')}. On Debian, as root: apt-get install ` +
        'postgresql nginx libnginx-mod-nchan libnginx-mod-http-headers-more-filter haproxy pgbouncer',
    );
  }
  return { bin, nginx, haproxy, pgbouncer };
}

/** PostgreSQL with a replica, two nodes, nginx before them, two edges; everything on this machine. */
export async function startTopology(): Promise<Topology> {
  const { bin, nginx, haproxy, pgbouncer } = findPrograms();
  const opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'wavu-cluster-'));
  // PostgreSQL and the workers of nginx run as somebody else.
  chmodSync(folder, 0o755);
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const place = join(folder, 'postgres');
    mkdirSync(place);
    const postgres = await startPostgresPair(bin, haproxy, place);
    opened.defer(postgres.stop);
    const edges: Topology['edges'] = [];
    for (const name of ['edge1', 'edge2']) {
      const ports = { publish: await freePort(), read: await freePort() };
      const program = await startNginx({
        file: nginx,
        folder: join(folder, name),
        port: ports.read,
        modules: NCHAN_MODULES,
        http: edgeConfig(ports),
      });
      opened.defer(program.stop);
      const relay = await startRelay([ports.publish]);
      opened.defer(relay.close);
      edges.push({ port: ports.read, relay, program });
    }
    const env = {
      DATABASE_URL: postgres.url,
      SECRET: 'a secret for the cluster, long enough to be one',
      NCHAN_PUBLISH_URL: edges.map(({ relay }) => `http://127.0.0.1:${relay.port}/publish`).join(),
      TRUST_PROXY: '1',
    };
    const nodes: [WavuNode, WavuNode] = [
      await createNode({ ...env, DATA_DIR: join(folder, 'node1') }),
      await createNode({ ...env, DATA_DIR: join(folder, 'node2') }),
    ];
    for (const node of nodes) {
      await node.start();
      opened.defer(node.stop);
    }
    const port = await freePort();
    const frontFolder = join(folder, 'front');
    const http = frontConfig(
      port,
      nodes.map((node) => node.port),
      frontFolder,
    );
    const front = await startNginx({ file: nginx, folder: frontFolder, port, http });
    opened.defer(front.stop);
    const openCourtAt = await createCourts(nodes[0]);
    const { NCHAN_PUBLISH_URL: _edges, ...plain } = env;
    const pooled = await startPooled({
      file: pgbouncer,
      folder,
      postgres,
      env: plain,
      openCourtAt,
    });
    opened.defer(pooled.stop);
    return {
      postgres,
      nodes,
      front: { port },
      edges,
      openCourt: () => openCourtAt(port),
      pooled,
      async addNode(own) {
        const node = await createNode({ ...env, DATA_DIR: join(folder, 'node3'), ...own });
        await node.start();
        opened.defer(node.stop);
        return node;
      },
      stop: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

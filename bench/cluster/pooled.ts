import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/platform/db/testing/free-port.ts';
import { unprivilegedAccount } from '#server/platform/db/testing/postgres-binaries.ts';
import type { Court } from './court.ts';
import { createNode, type WavuNode } from './node.ts';
import type { PostgresPair } from './postgres-pair.ts';
import { createProgram, listens, type Program } from './program.ts';
import { type Relay, startRelay } from './relay.ts';

/** Two nodes whose statements go through pgbouncer, behind a proxy of their own. */
export type Pooled = {
  postgres: PostgresPair;
  pooler: Program;
  nodes: [WavuNode, WavuNode];
  front: Relay;
  edges: [];
  openCourt: () => Promise<Court>;
  stop(): Promise<void>;
};

export type PooledOptions = {
  file: string;
  folder: string;
  postgres: PostgresPair;
  /** The environment of the other nodes, which these share a database with. */
  env: Record<string, string>;
  openCourtAt: (port: number) => Promise<Court>;
};

/** pgbouncer in transaction mode, as `docs/deployment.md` has it; LISTEN goes past it. */
export async function startPooled(options: PooledOptions): Promise<Pooled> {
  const { file, folder, postgres, env, openCourtAt } = options;
  const opened = new AsyncDisposableStack();
  const port = await freePort();
  const pooler = createPooler(
    file,
    join(folder, 'pgbouncer'),
    port,
    Number(new URL(postgres.url).port),
  );
  try {
    await pooler.start();
    opened.defer(pooler.stop);
    const own = {
      ...env,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      DATABASE_LISTEN_URL: postgres.url,
    };
    const nodes: [WavuNode, WavuNode] = [
      await createNode({ ...own, DATA_DIR: join(folder, 'pooled1') }),
      await createNode({ ...own, DATA_DIR: join(folder, 'pooled2') }),
    ];
    for (const node of nodes) {
      await node.start();
      opened.defer(node.stop);
    }
    const front = await startRelay(nodes.map((node) => node.port));
    opened.defer(front.close);
    const openCourt = () => openCourtAt(front.port);
    const stop = () => opened.disposeAsync();
    return { postgres, pooler, nodes, front, edges: [], openCourt, stop };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** pgbouncer refuses to run as root, as PostgreSQL does. */
function createPooler(file: string, folder: string, port: number, database: number): Program {
  const account = unprivilegedAccount();
  mkdirSync(folder);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
postgres = host=127.0.0.1 port=${database} dbname=postgres user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
`,
  );
  if (account) chownSync(folder, account.uid, account.gid);
  return createProgram({
    file,
    args: [config],
    account,
    cwd: folder,
    env: { PATH: process.env.PATH },
    isReady: () => listens(port),
    stopSignal: 'SIGINT',
  });
}

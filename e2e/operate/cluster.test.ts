import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createCourts } from '../../bench/cluster/court.ts';
import { createNode, type WavuNode } from '../../bench/cluster/node.ts';
import { startRelay } from '../../bench/cluster/relay.ts';
import { troubles, tryTrouble } from '../../bench/cluster/trials.ts';
import { startPostgres } from '../../server/platform/db/testing/postgres-server.ts';

/** Two nodes on PostgreSQL behind one proxy. `npm run cluster` does more, with more readers. */
async function startPair(opened: AsyncDisposableStack) {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-pair-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  opened.defer(postgres.stop);
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret for two nodes, long enough' };
  const nodes: [WavuNode, WavuNode] = [
    await createNode({ ...env, DATA_DIR: join(folder, 'node1') }),
    await createNode({ ...env, DATA_DIR: join(folder, 'node2') }),
  ];
  for (const node of nodes) {
    await node.start();
    opened.defer(node.stop);
  }
  const front = await startRelay(nodes.map(({ port }) => port));
  opened.defer(front.close);
  const openCourtAt = await createCourts(nodes[0]);
  const openCourt = () => openCourtAt(front.port);
  return { nodes, front, edges: [], openCourt };
}

test('200 readers of two nodes get each line once while nodes are killed and restarted', async () => {
  await using opened = new AsyncDisposableStack();
  const pair = await startPair(opened);
  const common = { readers: 200, pace: 200 };
  for (const [name, trouble] of [
    ['a node is killed', troubles.killNode],
    ['both nodes are restarted in turn', troubles.restartInTurn],
  ] as const) {
    const trial = await tryTrouble(pair, { name, ...common, trouble });
    expect(trial.standing, name).toMatchObject({
      missed: 0,
      doubled: 0,
      resyncs: 0,
      open: 200,
      upToDate: 200,
    });
    expect(trial.standing.returns, name).toBeGreaterThan(0);
    expect(trial.lostEntries, name).toBe(0);
    expect(trial.points, name).toBeGreaterThan(0);
  }
});

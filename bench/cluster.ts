import { startTopology, type Topology } from './cluster/topology.ts';
import {
  type CrowdTrial,
  type EdgeCrowdTrial,
  type OverloadTrial,
  type Trial,
  type TrialOptions,
  troubles,
  tryCrowd,
  tryEdgeCrowd,
  tryOverload,
  tryTrouble,
} from './cluster/trials.ts';
import { integer, isShort, ms, printTable } from './measure/print-table.ts';

/**
 * `npm run cluster [-- --short] [crowd] [overload] [pgbouncer] [trouble]`: PostgreSQL with a replica, two nodes, nginx, two edges of nchan, two
 * more nodes behind pgbouncer, and readers who must stand where the match does after each trouble.
 * Fails when one does not. Without the name of a part all are run; `CROWD` is the number of readers of a
 * node in the crowd.
 */
const readers = isShort ? 200 : 2000;
const cutMs = isShort ? 10_000 : 300_000;
const awayMs = isShort ? 10_000 : 30_000;
const trials: TrialOptions<Topology>[] = [
  { name: 'node killed (kill -9)', readers, pace: 200, trouble: troubles.killNode },
  { name: 'both nodes restarted in turn', readers, pace: 250, trouble: troubles.restartInTurn },
  { name: 'PostgreSQL restarted', readers, pace: 200, trouble: troubles.restartPostgres },
  { name: 'PostgreSQL crashed', readers, pace: 200, trouble: troubles.crashPostgres },
  {
    name: `PostgreSQL away for ${awayMs / 1000} s`,
    readers,
    pace: 200,
    trouble: troubles.stopPostgres(awayMs),
  },
  {
    name: 'edges: publishing node killed',
    readers,
    pace: 200,
    atEdges: true,
    trouble: troubles.killPublisher,
  },
  { name: 'edges: one restarted', readers, pace: 200, atEdges: true, trouble: troubles.killEdge },
  {
    name: `edges: one cut off for ${cutMs / 1000} s`,
    readers,
    pace: cutMs / 100,
    atEdges: true,
    trouble: troubles.cutEdge(cutMs),
  },
  { name: 'failover to the replica', readers, pace: 200, trouble: troubles.failOver },
];

/** No node may end, whatever PostgreSQL does: a restarted one would be a gap of seconds. */
const behindPgbouncer: TrialOptions<Topology['pooled']>[] = [
  { name: 'PostgreSQL restarted', readers, pace: 200, trouble: troubles.restartPostgres },
  { name: 'PostgreSQL crashed', readers, pace: 200, trouble: troubles.crashPostgres },
  {
    name: `PostgreSQL away for ${awayMs / 1000} s`,
    readers,
    pace: 200,
    trouble: troubles.stopPostgres(awayMs),
  },
  { name: 'pgbouncer restarted', readers, pace: 200, trouble: troubles.restartPooler },
];

async function tryBehindPgbouncer({ pooled }: Topology, done: Trial[]): Promise<void> {
  for (const options of behindPgbouncer) {
    const name = `behind pgbouncer: ${options.name}`;
    console.error(`${name} ...`);
    const before = pooled.nodes.map((node) => node.pid());
    const trial = await tryTrouble(pooled, { ...options, name });
    const areAlive = pooled.nodes.every(
      (node, at) => node.isRunning() && node.pid() === before[at],
    );
    done.push({ ...trial, isGood: trial.isGood && areAlive });
  }
}

async function tryNodesAndEdges(topology: Topology, done: Trial[]): Promise<void> {
  for (const options of trials) {
    console.error(`${options.name} ...`);
    done.push(await tryTrouble(topology, options));
  }
}

function rowOf({ name, readers, points, standing, lostEntries, backMs, isGood }: Trial): string[] {
  const { lines, doubled, missed, resyncs, healed, returns } = standing;
  const counts = [readers, points, lines, returns, missed, doubled, resyncs, healed, lostEntries];
  return [name, ...counts.map(integer), seconds(backMs), isGood ? 'yes' : 'NO'];
}

const seconds = (value: number | undefined) =>
  value === undefined ? 'never' : `${(value / 1000).toFixed(1)} s`;

const memoryOf = (megabytes: number, readers: number) =>
  `${((megabytes * 1024) / readers).toFixed(1)} KB`;

function printCrowds(crowd: CrowdTrial, edgeCrowd: EdgeCrowdTrial): void {
  const delays = ({ p50, p99, lastMs }: EdgeCrowdTrial) => [ms(p50), ms(p99), ms(lastMs)];
  printTable(
    'A crowd',
    ['', 'readers', 'p50', 'p99', 'last reader', 'memory of a reader', 'storm: all live after'],
    [
      [
        'two nodes',
        integer(crowd.readers),
        ...delays(crowd),
        memoryOf(crowd.nodeMegabytes, crowd.readers / 2),
        seconds(crowd.stormMs),
      ],
      [
        'an edge of nchan',
        integer(edgeCrowd.readers),
        ...delays(edgeCrowd),
        memoryOf(edgeCrowd.nodeMegabytes, edgeCrowd.readers),
        '',
      ],
    ],
  );
}

function printOverload(overload: OverloadTrial): void {
  printTable(
    'Three times as many readers as places',
    [
      'places',
      'clients',
      "tap's p99 before",
      "tap's p99 full",
      'line reached all',
      'places taken again',
    ],
    [
      [
        integer(overload.places),
        integer(overload.clients),
        ms(overload.calmP99),
        ms(overload.fullP99),
        seconds(overload.slowLineMs),
        seconds(overload.recoveredMs),
      ],
    ],
  );
}

function printTrials(trials: readonly Trial[]): void {
  printTable(
    'A cluster in trouble',
    [
      '',
      'readers',
      'points',
      'lines',
      'returns',
      'missed',
      'doubled',
      'resyncs',
      'healed',
      'entries lost',
      'all there after',
      'good',
    ],
    trials.map(rowOf),
  );
}

const PARTS = ['crowd', 'overload', 'pgbouncer', 'trouble'] as const;
const named = PARTS.filter((name) => process.argv.includes(name));
const has = (part: (typeof PARTS)[number]) => named.length === 0 || named.includes(part);
const crowdOf = Number(process.env.CROWD ?? (isShort ? 1000 : 15_000));

// Each table is printed as soon as it is measured: a long run that ends early has shown what it saw.
const topology = await startTopology();
const done: Trial[] = [];
try {
  if (has('crowd')) {
    console.error('crowd ...');
    const crowd = await tryCrowd(topology, crowdOf);
    console.error('crowd at an edge ...');
    printCrowds(crowd, await tryEdgeCrowd(topology, crowdOf));
  }
  if (has('overload')) {
    console.error('three times too many ...');
    const places = isShort ? 200 : 2000;
    const small = await topology.addNode({ MAX_READERS: String(places) });
    printOverload(await tryOverload(await topology.openCourt(), small.port, places));
  }
  if (has('pgbouncer')) await tryBehindPgbouncer(topology, done);
  if (has('trouble')) await tryNodesAndEdges(topology, done);
} finally {
  if (done.length > 0) printTrials(done);
  await topology.stop();
}
if (done.some(({ isGood }) => !isGood)) process.exitCode = 1;

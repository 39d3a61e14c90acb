import { cpus } from 'node:os';
import { connect } from '../server/platform/db/connect.ts';
import { startPostgres } from '../server/platform/db/testing/postgres-server.ts';
import { killPush } from '../server/testing/fan-out/kill-push.ts';
import { killSms } from '../server/testing/fan-out/kill-sms.ts';
import type { FanOutReport, KillOptions } from '../server/testing/fan-out/kill-trial.ts';
import { killWebhooks } from '../server/testing/fan-out/kill-webhooks.ts';
import { startTestServer, type TestServer } from '../server/testing/start-test-server.ts';
import { printTable } from './measure/print-table.ts';

/**
 * `npm run torture:fan-out -- [kills] [seed] [way] [engine]`: kill -9 of the node that sends, in the middle of
 * each fan-out. Push and webhooks have to reach everybody at least once, SMS nobody twice; it fails otherwise.
 */
const kills = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const [onlyWay, onlyEngine] = process.argv.slice(4);

type Trial = (server: TestServer, options: KillOptions) => Promise<FanOutReport>;
/** Faults are those of the promise of each way. */
const WAYS: Record<string, { trial: Trial; faults: (report: FanOutReport) => number }> = {
  push: {
    trial: (server, options) => killPush(server, 1500, options),
    faults: ({ lost }) => lost,
  },
  webhooks: {
    trial: (server, options) => killWebhooks(server, 60, options),
    faults: ({ lost }) => lost,
  },
  sms: {
    trial: (server, options) => killSms(server, 160, options),
    faults: ({ repeated }) => repeated,
  },
};
const ENGINES = ['sqlite', 'postgres'];
if (onlyWay && !(onlyWay in WAYS)) throw new Error(`The way is ${Object.keys(WAYS).join(', ')}.`);
if (onlyEngine && !ENGINES.includes(onlyEngine)) throw new Error(`The engine is ${ENGINES}.`);

function startServer(engine: string): Promise<TestServer> {
  process.env.WAVU_TEST_DATABASE = engine;
  return startTestServer({ publicUrl: 'http://ligi.test' });
}

/** A sign of life: hundreds of kills take their time. */
function reportKills(done: number) {
  if (done % 25 === 0) process.stderr.write(`${done} kills\n`);
}

const postgres = onlyEngine === 'sqlite' ? undefined : await startPostgres();
let faults = 0;
const rows: string[][] = [];
try {
  if (postgres) {
    await (await connect({ url: postgres.url }, 0)).close();
    process.env.WAVU_TEST_POSTGRES_TEMPLATE = new URL(postgres.url).pathname.slice(1);
    const admin = new URL(postgres.url);
    admin.pathname = '/template1';
    process.env.WAVU_TEST_POSTGRES_URL = admin.href;
  }
  for (const [way, { trial, faults: faultsOf }] of Object.entries(WAYS)) {
    for (const engine of ENGINES) {
      if ((onlyWay ?? way) !== way || (onlyEngine ?? engine) !== engine) continue;
      const server = await startServer(engine);
      const report = await trial(server, { kills, seed, onKill: reportKills });
      await server.stop();
      faults += faultsOf(report);
      const { due, arrived, lost, repeated, most } = report;
      rows.push([way, engine, ...[report.kills, due, arrived, lost, repeated, most].map(String)]);
    }
  }
} finally {
  await postgres?.stop();
}
printTable(
  `kill -9 in the middle of a fan-out, seed ${seed}, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores`,
  ['way', 'engine', 'kills', 'due', 'arrived', 'never', 'more than once', 'most often'],
  rows,
);
process.exitCode = faults > 0 ? 1 : 0;

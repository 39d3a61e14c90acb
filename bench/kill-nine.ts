import { killTorture } from '../e2e/support/kill-torture.ts';
import { startPostgres } from '../server/platform/db/testing/postgres-server.ts';

/**
 * `npm run torture -- [kills] [seed] [engine]`: kill -9 at random moments during scoring, on SQLite
 * and on PostgreSQL, or on the named one of them. Prints one table and fails when anything was lost
 * or doubled.
 */
const kills = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const only = process.argv[4];
const postgres = await startPostgres();

/** A sign of life: hundreds of kills take their time. */
function reportKills({
  kills: done,
  lost,
  doubled,
}: {
  kills: number;
  lost: number;
  doubled: number;
}) {
  if (done % 25 === 0) console.error(`${done} kills, ${lost} lost, ${doubled} doubled`);
}

let faults = 0;
try {
  const engines: Record<string, Record<string, string>> = {
    sqlite: {},
    postgres: { DATABASE_URL: postgres.url, SECRET: 'a secret for the torture, long enough' },
  };
  console.log(
    `kill -9, seed ${seed}\n\n| engine | kills | sent | acknowledged | lost | doubled | check |`,
  );
  console.log('|---|---|---|---|---|---|---|');
  if (only && !(only in engines)) throw new Error('The engine is sqlite or postgres.');
  for (const [engine, env] of Object.entries(engines)) {
    if (only && engine !== only) continue;
    const report = await killTorture({ kills, seed, env, onKill: reportKills });
    faults += report.lost + report.doubled;
    const { sent, acknowledged, lost, doubled, check } = report;
    console.log(
      `| ${engine} | ${report.kills} | ${sent} | ${acknowledged} | ${lost} | ${doubled} | ${check} |`,
    );
  }
} finally {
  await postgres.stop();
}
process.exitCode = faults > 0 ? 1 : 0;

import { parseArgs } from 'node:util';
import { runHistory } from './history.ts';
import { memoryPort } from './port.ts';

/**
 * `npm run simulate -- [--histories 10000] [--from 1]`: seeded histories of one or two scoring devices
 * through drops, duplicates, crashes and take-overs. `--from N --histories 1` replays the history N.
 */
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
  },
});
const from = Number(values.from);
const end = from + Number(values.histories);
const sum = { saved: 0, parked: 0, taps: 0, duplicates: 0 };
const failed: number[] = [];
const began = performance.now();
for (let seed = from; seed < end; seed += 1) {
  try {
    const report = await runHistory(seed, memoryPort());
    for (const name of ['saved', 'parked', 'taps', 'duplicates'] as const)
      sum[name] += report[name];
  } catch (error) {
    failed.push(seed);
    console.error(`seed ${seed}: ${(error as Error).stack}`);
    console.error(`replay: npm run simulate -- --from ${seed} --histories 1`);
  }
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  '| histories | taps | in the log | with the administrator | duplicates | failed | seconds |',
);
console.log('|---|---|---|---|---|---|---|');
console.log(
  `| ${end - from} | ${sum.taps} | ${sum.saved} | ${sum.parked} | ${sum.duplicates} | ${failed.length} | ${seconds} |`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

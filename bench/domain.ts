import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { connect } from '#server/db/connect.ts';
import { createStore } from '#server/db/store.ts';
import { getStandings } from '#server/standings/queries.ts';
import { cpuMicroseconds } from './child.ts';
import { makeDataFolder } from './data-folder.ts';
import { inHaste, playSeason } from './season.ts';
import { isShort, median, ms, percentile, printTable } from './table.ts';

/** The rules of the sport: a whole match folded anew, one rally judged, one league's table. */

/** Five sets, 28-26 four times and 18-16: 250 rallies. */
function longMatch(): MatchEvent[] {
  const events: object[] = [{ type: 'start' }];
  for (let set = 1; set <= 5; set += 1) {
    const [first, second] = set % 2 === 1 ? ['team1', 'team2'] : ['team2', 'team1'];
    events.push({ type: 'set-start', set, firstServe: first });
    const level = set === 5 ? 16 : 26;
    const winners = Array.from({ length: level }, () => [first, second]).flat();
    for (const [n, winner] of [...winners, first, first].entries()) {
      events.push({ type: 'rally', winner, no: n + 1 });
    }
  }
  return events.map((event, n) => ({ id: `event-${n}`, at: n * 20_000, ...event }) as MatchEvent);
}

type Repeated = { took: number[]; cpu: number };

/** The processor time stands beside the clock: it does not mind what else the machine does. */
async function repeat(count: number, work: () => unknown): Promise<Repeated> {
  const took: number[] = [];
  let before = 0;
  for (let n = -Math.ceil(count / 5); n < count; n += 1) {
    if (n === 0) before = cpuMicroseconds();
    const startedAt = performance.now();
    await work();
    if (n >= 0) took.push(performance.now() - startedAt);
  }
  return { took, cpu: (cpuMicroseconds() - before) / count };
}

const count = isShort ? 50 : 500;
const events = longMatch();
const { state } = foldLog(PRESETS.indoor, events);
if (state.decided === false) throw new Error('the long match is not decided');
const folds = await repeat(count, () => foldLog(PRESETS.indoor, events));

let almost = emptyLog(PRESETS.indoor);
for (const event of events.slice(0, -1)) {
  const step = appendEvent(almost, event);
  if (!step.ok) throw new Error(step.detail);
  almost = step.log;
}
const judged = await repeat(count, () => appendEvent(almost, events.at(-1)!));

const folder = makeDataFolder();
const connection = await connect({ file: join(folder.path, 'wavu.db') }, Date.now());
const store = createStore(connection, () => {});
const { league } = await inHaste(store, () => playSeason(store));
const table = await getStandings(store, league);
if (table.rows.length !== 16) throw new Error('the league has no table');
const tables = await repeat(count, () => getStandings(store, league));
await connection.close();
folder.remove();

const row = (name: string, { took, cpu }: Repeated) => [
  name,
  ms(median(took)),
  ms(percentile(took, 0.99)),
  ms(cpu / 1000),
];
printTable(
  'Rules of the sport',
  ['', 'p50', 'p99', 'CPU each'],
  [
    row('fold of a 250-rally match', folds),
    row('the 250th rally judged and appended', judged),
    row('table of 16 teams and 240 matches, from the rows to the explanation', tables),
  ],
);

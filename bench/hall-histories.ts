import { openHallWorld } from '../server/exchange/halls/testing/hall-world.ts';
import { playHistory } from '../server/exchange/halls/testing/history.ts';
import { addVerdict, emptyVerdict, type Verdict } from '../server/exchange/halls/testing/judge.ts';
import { killHistories } from './halls/kill-histories.ts';

/**
 * `npm run hall-histories -- [histories] [seed]`: a hall and its site with a bad line between them that loses,
 * doubles and delays; in a fifth of the histories both are processes that are killed with -9. Prints one
 * table and fails when an entry was lost or doubled.
 */
const histories = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const withKills = Math.floor(histories / 5);

type Row = Verdict & { histories: number; kills: number };

async function withoutKills(count: number): Promise<Row> {
  const world = await openHallWorld();
  const sum = emptyVerdict();
  try {
    for (let at = 0; at < count; at += 1) {
      addVerdict(sum, await playHistory(world, seed + at));
      if (at % 50 === 49) console.error(`${at + 1} of ${count}: ${JSON.stringify(sum)}`);
    }
  } finally {
    await world.close();
  }
  return { ...sum, histories: count, kills: 0 };
}

const rows: [string, Row][] = [
  ['bad line', await withoutKills(histories - withKills)],
  ['bad line, kill -9 of either', await killHistories(withKills, seed)],
];
console.log(`hall and site, seed ${seed}\n`);
const columns = ['between them', 'histories', 'kills', 'entries', 'parked', 'lost', 'doubled'];
columns.push('different', 'trespassed', 'unsigned');
console.log(`| ${columns.join(' | ')} |`);
console.log(`|${'---|'.repeat(columns.length)}`);
let faults = 0;
for (const [name, row] of rows) {
  const lost = row.lost + row.lostAtSite;
  const { different, trespassed, unsigned } = row;
  faults += lost + row.doubled + different + trespassed + unsigned;
  const cells = [row.histories, row.kills, row.entries, row.parked, lost, row.doubled];
  console.log(`| ${[name, ...cells, different, trespassed, unsigned].join(' | ')} |`);
}
process.exitCode = faults > 0 ? 1 : 0;

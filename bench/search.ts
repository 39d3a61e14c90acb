import { databasePlace } from '#server/platform/config/database-place.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { listPlayers } from '#server/play/players/queries.ts';
import { searchAll } from '#server/site/search/queries.ts';
import { integer, isShort, median, ms, printTable } from './measure/print-table.ts';
import { cpuMicroseconds } from './server/child.ts';
import { makeDataFolder } from './server/data-folder.ts';
import { addLargeSite } from './server/large-site.ts';
import { playSeason, withoutSync } from './server/season.ts';

/** The processor time of a search on a site of fifty thousand players. */
const PLAYERS = isShort ? 5000 : 50_000;
const TIMES = isShort ? 5 : 30;

const folder = makeDataFolder();
const environment = readEnvironment({ DATA_DIR: folder.path, DEMO: 'off' });
const connection = await connect(databasePlace(environment), Date.now());
const store = createStore(connection, () => {});
await withoutSync(store, async () => {
  await playSeason(store);
  await addLargeSite(store, PLAYERS);
});

const word = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 9);
const many = (count: number) => Array.from({ length: count }, word).join(' ');
const search = (q: () => string) => () => searchAll(store, q(), Date.now());
const QUESTIONS: [string, () => Promise<unknown>][] = [
  ['a name of thousands: asha', search(() => 'asha')],
  ['one letter: a', search(() => 'a')],
  ['with a slip: mwakyusaa', search(() => 'mwakyusaa')],
  ['the name of one: asha mosha 4096', search(() => 'asha mosha 4096')],
  ['a word that is not there', search(word)],
  ['six words that are not there', search(() => many(6))],
  ['two teams: timu v timu', search(() => 'timu v timu')],
  ['players?q= a word that is not there', () => listPlayers(store, { q: word(), limit: 30 })],
  ['players?q=asha', () => listPlayers(store, { q: 'asha', limit: 30 })],
];

async function cpuOf(ask: () => Promise<unknown>) {
  const before = cpuMicroseconds();
  await ask();
  return (cpuMicroseconds() - before) / 1000;
}

const first = await cpuOf(QUESTIONS[0]![1]);
const rows = [['the first question after a start', ms(first), ms(first)]];
for (const [name, ask] of QUESTIONS) {
  await ask();
  const took: number[] = [];
  for (let n = 0; n < TIMES; n += 1) took.push(await cpuOf(ask));
  rows.push([name, ms(median(took)), ms(Math.max(...took))]);
}
await connection.close();
folder.remove();
printTable(
  `A question on a site of ${integer(PLAYERS)} players, processor time`,
  ['', 'median', 'most'],
  rows,
);

import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { randomSource } from '#domain/competition/lots/random-source.ts';
import { placesPlayedOn } from '#domain/competition/prediction/places-played-on.ts';
import { solveSchedule } from '#domain/competition/schedule/solve-schedule.ts';
import { schemeOf } from '#domain/competition/standings/points-system.ts';
import { computeStandings } from '#domain/competition/standings/standings.ts';
import {
  clusterTournament,
  WEEK_OF_CLUSTER,
} from '#domain/competition/testing/cluster-tournament.ts';
import { appendEvent, emptyLog, foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { getStandings } from '#server/play/standings/queries.ts';
import { isShort, median, ms, percentile, printTable } from './measure/print-table.ts';
import { cpuMicroseconds } from './server/child.ts';
import { makeDataFolder } from './server/data-folder.ts';
import { longMatch, playedLeague } from './server/played.ts';
import { playSeason, withoutSync } from './server/season.ts';

/** The rules of the sport: matches folded, rallies judged, tables computed, a week scheduled. */

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

const season = playedLeague(16, 2);
const seasons = playedLeague(80, 4).matches.slice(0, 10_000);
const many = { ...playedLeague(80, 1), matches: seasons };
if (season.matches.length !== 240 || seasons.length !== 10_000) throw new Error('too few matches');
const standings = await repeat(count, () => computeStandings(season));
const largeStandings = await repeat(count / 10, () => computeStandings(many));

const { problem } = clusterTournament(WEEK_OF_CLUSTER);
const weeks = await repeat(count / 50, () => solveSchedule(problem));

const unplayed = {
  teams: season.teams.map((team) => ({
    team,
    points: 0,
    played: 0,
    won: 0,
    setsWon: 0,
    setsLost: 0,
  })),
  matches: season.matches,
  strength: { of: new Map(season.teams.map((team, at) => [team, 1.1 ** at])), home: 1.1 },
  length: { setsToWin: 3, fixedSets: null },
  scheme: schemeOf('fivb'),
  criteria: ['wins', 'points', 'setRatio'],
} as const;
const playedOn = await repeat(5, () => placesPlayedOn(unplayed, 10_000, randomSource('bench')));

const folder = makeDataFolder();
const connection = await connect({ file: join(folder.path, 'wavu.db') }, Date.now());
const store = createStore(connection, () => {});
const { league } = await withoutSync(store, () => playSeason(store));
const table = await getStandings(store, league);
if (table.rows.length !== 16) throw new Error('the league has no table');
const tables = await repeat(count, () => getStandings(store, league));
await connection.close();
folder.remove();

const row = (name: string, { took, cpu }: Repeated, floor: string) => [
  name,
  ms(median(took)),
  ms(percentile(took, 0.99)),
  ms(cpu / 1000),
  floor,
];
printTable(
  'Rules of the sport',
  ['', 'p50', 'p99', 'CPU each', 'at most'],
  [
    row('fold of a 250-rally match', folds, '0.1 ms'),
    row('the 250th rally judged and appended', judged, '20 us'),
    row('table of 16 teams and 240 matches', standings, '0.7 ms'),
    row('the same from the rows of the database', tables, '0.7 ms'),
    row('table of 80 teams and 10,000 matches', largeStandings, '50 ms'),
    row('240 matches of 16 teams played on 10,000 times', playedOn, '2 s'),
    row('week of 21 teams and 47 matches on two courts', weeks, '2 s'),
  ],
);

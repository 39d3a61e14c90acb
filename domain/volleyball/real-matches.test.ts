import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS } from './presets.ts';
import { otherSide, SIDES } from './side.ts';
import { setLeads } from './statistics/course-of-sets.ts';
import { pointOrigins } from './statistics/known-points.ts';
import { phasesByRotation } from './statistics/phases-by-place.ts';
import { pointsOnServe, servePhases } from './statistics/serve-phases.ts';
import { type RallyLog, replayRallyLog } from './testing/rally-log.ts';

const FREE = new URL('../../test-data/matches/', import.meta.url);
const SHARED = new URL('../../../shared/data/matches-rally/', import.meta.url);

function read(folder: URL, name: string): RallyLog {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}

/** One of the matches was played to 21. */
function rulesOf(name: string) {
  return name === 'dvw-example-click-scout' ? { ...PRESETS.indoor, target: 21 } : PRESETS.indoor;
}

const free = readdirSync(FREE).map((name) => name.replace('.json', ''));

test('the collection holds eleven free rally logs', () => {
  expect(free.length).toBe(11);
});

test.each(free)('%s: the winners of its rallies give the official result', (name) => {
  const data = read(FREE, name);
  const { log, refused, wrongSide } = replayRallyLog(rulesOf(name), data, { positions: false });
  const scores = log.state.sets.map((set) => [set.team1Score, set.team2Score]);
  expect(scores).toEqual(data.official.setScores);
  expect([log.state.team1Wins, log.state.team2Wins]).toEqual(data.official.setsWon);
  expect([log.state.decided, log.state.detail, refused]).toEqual([true, 'points', {}]);
  // The winner of a rally serves the next one; where a log says otherwise its own checks say so too.
  expect(wrongSide === 0).toBe(data.checks.serverFollowsWinner);
});

/** Rallies whose recorded server is not at position 1: a libero who serves, as college rules allow. */
const SERVED_BY_LIBERO: Record<string, number> = {
  'dvw-2017-08-25_PURD-CSU': 19,
  'dvw-2017-08-25_PURD-ORU': 9,
  'dvw-2017-09-01_PURD-JU': 18,
  'dvw-2017-09-02_EMU-PURD': 11,
  'dvw-2017-09-08_PURD-CU': 34,
  'dvw-pydv2_example_match': 16,
  // One rally whose serving side is recorded wrong.
  'dvw-datavolley_example': 1,
};

test.each(free)('%s: line-ups, rotations and servers are those recorded', (name) => {
  const data = read(FREE, name);
  const { wrongCourt, wrongServer, breaches, refused } = replayRallyLog(rulesOf(name), data, {
    positions: true,
  });
  expect(wrongCourt).toBe(0);
  expect(wrongServer).toBe(SERVED_BY_LIBERO[name] ?? 0);
  expect(refused).toEqual({});
  // College rules allow more substitutions than ours; nothing else is odd in any of these matches.
  const college = (SERVED_BY_LIBERO[name] ?? 0) > 1;
  expect(Object.keys(breaches).sort()).toEqual(college ? ['SUB_LIMIT', 'SUB_PAIR_CLOSED'] : []);
});

test('a libero serves in the place of one player in a set', () => {
  const served = Object.keys(SERVED_BY_LIBERO)
    .filter((name) => SERVED_BY_LIBERO[name]! > 1)
    .flatMap((name) => {
      const run = replayRallyLog(rulesOf(name), read(FREE, name), { positions: true });
      return Object.entries(run.servedFor).map(([server, places]) => ({
        name,
        who: server,
        places,
      }));
    });
  expect(served).toHaveLength(35);
  // Of 35, one is recorded otherwise: for number 2, for number 1, and for number 2 again.
  const others = served.filter(({ places }) => places.length > 1);
  expect(others).toEqual([
    { name: 'dvw-2017-09-02_EMU-PURD', who: 'set 2, team1, number 6', places: [2, 1] },
  ]);
});

test.each(free)('%s: its statistics add up', (name) => {
  const data = read(FREE, name);
  const { log } = replayRallyLog(rulesOf(name), data, { positions: true });
  const phases = servePhases(log);
  const all = data.sets.reduce((total, set) => total + set.rallies.length, 0);
  expect(phases.team1.sideOut.of + phases.team2.sideOut.of).toBe(all);
  for (const side of SIDES) {
    const other = phases[otherSide(side)];
    expect(phases[side].breakPoint.won + other.sideOut.won).toBe(other.sideOut.of);
    const { rallies, score } = pointOrigins(log)[side];
    expect(rallies).toBe(score);
    const rotations = phasesByRotation(log, side)!.flatMap((at) => [at.sideOut, at.breakPoint]);
    expect(rotations.reduce((total, { of }) => total + of, 0)).toBe(all);
    expect(rotations.reduce((total, { won }) => total + won, 0)).toBe(score);
    const serves = pointsOnServe(log, side).reduce((total, turn) => total + turn.serves, 0);
    expect(serves).toBe(phases[side].breakPoint.of);
  }
  for (const set of log.state.sets) {
    const leads = setLeads(set)!;
    const margin = Math.abs(set.team1Score - set.team2Score);
    expect(leads.largestLead[set.winner!]).toBeGreaterThanOrEqual(margin);
  }
});

const absent = !existsSync(SHARED);
const why = absent ? ' (skipped: ../shared/data is not here)' : '';

test.skipIf(absent)(`the raw order of a Polish league match gives its scoresheet${why}`, () => {
  const data = read(SHARED, 'esheet-PL-2101911');
  const options = { positions: true, rawOrder: true };
  const { log, breaches, refused, wrongSide } = replayRallyLog(PRESETS.indoor, data, options);
  const scores = log.state.sets.map((set) => [set.team1Score, set.team2Score]);
  expect(scores).toEqual(data.official.setScores);
  expect([log.state.team1Wins, log.state.team2Wins]).toEqual([3, 2]);
  expect([refused, wrongSide]).toEqual([{}, 0]);
  // Fifteen times one libero takes over from the other and leaves in the same interruption.
  expect(breaches).toEqual({ LIBERO_NEEDS_RALLY: 15 });
  expect(log.state.sets.map((set) => set.team1.timeouts)).toEqual([0, 2, 2, 2, 2]);
  expect(log.state.sets.map((set) => set.team2.timeouts)).toEqual([2, 1, 2, 2, 2]);
  expect(log.state.sets.map((set) => set.team1.challengesLost)).toEqual([0, 2, 1, 0, 0]);
  expect(log.state.sets.map((set) => set.team2.court?.substitutions)).toEqual([3, 4, 4, 4, 4]);
});

test.skipIf(absent)(`the scoresheet without the effects of its challenges differs${why}`, () => {
  const data = read(SHARED, 'esheet-PL-2101911');
  for (const set of data.sets) {
    set.scoresheetLog = set.scoresheetLog?.filter((step) => step.type !== 'challenge');
  }
  const options = { positions: true, rawOrder: true };
  const { log } = replayRallyLog(PRESETS.indoor, data, options);
  const scores = log.state.sets.map((set) => [set.team1Score, set.team2Score]);
  expect(scores).not.toEqual(data.official.setScores);
});

test.skipIf(absent).each([
  ['vis-27062', 0],
  ['vis-27547', 0],
  ['vis-27550', 0],
  ['dvw-pydv_example_data', 0],
])(`%s gives the official result${why}`, (name, odd) => {
  const data = read(SHARED, name);
  const { log, wrongSide, refused } = replayRallyLog(PRESETS.indoor, data, { positions: false });
  const scores = log.state.sets.map((set) => [set.team1Score, set.team2Score]);
  expect(scores).toEqual(data.official.setScores);
  expect([wrongSide, refused]).toEqual([odd, {}]);
});

test.skipIf(absent)(`a college match that is not free has its line-ups, too${why}`, () => {
  const data = read(SHARED, 'dvw-pydv_example_data');
  const run = replayRallyLog(PRESETS.indoor, data, { positions: true });
  expect([run.wrongCourt, run.wrongSide, run.wrongServer, run.refused]).toEqual([0, 0, 39, {}]);
  expect(Object.keys(run.breaches).sort()).toEqual(['SUB_LIMIT', 'SUB_PAIR_CLOSED']);
  expect(Object.values(run.servedFor).map((places) => places.length)).toEqual(Array(10).fill(1));
});

test.skipIf(absent).each([
  ['vis-27547', {}],
  // A libero exchange recorded after the last point of two sets comes too late.
  ['vis-27550', { NO_ACTIVE_SET: 2 }],
])(
  `%s with line-ups, liberos, substitutions and time-outs as counted officially${why}`,
  (name, late) => {
    const data = read(SHARED, name);
    const run = replayRallyLog(PRESETS.indoor, data, { positions: true });
    expect([run.wrongCourt, run.wrongServer, run.wrongSide]).toEqual([0, 0, 0]);
    expect([run.breaches, run.refused]).toEqual([{}, late]);
    for (const [index, set] of run.log.state.sets.entries()) {
      const counts = data.sets[index]?.officialCounts ?? {};
      expect(set.rallies).toBe(counts.NbRallies);
      expect(set.team1.timeouts).toBe(counts.NbTimeoutTeamA ?? 0);
      expect(set.team2.timeouts).toBe(counts.NbTimeoutTeamB ?? 0);
      expect(set.team1.court?.substitutions).toBe(counts.NbSubstitutionTeamA ?? 0);
      expect(set.team2.court?.substitutions).toBe(counts.NbSubstitutionTeamB ?? 0);
    }
  },
);

test.skipIf(absent)(
  `a log of line-ups without substitutions is reported as incomplete${why}`,
  () => {
    const data = read(SHARED, 'vis-27062');
    const run = replayRallyLog(PRESETS.indoor, data, { positions: true });
    expect(run.wrongCourt).toBeGreaterThan(0);
    expect(Object.keys(run.breaches)).toEqual(['LIBERO_IN_SIX']);
  },
);

test.skipIf(absent).each(['1100798', '1101129', '1101310', '1101314'])(
  `plusliga-%s misses rallies and does not fold to a match${why}`,
  (name) => {
    const data = read(SHARED, `plusliga-${name}`);
    const { log, refused, wrongSide } = replayRallyLog(PRESETS.indoor, data, { positions: false });
    const scores = log.state.sets.map((set) => [set.team1Score, set.team2Score]);
    expect(scores).not.toEqual(data.official.setScores);
    expect(Object.keys(refused)).toContain('SET_RUNNING');
    expect(wrongSide).toBeGreaterThan(0);
  },
);

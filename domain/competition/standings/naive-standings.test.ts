import { expect, test } from 'vitest';
import { computeStandings } from './standings.ts';
import { naiveStandings } from './testing/naive-standings.ts';
import { randomLeague } from './testing/random-league.ts';

/** WAVU_RANDOM_LEAGUES=10000 for the long form. */
const LEAGUES = Number(process.env.WAVU_RANDOM_LEAGUES ?? 500);

test(`a second table agrees with ours on ${LEAGUES} random leagues`, () => {
  const reasons = new Set<string>();
  for (let seed = 1; seed <= LEAGUES; seed += 1) {
    const league = randomLeague(seed);
    const { rows, explanations } = computeStandings(league);
    const naive = naiveStandings(league);
    const ours = rows.map((row) => ({
      team: row.team,
      rank: row.rank,
      points: row.points,
      record: [
        row.played,
        `${row.won}-${row.drawn}-${row.lost}`,
        `${row.setsWon}:${row.setsLost}`,
        `${row.pointsWon}:${row.pointsLost}`,
        row.pointsKnown,
      ].join(' '),
      form: row.form.join(''),
    }));
    expect(ours, `league ${seed}`).toEqual(rows.map((row) => naive.rows.get(row.team)));
    for (const { above, below, criterion } of explanations) {
      expect(criterion, `league ${seed}: ${above} above ${below}`).toBe(naive.why(above, below));
      reasons.add(criterion);
    }
  }
  // The leagues are of use only while they reach every way in which teams are separated.
  expect([...reasons].sort()).toEqual([
    'decree',
    'headToHead',
    'lastMatch',
    'lot',
    'pointDifference',
    'pointRatio',
    'pointShare',
    'points',
    'pointsPerMatch',
    'pointsWon',
    'setDifference',
    'setRatio',
    'setShare',
    'setsWon',
    'shared',
    'unplayed',
    'winShare',
    'wins',
    'winsIfPlayedEqual',
    'withdrawn',
  ]);
});

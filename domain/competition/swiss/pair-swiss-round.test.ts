import { expect, test } from 'vitest';
import { randomSource } from '../lots/random-source.ts';
import { mostPairs } from './most-pairs.ts';
import { pairSwissRound } from './pair-swiss-round.ts';
import { type SwissResult, swissTable } from './swiss-table.ts';

function teams(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `t${index + 1}`);
}

function playedMatch(round: number, team1: string, team2: string): SwissResult {
  return { round, team1, team2, winner: team1 };
}

test('the first round: the upper half against the lower half', () => {
  expect(pairSwissRound(swissTable(teams(8), []))).toEqual({
    pairings: [
      { team1: 't1', team2: 't5' },
      { team1: 't2', team2: 't6' },
      { team1: 't3', team2: 't7' },
      { team1: 't4', team2: 't8' },
    ],
    bye: undefined,
    findings: [],
  });
});

test('the second round: winners meet winners, home and away in turn', () => {
  const results = [
    playedMatch(1, 't1', 't5'),
    playedMatch(1, 't2', 't6'),
    playedMatch(1, 't3', 't7'),
    playedMatch(1, 't4', 't8'),
  ];
  const { pairings } = pairSwissRound(swissTable(teams(8), results));
  expect(pairings).toEqual([
    { team1: 't1', team2: 't3' },
    { team1: 't2', team2: 't4' },
    { team1: 't5', team2: 't7' },
    { team1: 't6', team2: 't8' },
  ]);
});

test('the team that was second-named more often is named first', () => {
  const results = [
    playedMatch(1, 't1', 't4'),
    { round: 1, team1: 't3', team2: 't2', winner: 't2' },
  ];
  const { pairings } = pairSwissRound(swissTable(teams(4), results));
  expect(pairings).toEqual([
    { team1: 't2', team2: 't1' },
    { team1: 't4', team2: 't3' },
  ]);
});

test('an odd team of a score group is paired with the next group', () => {
  const results = [
    playedMatch(1, 't1', 't4'),
    playedMatch(1, 't2', 't5'),
    playedMatch(1, 't3', 't6'),
  ];
  const { pairings } = pairSwissRound(swissTable(teams(6), results));
  expect(pairings.map(({ team1, team2 }) => [team1, team2].sort().join('-'))).toEqual([
    't1-t2',
    't3-t4',
    't5-t6',
  ]);
});

test('the lowest team without a bye rests', () => {
  const first = pairSwissRound(swissTable(teams(5), []));
  expect(first.bye).toBe('t5');
  const results: SwissResult[] = [
    playedMatch(1, 't1', 't3'),
    playedMatch(1, 't2', 't4'),
    { round: 1, bye: 't5' },
  ];
  const second = pairSwissRound(swissTable(teams(5), results));
  expect(second.bye).toBe('t4');
  expect(second.findings).toEqual([]);
});

test('the bye goes to a higher team rather than forcing a rematch', () => {
  // Were t5 to rest, t1 to t4 could pair only with teams they have met.
  const results: SwissResult[] = [
    playedMatch(1, 't1', 't2'),
    playedMatch(1, 't3', 't4'),
    playedMatch(2, 't1', 't3'),
    playedMatch(2, 't2', 't4'),
    playedMatch(3, 't1', 't4'),
    playedMatch(3, 't2', 't3'),
  ];
  const round = pairSwissRound(swissTable(teams(5), results));
  expect(round.bye).not.toBe('t5');
  expect(round.findings.filter(({ code }) => code === 'REMATCH_UNAVOIDABLE')).toHaveLength(1);
});

test('a second bye is a finding once every team has rested', () => {
  const results: SwissResult[] = teams(3).map((team, index) => ({ round: index + 1, bye: team }));
  const round = pairSwissRound(swissTable(teams(3), results));
  expect(round.bye).toBe('t3');
  expect(round.findings).toEqual([{ code: 'SECOND_BYE_UNAVOIDABLE', team: 't3' }]);
});

/** A table of teams level on points, each with the numbers of those it has met. */
function levelTable(...met: number[][]) {
  return met.map((opponents, index) => ({
    team: `t${index + 1}`,
    score: 1,
    buchholz: 0,
    opponents: opponents.map((number) => `t${number}`),
    byes: 0,
    homeSurplus: 0,
  }));
}

const pairsOf = (round: ReturnType<typeof pairSwissRound>) =>
  round.pairings.map(({ team1, team2 }) => `${team1}-${team2}`);

test('a team that has met the lower half is paired upwards from the middle', () => {
  const rest = [[], [], [], [1], [1], [1], [1]];
  expect(pairsOf(pairSwissRound(levelTable([5, 6, 7, 8], ...rest)))[0]).toBe('t1-t4');
  const table = levelTable([4, 5, 6, 7, 8], ...rest);
  expect(pairsOf(pairSwissRound(table))[0]).toBe('t1-t3');
});

test('one unavoidable rematch allows no other', () => {
  // t1 has met everybody. Among the others t2 would like t5, whom it has met, and need not.
  const round = pairSwissRound(levelTable([2, 3, 4, 5, 6], [1, 5], [1], [1], [1, 2], [1]));
  expect(pairsOf(round)).toEqual(['t1-t4', 't2-t6', 't3-t5']);
  expect(round.findings).toEqual([{ code: 'REMATCH_UNAVOIDABLE', team1: 't1', team2: 't4' }]);
});

test('the lowest team rests if every bye leaves a rematch', () => {
  expect(pairSwissRound(levelTable([2, 3], [1, 3], [1, 2])).bye).toBe('t3');
});

test('a pairing has as few rematches as possible', () => {
  const random = randomSource('rematches');
  for (let run = 0; run < 300; run += 1) {
    const n = 2 * (1 + random(4));
    const met = Array.from({ length: n }, (): number[] => []);
    for (let a = 0; a < n; a += 1)
      for (let b = a + 1; b < n; b += 1)
        if (random(3) > 0) {
          met[a]!.push(b + 1);
          met[b]!.push(a + 1);
        }
    const { findings } = pairSwissRound(levelTable(...met));
    const fewest = n / 2 - mostPairsSlowly(n, (a, b) => !met[a]!.includes(b + 1));
    expect(findings, JSON.stringify(met)).toHaveLength(fewest);
  }
});

test('an unavoidable rematch is a finding', () => {
  const round = pairSwissRound(swissTable(teams(2), [playedMatch(1, 't1', 't2')]));
  expect(round.pairings).toEqual([{ team1: 't2', team2: 't1' }]);
  expect(round.findings).toEqual([{ code: 'REMATCH_UNAVOIDABLE', team1: 't2', team2: 't1' }]);
});

test('only one rematch where one is enough', () => {
  // Everybody has met everybody but t5-t6: one new match, two rematches.
  const results = teams(6).flatMap((a, i) =>
    teams(6)
      .slice(i + 1)
      .filter((b) => !(a === 't5' && b === 't6'))
      .map((b) => playedMatch(1, a, b)),
  );
  const round = pairSwissRound(swissTable(teams(6), results));
  expect(round.findings).toHaveLength(2);
  expect(round.pairings.map(({ team1, team2 }) => [team1, team2].sort().join('-'))).toContain(
    't5-t6',
  );
});

test.each(Array.from({ length: 32 }, (_, index) => index + 2))(
  '%i teams: no rematch and no second bye until everybody has met or rested',
  (n) => {
    const random = randomSource(`swiss-${n}`);
    const entered = teams(n);
    const results: SwissResult[] = [];
    const pairs = new Set<string>();
    const rounds = Math.min(n % 2 === 0 ? n - 1 : n, 6);
    for (let round = 1; round <= rounds; round += 1) {
      const { pairings, bye, findings } = pairSwissRound(swissTable(entered, results));
      const busy = pairings.flatMap(({ team1, team2 }) => [team1, team2]);
      if (bye !== undefined) busy.push(bye);
      expect(busy.sort()).toEqual([...entered].sort());
      for (const finding of findings)
        expect(finding.code === 'REMATCH_UNAVOIDABLE' && n < 2 * round + 2).toBe(true);
      let again = 0;
      for (const { team1, team2 } of pairings) {
        const pair = [team1, team2].sort().join('-');
        if (pairs.has(pair)) again += 1;
        pairs.add(pair);
        results.push({ round, team1, team2, winner: random(2) === 0 ? team1 : team2 });
      }
      expect(again).toBe(findings.length);
      if (bye !== undefined) results.push({ round, bye });
    }
  },
);

test('the table holds score, Buchholz and byes', () => {
  const table = swissTable(teams(3), [
    { round: 1, team1: 't1', team2: 't2', winner: 't2' },
    { round: 1, bye: 't3' },
    { round: 2, team1: 't3', team2: 't2', winner: 't3' },
    { round: 2, bye: 't1' },
  ]);
  expect(table).toEqual([
    { team: 't3', score: 2, buchholz: 1, opponents: ['t2'], byes: 1, homeSurplus: 1 },
    { team: 't2', score: 1, buchholz: 3, opponents: ['t1', 't3'], byes: 0, homeSurplus: -2 },
    { team: 't1', score: 1, buchholz: 1, opponents: ['t2'], byes: 1, homeSurplus: 1 },
  ]);
});

test('equal score and Buchholz keep the order of the seeds', () => {
  expect(swissTable(['b', 'a'], []).map(({ team }) => team)).toEqual(['b', 'a']);
});

test('results of teams outside the competition are refused', () => {
  expect(() => swissTable(['a'], [{ round: 1, bye: 'b' }])).toThrow('b is not entered');
  expect(() => swissTable(['a', 'b'], [{ round: 1, team1: 'a', team2: 'b', winner: 'c' }])).toThrow(
    'c did not play',
  );
});

/** All ways to pair, the slow way. */
function mostPairsSlowly(n: number, joined: (a: number, b: number) => boolean): number {
  const best = (free: number[]): number => {
    const [a, ...rest] = free;
    if (a === undefined) return 0;
    let most = best(rest);
    for (const b of rest)
      if (joined(a, b)) most = Math.max(most, 1 + best(rest.filter((other) => other !== b)));
    return most;
  };
  return best(Array.from({ length: n }, (_, vertex) => vertex));
}

test.each([
  [
    12,
    '0-2 0-3 0-4 0-5 0-9 1-2 1-3 1-4 1-7 2-6 3-7 3-8 3-9 3-10 3-11 4-5 4-6 4-7 4-8 5-7 5-8 6-7 6-9 7-9 7-10 8-9 9-10',
  ],
  [14, '0-2 0-7 0-10 0-11 1-5 1-7 1-12 2-4 2-6 3-9 4-11 4-12 4-13 5-8 6-10 7-10 8-9 8-12'],
])('nested odd circles: all of %i vertices are paired', (n, edges) => {
  const known = new Set(edges.split(' '));
  const partner = mostPairs(n, (a, b) => known.has(`${Math.min(a, b)}-${Math.max(a, b)}`));
  expect(partner.filter((mate, vertex) => partner[mate] === vertex)).toHaveLength(n);
});

test('as many pairs as any choice has, on random graphs', () => {
  const random = randomSource('graphs');
  for (let run = 0; run < 600; run += 1) {
    const n = 1 + random(9);
    const density = 1 + random(9);
    const edges = new Set<string>();
    for (let a = 0; a < n; a += 1)
      for (let b = a + 1; b < n; b += 1) if (random(10) < density) edges.add(`${a}-${b}`);
    const joined = (a: number, b: number) => edges.has(`${Math.min(a, b)}-${Math.max(a, b)}`);
    const partner = mostPairs(n, joined);
    partner.forEach((mate, vertex) => {
      if (mate === -1) return;
      expect(partner[mate]).toBe(vertex);
      expect(joined(vertex, mate)).toBe(true);
    });
    const pairs = partner.filter((mate) => mate !== -1).length / 2;
    expect(pairs).toBe(mostPairsSlowly(n, joined));
  }
});

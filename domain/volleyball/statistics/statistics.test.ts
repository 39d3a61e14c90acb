import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scorer, winnersTo } from '../testing/record-match.ts';
import {
  attackEfficiency,
  attackKillShare,
  perfectReception,
  pointBalance,
  positiveReception,
  receptionEfficiency,
  serveEfficiency,
} from './efficiency.ts';
import { knownRallies, pointOrigins } from './known-points.ts';
import { form, headToHead } from './meetings.ts';
import { explained, pointsByPlayer, pointsByReason } from './points-by.ts';
import { rotationBalance } from './rotation-balance.ts';
import { savedPoints } from './saved-points.ts';
import { comebackInSets, longestRun, scoreFlow, setDurations, setLeads } from './score-flow.ts';
import { pointsOnServe, servePhases } from './serve-phases.ts';
import { shareOf } from './share.ts';

const indoor = PRESETS.indoor;

test('side-out and break point by who served; together all rallies of a serve', () => {
  const table = liveMatch(indoor);
  table.rallies('1121221');
  expect(servePhases(table.log)).toEqual({
    team1: { sideOut: { won: 2, of: 3 }, breakPoint: { won: 2, of: 4 } },
    team2: { sideOut: { won: 2, of: 4 }, breakPoint: { won: 1, of: 3 } },
  });
});

test('a rally whose server is not known is in neither phase', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  table.rallies('11');
  expect(servePhases(table.log).team1).toEqual({
    sideOut: { won: 0, of: 0 },
    breakPoint: { won: 1, of: 1 },
  });
  expect(shareOf({ won: 0, of: 0 })).toBe(null);
  expect(shareOf({ won: 1, of: 4 })).toBe(0.25);
});

test('points on the serve of each player, aces apart', () => {
  const table = livePositions(indoor);
  table.must({ type: 'rally', winner: 'team1', reason: 'ace' });
  table.rallies('2121');
  expect(pointsOnServe(table.log, 'team1')).toEqual([
    { player: 1, serves: 2, won: 1, aces: 1 },
    { player: 2, serves: 1, won: 0, aces: 0 },
  ]);
  expect(pointsOnServe(table.log, 'team2')).toEqual([
    { player: 12, serves: 1, won: 0, aces: 0 },
    { player: 13, serves: 1, won: 0, aces: 0 },
  ]);
  const bare = liveMatch(indoor);
  bare.rallies('11');
  expect(pointsOnServe(bare.log, 'team1')).toEqual([]);
});

test('an ace of the other side is no ace of the server', () => {
  const table = livePositions(indoor);
  table.must({ type: 'rally', winner: 'team2', reason: 'ace' });
  expect(pointsOnServe(table.log, 'team1')).toEqual([{ player: 1, serves: 1, won: 0, aces: 0 }]);
});

test('the origins of points add up to the score', () => {
  const table = liveMatch(indoor);
  table.rallies('111222');
  table.must({ type: 'delay', team: 'team2' }, { type: 'delay', team: 'team2' });
  table.must({ type: 'award', kind: 'point', team: 'team1', points: 2 });
  table.must({ type: 'set-score', set: 1, team1Score: 9, team2Score: 4 });
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 2 });
  const { team1, team2 } = pointOrigins(table.log);
  expect(team1).toEqual({
    rallies: 3,
    penalties: 1,
    awarded: 2,
    cancelled: 2,
    unknown: 3,
    score: 7,
  });
  expect(team2).toEqual({
    rallies: 3,
    penalties: 1,
    awarded: 0,
    cancelled: 0,
    unknown: 1,
    score: 5,
  });
  for (const side of [team1, team2]) {
    const { rallies, penalties, awarded, cancelled, unknown, score } = side;
    expect(rallies + penalties + awarded + unknown - cancelled).toBe(score);
  }
  // The penalty and a rally of team1 are struck out.
  expect(knownRallies(table.log).length).toBe(5);
});

test('the longest run is broken by the other side, by a set end, and by a gap', () => {
  const table = liveMatch(indoor);
  table.rallies('112221');
  expect([longestRun(table.log, 'team1'), longestRun(table.log, 'team2')]).toEqual([2, 3]);
  const gap = liveMatch(indoor);
  gap.rallies('11');
  gap.must({ type: 'set-score', set: 1, team1Score: 4, team2Score: 0 });
  gap.rallies('1112');
  expect(longestRun(gap.log, 'team1')).toBe(3);
  expect(longestRun(liveMatch(indoor).log, 'team1')).toBe(null);
});

test('lead changes, largest leads and the comeback of a set', () => {
  const table = liveMatch(indoor);
  table.rallies(`11122222${'1'.repeat(22)}`);
  const set = table.log.state.sets[0]!;
  expect([set.team1Score, set.team2Score]).toEqual([25, 5]);
  expect(setLeads(set)).toEqual({
    leadChanges: 2,
    largestLead: { team1: 20, team2: 2 },
    comeback: 2,
  });
  expect(
    scoreFlow(set)
      .slice(0, 5)
      .map((step) => step.lead),
  ).toEqual([1, 2, 3, 2, 1]);
  expect(scoreFlow(set)[0]).toEqual({ rally: 1, at: 3000, lead: 1 });
});

test('leads are not told of a set that is known in part', () => {
  const open = liveMatch(indoor);
  open.rallies('112');
  expect(setLeads(open.log.state.sets[0]!)?.comeback).toBe(null);
  const gap = liveMatch(indoor);
  gap.must({ type: 'set-score', set: 1, team1Score: 2, team2Score: 2 });
  expect(setLeads(gap.log.state.sets[0]!)).toBe(null);
  gap.rallies('1');
  expect(setLeads(gap.log.state.sets[0]!)).toBe(null);
  const awarded = liveMatch(indoor);
  awarded.rallies('12');
  awarded.must({ type: 'award', kind: 'point', team: 'team1' });
  expect(setLeads(awarded.log.state.sets[0]!)).toBe(null);
  awarded.rallies('1');
  expect(setLeads(awarded.log.state.sets[0]!)).toBe(null);
});

test('a comeback from two sets down', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const [index, [team1Score, team2Score]] of [
    [20, 25],
    [20, 25],
    [25, 20],
    [25, 20],
    [15, 10],
  ].entries()) {
    expect(comebackInSets(table.log)).toBe(null);
    table.must({ type: 'set-result', set: index + 1, team1Score, team2Score });
  }
  expect(comebackInSets(table.log)).toBe(2);
  expect(setDurations(table.log)[0]).toEqual({ set: 1, ms: null });
});

test('a drawn set and a dead one count for no comeback', () => {
  const rules = { ...PRESETS['indoor-best-of-3'], deadSets: true, timeLimitMin: 20 };
  const table = scorer({ ...rules, onTime: 'drawAllowed' });
  table.must({ type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 9, team2Score: 9 });
  table.must({ type: 'set-result', set: 2, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-result', set: 3, team1Score: 15, team2Score: 9 });
  expect(comebackInSets(table.log)).toBe(0);
  const dead = scorer(rules);
  dead.must({ type: 'start' });
  for (const set of [1, 2]) dead.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  dead.must({ type: 'set-result', set: 3, team1Score: 9, team2Score: 15 });
  expect(comebackInSets(dead.log)).toBe(0);
});

test('the result alone tells of no comeback', () => {
  const table = scorer(indoor);
  table.must({ type: 'result', team1Wins: 3, team2Wins: 2 });
  expect(comebackInSets(table.log)).toBe(null);
});

test('set durations, also over midnight; a clock that went back tells nothing', () => {
  const table = scorer(indoor);
  const midnight = Date.UTC(2026, 10, 21, 21);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, at: midnight - 600_000 });
  table.rallies('1'.repeat(24));
  table.must({ type: 'rally', winner: 'team1', at: midnight + 300_000 });
  table.must({ type: 'set-start', set: 2, at: midnight + 400_000 });
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-start', set: 3 });
  expect(setDurations(table.log)).toEqual([
    { set: 1, ms: 900_000 },
    { set: 2, ms: null },
    { set: 3, ms: null },
  ]);
});

test('set points saved, and the match points among them', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const set of [1, 2]) table.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  expect(savedPoints(table.log)).toBe(null);
  table.must({ type: 'set-start', set: 3 });
  table.rallies(`${'2'.repeat(22)}${'1'.repeat(24)}22`);
  // 24-22 and 24-23 saved by team2; 24-25 saved by team1.
  expect(savedPoints(table.log)?.team2).toEqual({ setPoints: 2, matchPoints: 2 });
  table.rallies('21');
  expect(savedPoints(table.log)?.team1).toEqual({ setPoints: 1, matchPoints: 0 });
});

test('both save points under a cap', () => {
  const table = liveMatch(PRESETS.capped);
  table.rallies(`${winnersTo(26, 26)}`);
  const before = savedPoints(table.log);
  table.rallies('1');
  expect(savedPoints(table.log)!.team1.setPoints).toBe(before!.team1.setPoints + 1);
});

test('points by reason, of those that tell', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  expect(pointsByReason(table.log, 'team1')).toBe(null);
  table.must({ type: 'rally', winner: 'team1', reason: 'unknown' });
  expect(pointsByReason(table.log, 'team1')).toBe(null);
  table.must({ type: 'rally', winner: 'team1', reason: 'attack' });
  table.must({ type: 'rally', winner: 'team1', reason: 'attack' });
  table.must({ type: 'rally', winner: 'team2', reason: 'block' });
  expect(pointsByReason(table.log, 'team1')).toMatchObject({ attack: 2, block: 0, unknown: 0 });
  expect(pointsByReason(table.log, 'team2')).toMatchObject({ attack: 0, block: 1 });
  expect(explained(table.log)).toEqual({ explained: 3, rallies: 5 });
});

test('points by player: attack, block and ace, and what was credited without a reason', () => {
  const table = liveMatch(indoor);
  const won = { type: 'rally', winner: 'team1' } as const;
  table.must({ ...won, reason: 'attack', player: 4 }, { ...won, reason: 'ace', player: 4 });
  table.must({ ...won, reason: 'block', player: 9 }, { ...won, player: 9 });
  table.must({ ...won, reason: 'unknown', player: 2 }, { ...won, reason: 'attack' });
  table.must({ ...won, reason: 'opponent-error', player: 11 });
  table.must({ type: 'rally', winner: 'team2', reason: 'attack', player: 5 });
  expect(pointsByPlayer(table.log, 'team1')).toEqual([
    { player: 4, attack: 1, block: 0, ace: 1, unspecified: 0, points: 2 },
    { player: 9, attack: 0, block: 1, ace: 0, unspecified: 1, points: 2 },
    { player: 2, attack: 0, block: 0, ace: 0, unspecified: 1, points: 1 },
  ]);
  expect(pointsByPlayer(table.log, 'team2').map((own) => own.player)).toEqual([5]);
});

test('plus and minus of each rotation, turned by the own side-outs', () => {
  const table = liveMatch(indoor);
  // team1 serves: one point, loses one; then side-out, two points, loses one.
  table.rallies('12112');
  const team1 = rotationBalance(table.log, 'team1')!;
  expect(team1[0]).toEqual({ rotation: 1, won: 2, lost: 1, balance: 1 });
  expect(team1[1]).toEqual({ rotation: 2, won: 1, lost: 1, balance: 0 });
  expect(team1.length).toBe(6);
  const team2 = rotationBalance(table.log, 'team2')!;
  expect(team2[0]).toEqual({ rotation: 1, won: 1, lost: 1, balance: 0 });
  expect(team2[1]).toEqual({ rotation: 2, won: 1, lost: 2, balance: -1 });
});

test('in beach the first serve of the receiver is its first player', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('2212');
  const team2 = rotationBalance(table.log, 'team2')!;
  expect(team2[0]).toEqual({ rotation: 1, won: 3, lost: 1, balance: 2 });
  expect(team2[1]).toEqual({ rotation: 2, won: 0, lost: 0, balance: 0 });
});

test('after a gap, or without a first serve, rotations are not counted', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(rotationBalance(table.log, 'team1')).toBe(null);
  table.rallies('11');
  expect(rotationBalance(table.log, 'team1')).toBe(null);
  const gap = liveMatch(indoor);
  gap.must({ type: 'set-score', set: 1, team1Score: 2, team2Score: 2, serving: 'team1' });
  gap.rallies('1');
  expect(rotationBalance(gap.log, 'team1')).toBe(null);
  const late = liveMatch(indoor);
  late.rallies('1');
  late.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 2, serving: 'team1' });
  late.rallies('2');
  expect(rotationBalance(late.log, 'team1')?.[0]).toMatchObject({ won: 1, lost: 0 });
});

test('the formulas of scouting, and nothing of no attempts', () => {
  const attack = { attempts: 20, kills: 9, errors: 2, blocked: 1 };
  expect(attackKillShare(attack)).toBe(0.45);
  expect(attackEfficiency(attack)).toBe(0.3);
  expect(serveEfficiency({ serves: 10, aces: 1, errors: 3 })).toBe(-0.2);
  const reception = { total: 20, perfect: 6, positive: 4, errors: 5 };
  expect(positiveReception(reception)).toBe(0.5);
  expect(perfectReception(reception)).toBe(0.3);
  expect(receptionEfficiency(reception)).toBe(0.25);
  expect(serveEfficiency({ serves: 0, aces: 0, errors: 0 })).toBe(null);
  const counts = {
    aces: 2,
    attacks: 10,
    blocks: 3,
    serveErrors: 4,
    receptionErrors: 1,
    attackErrors: 2,
    blocked: 5,
  };
  expect(pointBalance(counts)).toBe(3);
});

test('form and meetings of two teams', () => {
  const result = (team1Wins: number, team2Wins: number) => {
    const table = scorer(indoor);
    table.must({ type: 'result', team1Wins, team2Wins });
    return table.log.state;
  };
  const played = scorer({ ...indoor, setsToWin: null, fixedSets: 2 });
  played.must({ type: 'start' });
  played.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  played.must({ type: 'set-result', set: 2, team1Score: 15, team2Score: 12 });
  const appearances = [
    { state: result(3, 1), side: 'team1' },
    { state: result(3, 0), side: 'team2' },
    { state: played.log.state, side: 'team2' },
    { state: liveMatch(indoor).log.state, side: 'team1' },
  ] as const;
  expect(form(appearances)).toEqual(['W', 'L', 'L']);
  expect(form(appearances, 2)).toEqual(['L', 'L']);
  expect(headToHead(appearances)).toEqual({
    played: 3,
    won: 1,
    lost: 2,
    drawn: 0,
    setsWon: 3,
    setsLost: 6,
    pointsKnown: 1,
    pointsWon: 32,
    pointsLost: 40,
  });
  const draw = scorer({ ...indoor, setsToWin: null, fixedSets: 2 });
  draw.must({ type: 'result', team1Wins: 1, team2Wins: 1 });
  expect(form([{ state: draw.log.state, side: 'team1' }])).toEqual(['D']);
  expect(headToHead([{ state: draw.log.state, side: 'team1' }]).drawn).toBe(1);
});

import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { scoresheet } from '../scoresheet/scoresheet.ts';
import { livePositions, scoreline, scorer } from '../testing/record-match.ts';

/** FIVB indoor casebook 2024, chapter 4, requests that come to nothing, delays, injuries; in our words. */
const { indoor } = PRESETS;
const sub = (...pairs: [number, number][]) =>
  ({
    type: 'substitution',
    team: 'team1',
    pairs: pairs.map(([out, entering]) => ({ out, in: entering })),
  }) as const;
const delay = { type: 'delay', team: 'team1' } as const;
const rejected = { ...delay, request: true } as const;
const improper = { type: 'improper', team: 'team1' } as const;
const substitutions = (table: ReturnType<typeof livePositions>) =>
  table.log.state.sets[0]!.team1.court!.substitutions;

test('4.1, 4.26: of two substitutes at once as many substitutions count as take place', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  expect(substitutions(table)).toBe(1);
  table.rallies('1');
  table.must(sub([2, 9], [3, 10]));
  expect(substitutions(table)).toBe(3);
});

test('4.2: a substitute who comes after the request is a second request, and improper', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  expect(table.send(sub([2, 9]))).toBe('SECOND_REQUEST');
  table.must(improper);
  expect([substitutions(table), table.log.state.team1.improperUsed]).toEqual([1, true]);
});

test('4.3, 4.20: a request in a rally broken off, or after the whistle, is improper and counts nothing', () => {
  const table = livePositions(indoor);
  table.must({ type: 'replay', why: 'A player was hurt.' }, improper);
  expect([substitutions(table), scoreline(table.log)]).toEqual([0, '0:0']);
  expect(table.send(improper)).toBe('IMPROPER_USED');
  table.must(delay);
  expect(table.log.state.team1.delays).toBe(1);
});

test('4.5, 4.7, 4.26.1: a request that is not ready is rejected with a delay, and nobody comes in', () => {
  const table = livePositions(indoor);
  table.must(rejected);
  expect(table.send(sub([1, 8]))).toBe('REQUEST_AFTER_DELAY');
  expect([substitutions(table), scoreline(table.log)]).toEqual([0, '0:0']);
});

test('4.16: a substitution wrongly refused is made, and the delay given for it is taken back', () => {
  const table = livePositions(indoor);
  table.must(rejected, { type: 'void', target: 'e5', why: 'It was legal.' }, sub([1, 8]));
  expect([substitutions(table), table.log.state.team1.delays]).toEqual([1, 0]);
});

test('4.17: a player who will not leave is a delay, and the substitution is still made', () => {
  const table = livePositions(indoor);
  table.must(delay, sub([1, 8]));
  expect([substitutions(table), table.log.state.team1.delays]).toEqual([1, 1]);
});

test('4.19: a coach who takes a granted request back is delaying, and no substitution counts', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  table.must(rejected);
  expect([substitutions(table), scoreline(table.log)]).toEqual([0, '1:0']);
});

test('4.21: a buzzer that the scorer pressed by mistake costs the team neither request nor delay', () => {
  const table = livePositions(indoor);
  table.must(improper, { type: 'void', target: 'e5', why: 'The buzzer was our mistake.' });
  const { improperUsed, delays } = table.log.state.team1;
  expect([improperUsed, delays, scoreline(table.log)]).toEqual([false, 0, '0:0']);
  table.must(sub([1, 8]));
  table.rallies('2');
  expect(table.send(improper)).toBe('ok');
  expect(substitutions(table)).toBe(1);
});

test('4.27: a competition may make its time-outs shorter or longer', () => {
  const table = livePositions({ ...indoor, timeouts: { ...indoor.timeouts, secs: 60 } });
  table.must({ type: 'timeout', team: 'team1' });
  expect(table.log.rules.timeouts.secs).toBe(60);
  expect(table.log.state.sets[0]!.team1.timeouts).toBe(1);
});

test('4.31: for a bleeding player a substitute comes in, without a delay or a time-out', () => {
  const table = livePositions(indoor);
  table.must({ ...sub([2, 8]), forced: true }, { type: 'timeout', team: 'team1' });
  expect([substitutions(table), table.log.state.team1.delays]).toEqual([1, 0]);
});

test('4.32: a libero treated on court who can go on plays on', () => {
  const table = livePositions(indoor, 'team2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 5 });
  const hurt = { type: 'medical', team: 'team1', player: 7 } as const;
  table.must({ type: 'replay' }, { ...hurt, stage: 'start' }, { ...hurt, stage: 'end' });
  table.rallies('2');
  expect(table.log.state.sets[0]!.team1.court!.libero).toEqual({ libero: 7, replaced: 5 });
});

test('4.34: a captain hurt before the toss is replaced on the team sheet', () => {
  const table = scorer(indoor);
  const players = [1, 2, 3, 4, 5, 6, 8];
  table.must({ type: 'match-setup', team1: { players, captain: 1 } });
  table.must({ type: 'match-setup', team1: { players, captain: 2 } });
  table.must({ type: 'remark', text: 'Captain 1 is hurt.' });
  expect(table.log.state.team1.captain).toBe(2);
});

test('4.39, 4.40, 8.1: huddles, towels and a slow tempo are delays: a warning, then points', () => {
  const table = livePositions(indoor);
  table.must(delay, delay, delay);
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['0:2', 'team2']);
});

test('4.42: a match that spectators interrupt goes on where it stood, and the sheet says so', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  table.must({ type: 'suspend', why: 'Spectators' }, { type: 'resume', mode: 'continue' });
  table.must({ type: 'remark', text: 'Interrupted by spectators at 1:1.' });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['1:1', 'team2']);
  expect(scoresheet(table.log).notes).toHaveLength(1);
});

test('4.43: a team that will not play on gets delays, then is in default; a red card ends no match', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  table.must({ type: 'sanction', team: 'team1', person: 7, grade: 'penalty' });
  expect([scoreline(table.log), table.log.state.decided]).toEqual(['1:1', false]);
  table.must(delay, { type: 'default', team: 'team1' });
  expect([scoreline(table.log), table.log.state.winner]).toEqual(['0:25 0:25 0:25', 'team2']);
});

test('4.44, 8.2, 8.6: a rally that something outside disturbed is played again', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  table.must({ type: 'replay', why: 'A camera in the way' });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['1:0', 1]);
});

test('4.48: a replay that was wrongly ordered is taken back, and the point stands', () => {
  const table = livePositions(indoor);
  table.must({ type: 'replay' });
  table.must({ type: 'void', target: 'e5', why: 'The ball rolled in when it was over.' });
  table.rallies('2');
  expect([scoreline(table.log), table.log.state.sets[0]!.replays]).toEqual(['0:1', 0]);
});

test('4.49: a coach who catches a doubtful ball loses the rally and is warned in words', () => {
  const table = livePositions(indoor);
  table.rallies('2');
  table.must({ type: 'sanction', team: 'team1', person: 'C', grade: 'verbal' });
  expect([scoreline(table.log), scoresheet(table.log).sanctions]).toEqual(['0:1', []]);
});

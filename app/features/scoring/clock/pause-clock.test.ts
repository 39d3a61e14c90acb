import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { liveMatch, livePositions } from '#domain/volleyball/testing/record-match.ts';
import { clockText, pauseOf, secondsLeft } from './pause-clock.ts';

const begun: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1 },
  { id: 'r1', at: 2, type: 'rally', no: 1, winner: 'team1' },
];
const timeout: MatchEvent = { id: 't1', at: 1000, type: 'timeout', team: 'team2' };
const pause = (rules: keyof typeof PRESETS, ...events: MatchEvent[]) =>
  pauseOf(foldLog(PRESETS[rules], [...begun, ...events]));

test('a time-out lasts as long as the rules say, or until play resumes', () => {
  expect(pause('indoor')).toBeNull();
  expect(pause('indoor', timeout)).toMatchObject({ kind: 'timeout', team: 'team2', ms: 30_000 });
  const next: MatchEvent = { id: 'r2', at: 2, type: 'rally', no: 2, winner: 'team1' };
  expect(pause('indoor', timeout, next)).toBeNull();
});

test('a time-out that was taken back is not shown as a pause', () => {
  expect(pause('indoor', timeout, { id: 'v', at: 3, type: 'void', target: 't1' })).toBeNull();
});

test('a remark does not end a time-out', () => {
  const remark: MatchEvent = { id: 'm', at: 3, type: 'remark', text: 'wet floor' };
  expect(pause('indoor', timeout, remark)?.id).toBe('t1');
});

test('the interval is three minutes indoors and one minute on sand', () => {
  const total = (score: number): MatchEvent => ({
    id: 'x',
    at: 9000,
    type: 'set-result',
    set: 1,
    team1Score: score,
    team2Score: 10,
  });
  const indoor = pause('indoor', total(25));
  expect(indoor).toMatchObject({ kind: 'interval', startedAt: 9000, ms: 180_000 });
  expect(pause('beach', total(21))).toMatchObject({ kind: 'interval', ms: 60_000 });
  expect(pause('single-set', total(25)), 'the match is decided').toBeNull();
});

test('neither a substitution nor an exchange of the libero ends a time-out', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1');
  table.must({ type: 'timeout', team: 'team2', id: 't', at: 5000 });
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 2, in: 9 }] });
  expect(pauseOf(table.log)).toMatchObject({ id: 't', startedAt: 5000, ms: 30_000 });
  table.rallies('1');
  expect(pauseOf(table.log)).toBeNull();
});

test('recovery and technical time-outs have their own lengths', () => {
  const technical = liveMatch(PRESETS['indoor-technical-timeouts']);
  technical.rallies('1'.repeat(8));
  technical.must({ type: 'technical-timeout', at: 1000 });
  expect(pauseOf(technical.log)).toMatchObject({ kind: 'technical-timeout', ms: 60_000 });

  const indoor = liveMatch(PRESETS.indoor);
  indoor.must({ type: 'medical', team: 'team1', player: 4, stage: 'start', at: 1000 });
  expect(pauseOf(indoor.log)).toMatchObject({ kind: 'medical', team: 'team1', ms: 180_000 });
  indoor.must({ type: 'medical', team: 'team1', player: 4, stage: 'end', at: 2000 });
  expect(pauseOf(indoor.log)).toBeNull();
});

test('the interval after the second set is ten minutes where the competition says so', () => {
  const set = (no: number): MatchEvent => ({
    id: `set ${no}`,
    at: 9000,
    type: 'set-result',
    set: no,
    team1Score: no === 1 ? 25 : 10,
    team2Score: no === 1 ? 10 : 25,
  });
  expect(pause('indoor-long-interval', set(1))?.ms).toBe(180_000);
  const again: MatchEvent = { id: 'set2', at: 9500, type: 'set-start', set: 2 };
  expect(pause('indoor-long-interval', set(1), again, set(2))?.ms).toBe(600_000);
});

test('the clock shows neither more than the whole pause nor less than zero', () => {
  const thirty = { kind: 'timeout', team: 'team1', id: 't', startedAt: 1000, ms: 30_000 } as const;
  expect(secondsLeft(thirty, 1000)).toBe(30);
  expect(secondsLeft(thirty, 30_500)).toBe(1);
  expect(secondsLeft(thirty, 99_000)).toBe(0);
  expect(secondsLeft(thirty, -50_000), 'a clock that runs behind').toBe(30);
  expect(clockText(125)).toBe('2:05');
});

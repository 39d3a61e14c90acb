import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { liveMatch } from '#domain/volleyball/testing/record-match.ts';
import { clockText, timerOf } from './desk-timer.ts';

test('a time-out runs for its seconds until something else is entered', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1');
  table.must({ type: 'timeout', team: 'team2', at: 50_000 });
  const timer = { kind: 'timeout', team: 'team2', from: 50_000, until: 80_000 };
  expect(timerOf(table.log)).toEqual(timer);
  table.rallies('1');
  expect(timerOf(table.log)).toBeNull();
});

test('a time-out that is taken back runs no more', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'timeout', team: 'team2', id: 't' });
  table.must({ type: 'void', target: 't' });
  expect(timerOf(table.log)).toBeNull();
});

test('technical time-outs, recovery and intervals have their own lengths', () => {
  const technical = liveMatch(PRESETS['indoor-technical-timeouts']);
  technical.rallies('1'.repeat(8));
  technical.must({ type: 'technical-timeout', at: 1000 });
  expect(timerOf(technical.log)).toMatchObject({ kind: 'technical', until: 61_000 });

  const indoor = liveMatch(PRESETS.indoor);
  indoor.must({ type: 'medical', team: 'team1', player: 4, stage: 'start', at: 1000 });
  expect(timerOf(indoor.log)).toMatchObject({ kind: 'medical', until: 181_000 });
  indoor.must({ type: 'medical', team: 'team1', player: 4, stage: 'end', at: 2000 });
  expect(timerOf(indoor.log)).toBeNull();

  indoor.rallies('1'.repeat(25));
  const { endedAt } = indoor.log.state.sets[0]!;
  expect(timerOf(indoor.log)).toMatchObject({ kind: 'interval', until: endedAt! + 180_000 });
});

test('the clock shows started seconds and stops at zero', () => {
  expect(clockText(61_500, 0)).toBe('1:02');
  expect(clockText(60_000, 0)).toBe('1:00');
  expect(clockText(1000, 9000)).toBe('0:00');
});

import { expect, test } from 'vitest';
import type { MatchEvent } from './events.ts';
import { emptyLog } from './match-log.ts';
import { PRESETS } from './presets.ts';
import { runningTimeout } from './running-timeout.ts';

const START = 1_000_000;

function logOf(preset: keyof typeof PRESETS, ...events: object[]) {
  const entries = events.map((event, index) => ({ id: `e${index}`, at: START, ...event }));
  return { ...emptyLog(PRESETS[preset]), events: entries as unknown as MatchEvent[] };
}

test('a time-out runs for the seconds of the rules and names its team', () => {
  const log = logOf('indoor', { type: 'timeout', team: 'team2' });
  const until = START + PRESETS.indoor.timeouts.secs * 1000;
  expect(runningTimeout(log, START)).toEqual({ team: 'team2', until });
  expect(runningTimeout(log, until - 1)).toEqual({ team: 'team2', until });
  expect(runningTimeout(log, until)).toBeNull();
});

test('a technical time-out belongs to no team', () => {
  const log = logOf('indoor-technical-timeouts', { type: 'technical-timeout' });
  const until = START + 60_000;
  expect(runningTimeout(log, START)).toEqual({ team: null, until });
});

test('a technical time-out under rules without one has no seconds', () => {
  const log = logOf('indoor', { type: 'technical-timeout' });
  expect(runningTimeout(log, START)).toBeNull();
});

test('a substitution does not end a time-out, a rally does', () => {
  const timeout = { type: 'timeout', team: 'team1' };
  expect(runningTimeout(logOf('indoor', timeout, { type: 'substitution' }), START)).not.toBeNull();
  expect(runningTimeout(logOf('indoor', timeout, { type: 'rally' }), START)).toBeNull();
  expect(runningTimeout(logOf('indoor'), START)).toBeNull();
});

test('a clock of the scorer that is ahead makes no time-out longer', () => {
  const log = logOf('indoor', { type: 'timeout', team: 'team1', at: START + 3_600_000 });
  expect(runningTimeout(log, START)?.until).toBe(START + PRESETS.indoor.timeouts.secs * 1000);
});

import { expect, test } from 'vitest';
import type { MatchEvent } from './events.ts';
import { appendEvent, emptyLog, foldLog } from './match-log.ts';
import { PRESETS } from './presets.ts';
import { liveMatch, livePositions } from './testing/record-match.ts';
import { UnfoldableLogError } from './unfoldable-log-error.ts';

const indoor = PRESETS.indoor;

test('an empty log is a match that has not started', () => {
  const { state, events } = emptyLog(indoor);
  expect([state.status, state.phase, state.detail, state.winner]).toEqual([
    'not started',
    'scheduled',
    'none',
    null,
  ]);
  expect(events).toEqual([]);
});

test('a double tap is acknowledged without a second point', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'rally', winner: 'team1', no: 1 });
  const before = table.log;
  const tap = { id: 'tap', at: 9, type: 'rally', winner: 'team1', no: 1 } as const;
  const answer = appendEvent(table.log, tap);
  expect(answer).toEqual({ ok: true, log: before, duplicate: true, warnings: [] });
  expect(answer.ok && answer.log).toBe(before);
});

test('a rally number sent for the other team is a conflict, any other number is stale', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'rally', winner: 'team1', no: 1 }, { type: 'rally', winner: 'team2', no: 2 });
  expect(table.send({ type: 'rally', winner: 'team1', no: 2 })).toBe('CONFLICT');
  expect(table.send({ type: 'rally', winner: 'team1', no: 1 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'rally', winner: 'team1', no: 4 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'rally', winner: 'team1', no: 3, set: 2 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'rally', winner: 'team1', no: 2, set: 2 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'rally', winner: 'team1', no: 3, set: 1 })).toBe('ok');
});

test('the last rally of a set sent again is a duplicate, also when the set is over', () => {
  const table = liveMatch(indoor);
  table.rallies('1'.repeat(25));
  const count = table.log.events.length;
  expect(table.send({ type: 'rally', winner: 'team1', no: 25 })).toBe('ok');
  expect(table.log.events.length).toBe(count);
  expect(table.send({ type: 'rally', winner: 'team2', no: 25 })).toBe('CONFLICT');
  expect(table.send({ type: 'rally', winner: 'team1', no: 26 })).toBe('NO_ACTIVE_SET');
});

test('rallies before a running score count, but cannot be repeated', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  table.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 2 });
  expect(table.send({ type: 'rally', winner: 'team1', no: 5 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'rally', winner: 'team1', no: 6 })).toBe('ok');
  // A penalty is no rally.
  table.must({ type: 'delay', team: 'team1' }, { type: 'delay', team: 'team1' });
  expect(table.send({ type: 'rally', winner: 'team1', no: 7 })).toBe('ok');
});

test('an id sent again is idempotent; with other facts it is refused', () => {
  const table = liveMatch(indoor);
  const rally = { id: 'r1', at: 1, type: 'rally', winner: 'team1', no: 1 } as const;
  const first = appendEvent(table.log, rally);
  if (!first.ok) throw new Error(first.refusal);
  expect(appendEvent(first.log, { ...rally, at: 2 })).toMatchObject({ duplicate: true });
  const same = { winner: 'team1', no: 1, at: 3, type: 'rally', id: 'r1', set: undefined } as const;
  expect(appendEvent(first.log, same)).toMatchObject({ duplicate: true });
  const other = appendEvent(first.log, { ...rally, winner: 'team2' });
  expect(other).toMatchObject({ ok: false, refusal: 'ID_REUSED', field: 'id' });
});

test('an unknown event is refused', () => {
  const event = { id: 'x', at: 0, type: 'earthquake' } as unknown as MatchEvent;
  const detail = 'There is no event "earthquake".';
  const refused = { ok: false, refusal: 'UNKNOWN_EVENT', detail, field: 'type' };
  expect(appendEvent(emptyLog(indoor), event)).toEqual(refused);
});

test('a stored log that does not fold throws', () => {
  const rally = { id: 'x', at: 0, type: 'rally', winner: 'team1', no: 1 } as const;
  expect(() => foldLog(indoor, [rally])).toThrow(UnfoldableLogError);
  expect(() => foldLog(indoor, [rally])).toThrow('MATCH_NOT_LIVE');
});

test('a breach is overridden by a reason and leaves a warning that carries it', () => {
  const table = livePositions(indoor);
  table.must({ type: 'timeout', team: 'team1' }, { type: 'timeout', team: 'team1' });
  expect(table.send({ type: 'timeout', team: 'team1' })).toBe('TIMEOUT_LIMIT');
  table.must({ type: 'timeout', team: 'team1', override: 'Both coaches agree.' });
  expect(table.warnings).toEqual([
    {
      code: 'TIMEOUT_LIMIT',
      detail: 'The team has 2 time-outs in this set.',
      override: 'Both coaches agree.',
    },
  ]);
  const id = table.log.events.at(-1)!.id;
  expect(table.log.state.warnings).toEqual([{ ...table.warnings[0], event: id }]);
});

test('an override changes nothing about a hard refusal', () => {
  const table = liveMatch(indoor);
  expect(table.send({ type: 'start', override: 'again' })).toBe('ALREADY_LIVE');
});

test('five thousand events fold as they were appended', () => {
  const table = liveMatch(indoor);
  for (let count = 0; count < 5_000; count += 1) table.must({ type: 'replay' });
  const again = foldLog(indoor, table.log.events);
  expect(again.state).toEqual(table.log.state);
  expect(again.state.sets[0]!.replays).toBe(5_000);
});

test('a folded log keeps its points when it is folded again or appended to', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  const { events } = table.log;
  const folded = foldLog(indoor, events);
  const next = { id: 'third', at: 0, type: 'rally', winner: 'team1', no: 3 } as const;
  const appended = appendEvent(folded, next);
  foldLog(indoor, [...events, next]);
  expect(folded.state.sets[0]!.points).toHaveLength(2);
  expect(appended).toMatchObject({ log: { state: { sets: [{ points: { length: 3 } }] } } });
});

test('an event that changes nothing leaves the state before it as it was', () => {
  const { log } = liveMatch(indoor);
  const before = structuredClone(log.state);
  const end = { id: 'end', at: 1, type: 'medical', team: 'team1', stage: 'end' };
  const appended = appendEvent(log, { ...end, override: 'late' } as MatchEvent);
  expect(appended.ok && appended.log.state).not.toBe(log.state);
  expect(log.state).toEqual(before);
});

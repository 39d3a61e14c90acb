import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { lineups, liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;
const HOUR = 3_600_000;

test('start and end, and start again re-opens', () => {
  const table = scorer(indoor);
  expect(table.send({ type: 'end' })).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' });
  expect(table.log.state).toMatchObject({ status: 'Live', phase: 'ready', winner: null });
  const { startedAt } = table.log.state;
  expect(table.send({ type: 'start' })).toBe('ALREADY_LIVE');
  table.must({ type: 'set-start', set: 1 });
  table.rallies('1'.repeat(25));
  table.must({ type: 'end' });
  expect(table.log.state).toMatchObject({ status: 'ended', phase: 'finished', winner: 'team1' });
  expect(table.log.state.endedAt).toBe(table.log.events.at(-1)!.at);
  expect(table.send({ type: 'end' })).toBe('MATCH_NOT_LIVE');
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' });
  expect(table.log.state).toMatchObject({ status: 'Live', winner: null, endedAt: null, startedAt });
});

test('a match ended level is a draw', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'end' });
  expect(table.log.state).toMatchObject({ winner: 'draw', decided: false });
});

test('a match decided without play may be ended without a start', () => {
  const table = scorer(indoor);
  table.must({ type: 'postpone' }, { type: 'forfeit', team: 'team1' }, { type: 'end' });
  expect(table.log.state).toMatchObject({ status: 'ended', winner: 'team2' });
  const cancelled = scorer(indoor);
  cancelled.must({ type: 'result', team1Wins: 3, team2Wins: 0 }, { type: 'cancel' });
  expect(cancelled.send({ type: 'end' })).toBe('MATCH_NOT_LIVE');
});

test('a match may be postponed and started later, but not twice or after its end', () => {
  const table = scorer(indoor);
  table.must({ type: 'postpone' });
  expect([table.log.state.status, table.log.state.phase]).toEqual(['postponed', 'postponed']);
  expect(table.send({ type: 'postpone' })).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' }, { type: 'end' });
  expect(table.send({ type: 'postpone' })).toBe('MATCH_NOT_LIVE');
  expect(table.send({ type: 'cancel' })).toBe('MATCH_NOT_LIVE');
});

test('cancelled is final, but for the undo', () => {
  const table = scorer(indoor);
  table.must({ type: 'cancel', why: 'Rain' });
  expect([table.log.state.status, table.log.state.phase]).toEqual(['cancelled', 'cancelled']);
  for (const type of ['start', 'end', 'postpone', 'cancel', 'suspend', 'resume'] as const) {
    expect(table.send({ type }), type).toBe('MATCH_NOT_LIVE');
  }
  table.must({ type: 'void', target: table.log.events[0]!.id }, { type: 'start' });
});

test('a suspended match takes no rallies until it is resumed', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  expect(table.send({ type: 'resume' })).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'suspend', at: 0 });
  expect([table.log.state.status, table.log.state.phase]).toEqual(['suspended', 'suspended']);
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('MATCH_NOT_LIVE');
  expect(table.send({ type: 'start' })).toBe('MATCH_NOT_LIVE');
  expect(table.send({ type: 'suspend' })).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'resume', at: HOUR });
  expect(table.log.state).toMatchObject({ status: 'Live', suspendedMs: HOUR, suspendedAt: null });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['1:1', 12]);
});

test('a suspended match may be ended or postponed', () => {
  for (const type of ['end', 'postpone', 'cancel'] as const) {
    const table = liveMatch(indoor);
    table.must({ type: 'suspend' }, { type });
    expect(table.log.state.suspendedAt).toBe(null);
  }
});

test('interruptions of four hours in all may be continued, longer ones call for a replay', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'suspend', at: 0 }, { type: 'resume', at: 3 * HOUR });
  table.must({ type: 'suspend', at: 5 * HOUR }, { type: 'resume', at: 6 * HOUR });
  expect([table.warnings, table.log.state.suspendedMs]).toEqual([[], 4 * HOUR]);
  table.must({ type: 'suspend', at: 7 * HOUR }, { type: 'resume', at: 7 * HOUR + 60_000 });
  expect(table.warnings.map((warning) => warning.code)).toEqual(['REPLAY_DUE']);
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-match' });
  expect(table.warnings).toEqual([]);
  expect(table.log.state.sets).toEqual([]);
  expect(table.send({ type: 'set-start', set: 1 })).toBe('ok');
});

test('a clock that goes back adds nothing to an interruption', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'suspend', at: HOUR }, { type: 'resume', at: 0 });
  expect(table.log.state.suspendedMs).toBe(0);
});

test('a set replayed on another court keeps its starters, and sets and sanctions stand', () => {
  const table = livePositions(indoor);
  table.rallies('1'.repeat(25));
  table.must(...lineups(indoor, 2));
  table.must({ type: 'set-start', set: 2, firstServe: 'team2', left: 'team1' });
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 1, in: 8 }] });
  table.must({ type: 'timeout', team: 'team2' });
  table.must({ type: 'sanction', team: 'team1', person: 'C', grade: 'warning' });
  table.rallies('12');
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect(scoreline(table.log)).toBe('25:0 0:0');
  const set = table.log.state.sets[1]!;
  expect(set.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 6]);
  expect([set.team2.timeouts, set.serving, set.left, set.detail]).toEqual([
    0,
    'team2',
    'team1',
    'rallies',
  ]);
  expect(table.log.state.server).toBe(11);
  expect(table.log.state.team1.sanctions.length).toBe(1);
});

test('a set with a barred starter is replayed without that line-up', () => {
  const table = livePositions(indoor);
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'expulsion' });
  table.must({ type: 'sanction', team: 'team2', person: 19, grade: 'disqualification' });
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  const set = table.log.state.sets[0]!;
  expect([set.team1.court, set.team2.court?.positions.length]).toEqual([null, 6]);
  expect(table.send({ type: 'lineup', set: 1, team: 'team1', players: [1, 2, 4, 5, 6, 8] })).toBe(
    'ok',
  );
});

const replaySet = { type: 'resume', mode: 'replay-set' } as const;

test('a replayed set keeps the order of service, also with one line-up', () => {
  for (const firstServe of ['team1', 'team2'] as const) {
    const table = livePositions(PRESETS.beach, firstServe);
    table.rallies('2121');
    table.must({ type: 'suspend' }, { ...replaySet, override: 'The referee decides so.' });
    const servers = [table.log.state.server];
    for (const winner of firstServe === 'team1' ? '212' : '121') {
      table.rallies(winner);
      servers.push(table.log.state.server);
    }
    expect(servers).toEqual(firstServe === 'team1' ? [1, 11, 2, 12] : [11, 1, 12, 2]);
  }
  for (const team of ['team1', 'team2'] as const) {
    const table = scorer(indoor);
    table.must({ type: 'start' }, { type: 'lineup', set: 1, team, players: [1, 2, 3, 4, 5, 6] });
    table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
    expect(table.log.state.detail).toBe('rallies');
    table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
    expect(table.log.state.detail).toBe('rallies');
  }
});

test('the replayed set keeps the sides it began with', () => {
  const table = scorer(PRESETS.beach);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, left: 'team1' });
  table.rallies('1111111');
  expect(table.log.state.left).toBe('team2');
  table.must({ type: 'suspend' }, { ...replaySet, override: 'The referee decides so.' });
  expect(table.log.state).toMatchObject({ left: 'team1', detail: 'none' });
  const between = scorer(indoor);
  between.must({ type: 'start' }, { type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect(between.log.state.sets).toEqual([]);
});

test('the match began at its first start', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  expect(table.log.state.startedAt).toBe(table.log.events[0]!.at);
});

test('unknown sides stay unknown in a replayed set', () => {
  const table = scorer(PRESETS['single-set-15']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  table.rallies('11111111');
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect([scoreline(table.log), table.log.state.left]).toEqual(['0:0', null]);
});

test('a starter with a penalty plays in the replayed set, a disqualified one does not', () => {
  for (const [grade, starts] of [
    ['penalty', true],
    ['expulsion', false],
    ['disqualification', false],
  ] as const) {
    const table = livePositions(indoor);
    table.must({ type: 'sanction', team: 'team1', person: 2, grade });
    table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
    expect(table.log.state.sets[0]!.team1.court !== null, grade).toBe(starts);
  }
});

test('a set without line-ups is replayed after an expulsion, too', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'sanction', team: 'team1', person: 2, grade: 'expulsion' });
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect(table.log.state.sets[0]!.team1.court).toBe(null);
});

test('a replayed match drops a pending penalty', () => {
  const table = liveMatch(indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'sanction', team: 'team1', person: 4, grade: 'penalty' });
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-match' });
  expect([table.log.state.pending, table.log.state.sets]).toEqual([[], []]);
});

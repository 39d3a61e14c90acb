import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;
const timeout = (team: 'team1' | 'team2') => ({ type: 'timeout', team }) as const;

test('a team has two time-outs in each set', () => {
  const table = liveMatch(indoor);
  table.must(timeout('team1'), timeout('team1'));
  expect(table.send(timeout('team1'))).toBe('TIMEOUT_LIMIT');
  expect(table.send(timeout('team2'))).toBe('ok');
  const { team1, team2 } = table.log.state.sets[0]!;
  expect([team1.timeouts, team2.timeouts]).toEqual([2, 1]);
  table.rallies('1'.repeat(25));
  expect(table.send(timeout('team1'))).toBe('NO_ACTIVE_SET');
  table.must({ type: 'set-start', set: 2 });
  expect(table.send(timeout('team1'))).toBe('ok');
});

test('the deciding set may have its own number of time-outs', () => {
  const trial = { ...PRESETS['single-set'], timeouts: { perSet: 2, inDecider: 1, secs: 30 } };
  const table = liveMatch(trial);
  table.must(timeout('team1'));
  expect(table.send(timeout('team1'))).toBe('TIMEOUT_LIMIT');
  const beach = liveMatch(PRESETS.beach);
  beach.must(timeout('team1'));
  expect(beach.send(timeout('team1'))).toBe('TIMEOUT_LIMIT');
});

test('a team loses its first unused time-out at 12 points, but not its second', () => {
  const trial = { ...indoor, timeouts: { ...indoor.timeouts, inDecider: 1, firstBefore: 12 } };
  const table = liveMatch(trial);
  table.rallies('1'.repeat(11));
  table.must(timeout('team1'));
  table.rallies('1');
  // team1 took its first in time and has its second; team2 did not and has one left.
  table.must(timeout('team1'), timeout('team2'));
  expect(table.send(timeout('team1'))).toBe('TIMEOUT_LIMIT');
  expect(table.refused?.detail).toBe('The team has 2 time-outs in this set.');
  expect(table.send(timeout('team2'))).toBe('TIMEOUT_LIMIT');
  expect(table.refused?.detail).toBe('The team has 1 time-outs in this set.');
  expect(table.send({ ...timeout('team2'), override: 'The coach was not told.' })).toBe('ok');
  const { team1, team2 } = table.log.state.sets[0]!;
  expect([team1.timeouts, team1.lateTimeouts]).toEqual([2, 1]);
  expect([team2.timeouts, team2.lateTimeouts]).toEqual([2, 2]);
  table.rallies('1'.repeat(13));
  table.must({ type: 'set-start', set: 2 });
  table.rallies('2'.repeat(11));
  table.must(timeout('team1'), timeout('team1'));
});

test('a late time-out is refused if the only one had to be early; the deciding set has its own', () => {
  const once = { ...indoor.timeouts, perSet: 1, inDecider: 1, firstBefore: 12 };
  const table = liveMatch({ ...indoor, timeouts: once });
  table.rallies('1'.repeat(12));
  expect(table.send(timeout('team2'))).toBe('TIMEOUT_LIMIT');
  const none = liveMatch({ ...indoor, timeouts: { ...once, perSet: 0 } });
  none.rallies('1'.repeat(12));
  expect(none.send(timeout('team2'))).toBe('TIMEOUT_LIMIT');
  expect(none.refused?.detail).toBe('The team has 0 time-outs in this set.');
  const decider = liveMatch({ ...PRESETS['single-set'], timeouts: once });
  decider.rallies('1'.repeat(12));
  decider.must(timeout('team2'));
});

test('under test: no time-out between a challenge and the end of the next rally', () => {
  const trial = { ...indoor, timeouts: { ...indoor.timeouts, notAfterChallenge: true } };
  const table = liveMatch(trial);
  const challenge = { type: 'challenge', team: 'team1', outcome: 'wrong' } as const;
  table.must(timeout('team1'));
  for (const outcome of ['right', 'wrong']) {
    table.rallies('1');
    table.must({ ...challenge, outcome });
    expect(table.send(timeout('team1'))).toBe('TIMEOUT_AFTER_CHALLENGE');
    expect(table.send(timeout('team2'))).toBe('TIMEOUT_AFTER_CHALLENGE');
  }
  table.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 2 }, timeout('team1'));
  table.must(challenge);
  table.rallies('1');
  table.must(timeout('team2'));
  const normal = liveMatch(indoor);
  normal.rallies('1');
  normal.must(challenge, timeout('team1'));
});

test('technical time-outs at 8 and 16 of the leader, not in the deciding set', () => {
  const table = liveMatch(PRESETS['indoor-technical-timeouts']);
  table.rallies('1111111');
  expect(table.log.state.technicalTimeoutDue).toBe(false);
  expect(table.send({ type: 'technical-timeout' })).toBe('TECHNICAL_TIMEOUT_NOT_DUE');
  table.rallies('1');
  expect(table.log.state.technicalTimeoutDue).toBe(true);
  table.must({ type: 'technical-timeout' });
  expect(table.log.state.technicalTimeoutDue).toBe(false);
  expect(table.log.state.sets[0]!.technicalTimeouts).toBe(1);
  // The other side at 8 calls for none, and nor does a rally at 8.
  table.rallies('22222222');
  expect(table.log.state.technicalTimeoutDue).toBe(false);
  table.rallies('11111112');
  expect(table.log.state.technicalTimeoutDue).toBe(false);
  table.rallies('1');
  expect(table.log.state.technicalTimeoutDue).toBe(true);
  table.rallies('1');
  expect(table.log.state.technicalTimeoutDue).toBe(false);

  const decider = liveMatch({ ...PRESETS['indoor-technical-timeouts'], setsToWin: 1 });
  decider.rallies('11111111');
  expect(decider.log.state.technicalTimeoutDue).toBe(false);
  const everywhere = liveMatch({
    ...PRESETS['indoor-technical-timeouts'],
    setsToWin: 1,
    tto: { trigger: 'leader', at: [8], sets: 'all', secs: 60 },
  });
  everywhere.rallies('11111111');
  expect(everywhere.log.state.technicalTimeoutDue).toBe(true);
});

test('no technical time-out between sets', () => {
  const table = scorer(PRESETS['indoor-technical-timeouts']);
  table.must({ type: 'start' });
  expect(table.send({ type: 'technical-timeout' })).toBe('NO_ACTIVE_SET');
});

test('a running score that jumps over 8 calls for the technical time-out', () => {
  const table = liveMatch(PRESETS['indoor-technical-timeouts']);
  table.must({ type: 'set-score', set: 1, team1Score: 10, team2Score: 3 });
  expect(table.log.state.technicalTimeoutDue).toBe(true);
});

test('recovery time is once per player and match; a second one is noted', () => {
  const table = liveMatch(indoor);
  const hurt = { type: 'medical', team: 'team1', player: 4 } as const;
  table.must({ ...hurt, stage: 'start' }, { ...hurt, stage: 'end' });
  expect(table.log.state.team1.recovered).toEqual([4]);
  table.must({ ...hurt, stage: 'start', player: 5 }, { ...hurt, team: 'team2', stage: 'start' });
  expect(table.warnings).toEqual([]);
  table.must({ ...hurt, stage: 'start' });
  expect(table.warnings.map((warning) => warning.code)).toEqual(['RECOVERY_USED']);
  expect(scorer(indoor).send({ ...hurt, stage: 'start' })).toBe('MATCH_NOT_LIVE');
});

test('a correct challenge is kept, a wrong one is used up, two in a set', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  const challenge = { type: 'challenge', team: 'team1', kind: 'net' } as const;
  for (const outcome of ['right', 'cancelled', 'unjudgeable', 'wrong', 'wrong'] as const) {
    table.must({ ...challenge, outcome });
  }
  expect(table.log.state.sets[0]!.team1.challengesLost).toBe(2);
  expect(table.send({ ...challenge, outcome: 'right' })).toBe('CHALLENGE_LIMIT');
  expect(table.send({ ...challenge, team: 'team2', outcome: 'right' })).toBe('ok');
  table.rallies('1'.repeat(24));
  table.must({ type: 'set-start', set: 2 });
  expect(table.send({ ...challenge, outcome: 'wrong' })).toBe('ok');
  expect(table.log.state.team1.challengesLost).toBe(3);
});

test('challenges may be limited by match, or not allowed', () => {
  const challenge = { type: 'challenge', team: 'team1', outcome: 'wrong' } as const;
  const table = liveMatch({ ...indoor, challenges: { max: 1, per: 'match' } });
  table.must(challenge);
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-start', set: 2 });
  expect(table.send(challenge)).toBe('CHALLENGE_LIMIT');
  expect(liveMatch(PRESETS.park).send(challenge)).toBe('CHALLENGE_LIMIT');
});

test('a challenge belongs to a set of a live match', () => {
  const challenge = { type: 'challenge', team: 'team1', outcome: 'right' } as const;
  const table = scorer(indoor);
  expect(table.send(challenge)).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' });
  expect(table.send(challenge)).toBe('NO_ACTIVE_SET');
});

test('a replay changes neither score nor server', () => {
  const table = liveMatch(indoor, 'team2');
  table.must({ type: 'replay', why: 'A ball rolled in.' });
  const { sets, serving } = table.log.state;
  expect([sets[0]!.replays, sets[0]!.rallies, serving]).toEqual([1, 0, 'team2']);
  expect(scorer(indoor).send({ type: 'replay' })).toBe('MATCH_NOT_LIVE');
});

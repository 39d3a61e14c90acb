import { expect, test } from 'vitest';
import { foldLog } from './match-log.ts';
import { PRESETS } from './presets.ts';
import {
  lineups,
  liveMatch,
  livePositions,
  scoreline,
  scorer,
  winnersTo,
} from './testing/record-match.ts';

const indoor = PRESETS.indoor;

test('a stored amendment without its target throws', () => {
  const correct = { id: 'x', at: 0, type: 'correct', target: 'none', winner: 'team1' } as const;
  expect(() => foldLog(indoor, [correct])).toThrow('does not have');
});

test('a void of an unknown entry, of a voided entry and of a void are refused', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  const last = table.log.events.at(-1)!.id;
  expect(table.send({ type: 'void', target: 'nothing' })).toBe('TARGET_UNKNOWN');
  table.must({ type: 'void', target: last });
  const voided = table.log.events.at(-1)!.id;
  expect(table.send({ type: 'void', target: last })).toBe('ALREADY_VOID');
  expect(table.send({ type: 'void', target: voided })).toBe('TARGET_UNKNOWN');
  expect(table.send({ type: 'void', target: last, also: ['nothing'] })).toBe('ALREADY_VOID');
  expect(scoreline(table.log)).toBe('0:0');
  expect(table.send({ type: 'rally', winner: 'team1', no: 1 })).toBe('ok');
});

test('a void of the start during a set is refused', () => {
  const table = liveMatch(indoor);
  const start = table.log.events[0]!.id;
  expect(table.send({ type: 'void', target: start })).toBe('BREAKS_LATER');
});

test('undo of the last rally reopens the match', () => {
  const table = liveMatch(PRESETS['single-set']);
  table.rallies(winnersTo(25, 23));
  expect(table.log.state).toMatchObject({ decided: true, winner: 'team1', phase: 'finished' });
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(table.log.state).toMatchObject({ decided: false, winner: null, matchPoint: 'team1' });
  table.rallies('222');
  expect(table.log.state.winner).toBe('team2');
});

test('void of a rally long ago renumbers those after it', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  const target = table.log.events.at(-1)!.id;
  table.rallies('2222222222');
  table.must({ type: 'void', target });
  expect(scoreline(table.log)).toBe('0:10');
  expect(table.send({ type: 'rally', winner: 'team1', no: 12 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'rally', winner: 'team1', no: 11 })).toBe('ok');
});

test('correcting a winner ten rallies ago recomputes all later entries', () => {
  const table = livePositions(indoor);
  table.must({ type: 'rally', winner: 'team2', reason: 'attack', player: 14 });
  const target = table.log.events.at(-1)!.id;
  table.rallies('2222222222');
  expect(table.log.state.server).toBe(12);
  table.must({ type: 'correct', target, winner: 'team1' });
  expect(scoreline(table.log)).toBe('1:10');
  const first = table.log.state.sets[0]!.points[0]!;
  expect([first.winner, first.reason, first.player]).toEqual(['team1', null, null]);
  expect(table.log.state.sets[0]!.points[1]!.served).toBe('team1');
  expect(table.log.state.server).toBe(12);
  table.must({ type: 'correct', target, winner: 'team2', reason: 'block' });
  expect(scoreline(table.log)).toBe('0:11');
  expect(table.log.state.sets[0]!.points[0]!.reason).toBe('block');
});

test('a correction may add a reason or a player and keeps the rest', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'rally', winner: 'team1', reason: 'attack' });
  const target = table.log.events.at(-1)!.id;
  table.must({ type: 'correct', target, player: 0 });
  expect(table.log.state.sets[0]!.points[0]).toMatchObject({ reason: 'attack', player: 0 });
  table.must({ type: 'correct', target, player: 7 });
  expect(table.log.state.sets[0]!.points[0]!.player).toBe(7);
  table.must({ type: 'correct', target, player: 0 });
  table.must({ type: 'correct', target, reason: 'ace' });
  expect(table.log.state.sets[0]!.points[0]).toMatchObject({ reason: 'ace', player: 0 });
  expect(table.send({ type: 'correct', target })).toBe('NOTHING_TO_CHANGE');
  const start = table.log.events[0]!.id;
  expect(table.send({ type: 'correct', target: start, winner: 'team1' })).toBe('NOT_A_RALLY');
  expect(table.send({ type: 'correct', target: 'none', winner: 'team1' })).toBe('TARGET_UNKNOWN');
});

test('a correction that ends the set earlier is refused if rallies follow', () => {
  const table = liveMatch(indoor);
  table.rallies(winnersTo(24, 23));
  table.must({ type: 'rally', winner: 'team2' });
  const target = table.log.events.at(-1)!.id;
  table.rallies('2');
  expect(table.send({ type: 'correct', target, winner: 'team1' })).toBe('BREAKS_LATER');
  expect(scoreline(table.log)).toBe('24:25');
});

test('voiding a correction restores the first winner', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  const target = table.log.events.at(-2)!.id;
  table.must({ type: 'correct', target, winner: 'team2' });
  expect(scoreline(table.log)).toBe('0:2');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(scoreline(table.log)).toBe('1:1');
  // A correction of a rally that is taken back afterwards changes nothing more.
  table.must({ type: 'correct', target, winner: 'team2' }, { type: 'void', target });
  expect(scoreline(table.log)).toBe('0:1');
  expect(table.send({ type: 'correct', target, winner: 'team1' })).toBe('ALREADY_VOID');
});

test('a forgotten rally is inserted before a later event and can be corrected', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  const before = table.log.events.at(-1)!.id;
  table.must({ type: 'insert', before, winner: 'team2', reason: 'ace', player: 12 });
  const inserted = table.log.events.at(-1)!.id;
  expect(scoreline(table.log)).toBe('1:2');
  const points = table.log.state.sets[0]!.points;
  expect(points.map((point) => point.winner)).toEqual(['team1', 'team2', 'team2']);
  expect(points.map((point) => point.no)).toEqual([1, 2, 3]);
  expect(points[1]).toMatchObject({ event: inserted, reason: 'ace', player: 12 });
  table.must({ type: 'correct', target: inserted, winner: 'team1' });
  expect(scoreline(table.log)).toBe('2:1');
  expect(table.send({ type: 'insert', before: 'none', winner: 'team1' })).toBe('TARGET_UNKNOWN');
  table.must({ type: 'void', target: inserted });
  expect(scoreline(table.log)).toBe('1:1');
});

test('an inserted rally keeps its place', () => {
  const table = liveMatch(indoor);
  table.rallies('1221');
  const before = table.log.events.at(-3)!.id;
  table.must({ type: 'insert', before, winner: 'team1', reason: 'block' });
  const reasons = table.log.state.sets[0]!.points.map((point) => point.reason);
  expect(reasons).toEqual([null, 'block', null, null, null]);
  const first = table.log.events[0]!.id;
  expect(table.send({ type: 'insert', before: first, winner: 'team1' })).toBe('BREAKS_LATER');
});

test('an insertion keeps its place when the event after it is voided', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  const before = table.log.events.at(-1)!.id;
  table.must({ type: 'insert', before, winner: 'team2' });
  expect(scoreline(table.log)).toBe('1:2');
  table.must({ type: 'void', target: before });
  // The inserted rally keeps its place.
  expect(scoreline(table.log)).toBe('1:1');
});

test('void of a substitution breaks a rally its player served', () => {
  const table = livePositions(indoor);
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 1, in: 8 }] });
  const substituted = table.log.events.at(-1)!.id;
  table.must({ type: 'rally', winner: 'team1', server: 8 });
  expect(table.send({ type: 'void', target: substituted })).toBe('BREAKS_LATER');
});

test('a breach caused by an amendment becomes a warning', () => {
  const table = livePositions(indoor);
  table.must({ type: 'timeout', team: 'team1' });
  table.rallies('21');
  table.must({ type: 'rally', winner: 'team1', server: 2 });
  expect(table.log.state.warnings).toEqual([]);
  table.must({ type: 'correct', target: table.log.events.at(-3)!.id, winner: 'team1' });
  expect(table.log.state.warnings).toMatchObject([{ code: 'WRONG_SERVER' }]);
  const detail = 'Number 1 is the next server, not 2.';
  expect(table.warnings).toEqual([{ code: 'WRONG_SERVER', detail }]);
  table.must({ type: 'insert', before: table.log.events.at(-2)!.id, winner: 'team1' });
  expect(table.warnings).toEqual([]);
  expect(scoreline(table.log)).toBe('4:0');
});

test('undo of a time-out gives it back', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'timeout', team: 'team1' }, { type: 'timeout', team: 'team1' });
  expect(table.send({ type: 'timeout', team: 'team1' })).toBe('TIMEOUT_LIMIT');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(table.log.state.sets[0]!.team1.timeouts).toBe(1);
  expect(table.send({ type: 'timeout', team: 'team1' })).toBe('ok');
});

test('a challenge replays or overturns the rally before it, and its void restores the rally', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  const right = { type: 'challenge', team: 'team1', outcome: 'right' } as const;
  table.must({ ...right, effect: 'overturn' });
  expect(scoreline(table.log)).toBe('2:0');
  expect(table.log.state.server).toBe(1);
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(scoreline(table.log)).toBe('1:1');
  expect(table.log.state.server).toBe(12);
  table.must({ ...right, effect: 'replay' });
  expect([scoreline(table.log), table.log.state.sets[0]!.rallies]).toEqual(['1:0', 1]);
  expect(table.send({ type: 'rally', winner: 'team1', no: 2 })).toBe('ok');
});

test('a challenge of the rally that ended the set reopens it', () => {
  const table = liveMatch(indoor);
  table.rallies(winnersTo(25, 23));
  table.must({ type: 'challenge', team: 'team2', outcome: 'right', effect: 'overturn' });
  expect([scoreline(table.log), table.log.state.currentSet]).toEqual(['24:24', 1]);
});

test('voiding a challenged rally does not move the challenge to the rally before', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  const target = table.log.events.at(-1)!.id;
  table.must({ type: 'challenge', team: 'team1', outcome: 'right', effect: 'overturn' });
  expect(scoreline(table.log)).toBe('2:0');
  table.must({ type: 'void', target });
  expect(scoreline(table.log)).toBe('1:0');
});

test('a rally replayed by a challenge can be neither corrected nor voided', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  const target = table.log.events.at(-1)!.id;
  table.must({ type: 'challenge', team: 'team1', outcome: 'right', effect: 'replay' });
  expect(table.send({ type: 'correct', target, winner: 'team1' })).toBe('ALREADY_VOID');
  expect(table.send({ type: 'void', target })).toBe('ALREADY_VOID');
  // A second challenge finds the rally before.
  table.must({ type: 'challenge', team: 'team2', outcome: 'right', effect: 'overturn' });
  expect(scoreline(table.log)).toBe('0:1');
});

test('a challenge after an undo finds the rally that still stands', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  table.must({ type: 'challenge', team: 'team2', outcome: 'right', effect: 'overturn' });
  expect(scoreline(table.log)).toBe('0:1');
});

test('a challenge needs a rally to take effect on', () => {
  const table = liveMatch(indoor);
  const challenge = { type: 'challenge', team: 'team1', outcome: 'right' } as const;
  const early = scorer(indoor);
  early.must({ type: 'start' });
  expect(early.send({ ...challenge, effect: 'replay' })).toBe('NO_RALLY');
  expect(table.send({ ...challenge, effect: 'replay' })).toBe('NO_RALLY');
  expect(table.send(challenge)).toBe('ok');
  table.must({ type: 'delay', team: 'team1' }, { type: 'delay', team: 'team1' });
  expect(table.send({ ...challenge, effect: 'overturn' })).toBe('NO_RALLY');
});

test('a challenge changes only a recorded rally that counts', () => {
  const challenge = { type: 'challenge', team: 'team1', outcome: 'right' } as const;
  const gap = liveMatch(indoor);
  gap.rallies('12');
  gap.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 3 });
  expect(gap.send({ ...challenge, effect: 'overturn' })).toBe('NO_RALLY');
  gap.rallies('2');
  gap.must({ ...challenge, effect: 'overturn' });
  expect(scoreline(gap.log)).toBe('4:3');

  const misinformed = liveMatch(indoor);
  misinformed.rallies('1222');
  misinformed.must({ type: 'restore', toRally: 2 });
  expect(misinformed.send({ ...challenge, effect: 'replay' })).toBe('NO_RALLY');

  const fault = liveMatch(indoor);
  fault.rallies('211');
  fault.must({ type: 'rotation-fault', team: 'team1', cancelled: 1 });
  expect(fault.send({ ...challenge, team: 'team2', effect: 'overturn' })).toBe('NO_RALLY');
  expect(scoreline(fault.log)).toBe('1:2');

  const replayed = livePositions(indoor);
  replayed.rallies('12');
  replayed.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect(replayed.send({ ...challenge, effect: 'overturn' })).toBe('NO_RALLY');
});

test('a challenge after a penalty applies to the rally before the penalty', () => {
  const table = livePositions(indoor);
  table.rallies('2');
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'penalty' });
  table.must({ type: 'challenge', team: 'team1', outcome: 'right', effect: 'replay' });
  expect([scoreline(table.log), table.log.state.sets[0]!.rallies]).toEqual(['0:1', 0]);
  expect(table.log.state.server).toBe(12);
});

test('voiding a challenge restores its count and the rally, and keeps the replayed rally', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  table.must({ type: 'challenge', team: 'team1', outcome: 'right', effect: 'replay' });
  const challenge = table.log.events.at(-1)!.id;
  table.rallies('1');
  expect(scoreline(table.log)).toBe('2:0');
  table.must({ type: 'void', target: challenge });
  expect(scoreline(table.log)).toBe('2:1');
  expect(table.log.state.sets[0]!.points.map((point) => point.no)).toEqual([1, 2, 3]);

  table.must({ type: 'challenge', team: 'team1', outcome: 'wrong' });
  expect(table.log.state.sets[0]!.team1.challengesLost).toBe(1);
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(table.log.state.sets[0]!.team1.challengesLost).toBe(0);
});

test('a replayed set point may be voided only after the next set has begun', () => {
  const table = liveMatch(indoor);
  table.rallies(winnersTo(25, 23));
  table.must({ type: 'set-start', set: 2 });
  const replay = { type: 'challenge', team: 'team2', outcome: 'right', effect: 'replay' } as const;
  expect(table.send(replay)).toBe('NO_RALLY');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id }, replay);
  expect([scoreline(table.log), table.log.state.currentSet]).toEqual(['24:23', 1]);
  const challenge = table.log.events.at(-1)!.id;
  table.rallies('1');
  // Both the rally that was played again and its replay would end the set.
  expect(table.send({ type: 'void', target: challenge })).toBe('BREAKS_LATER');
});

test('an official scoresheet does not become unofficial again', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'forfeit', team: 'team2' }, { type: 'finalise' });
  const target = table.log.events.at(-1)!.id;
  expect(table.send({ type: 'void', target })).toBe('FINALISED');
  expect(table.send({ type: 'void', target, override: 'Too early.' })).toBe('SHEET_OFFICIAL');
});

test('an official scoresheet changes only with a reason and becomes a corrected version', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'forfeit', team: 'team2' }, { type: 'sign', role: 'referee1' });
  table.must({ type: 'finalise' });
  expect(table.log.state.phase).toBe('official');
  const forfeit = table.log.events.find((event) => event.type === 'forfeit')!.id;
  expect(table.send({ type: 'void', target: forfeit })).toBe('FINALISED');
  expect(table.send({ type: 'end' })).toBe('FINALISED');
  for (const type of ['remark', 'protest', 'lot'] as const) {
    expect(table.send({ type, text: 'Rain.' })).toBe('ok');
  }
  expect(table.log.state.phase).toBe('official');
  expect(table.send({ type: 'end', override: 'The clock was wrong.' })).toBe('ok');
  expect([table.log.state.phase, table.log.state.corrected]).toEqual(['corrected', true]);
  const sent = table.send({ type: 'void', target: forfeit, override: 'They had come.' });
  // Without the forfeit the match is not over, so the sheet could not have been signed.
  expect(sent).toBe('BREAKS_LATER');
});

test('line-ups for the next set must be voided before the last rally of this one', () => {
  const table = livePositions(indoor);
  table.rallies('1'.repeat(25));
  const last = table.log.events.at(-1)!.id;
  table.must(lineups(indoor, 2)[0]!);
  const lineup = table.log.events.at(-1)!.id;
  expect(table.send({ type: 'void', target: last })).toBe('BREAKS_LATER');
  table.must({ type: 'void', target: last, also: [lineup] });
  expect(table.log.state.currentSet).toBe(1);
});

test('the player who made an error is told with it, and not with a point of another kind', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1');
  const target = table.log.events.at(-1)!.id;
  const point = () => table.log.state.sets[0]!.points[0]!;
  table.must({ type: 'correct', target, reason: 'opponent-error', errorBy: 9 });
  expect(point()).toMatchObject({ reason: 'opponent-error', errorBy: 9, player: null });
  table.must({ type: 'correct', target, errorBy: 8 });
  expect(point().errorBy).toBe(8);
  table.must({ type: 'correct', target, reason: 'opponent-serve-error' });
  expect(point()).toMatchObject({ reason: 'opponent-serve-error', errorBy: 8 });
  table.must({ type: 'correct', target, reason: 'attack', player: 4 });
  expect(point()).toMatchObject({ reason: 'attack', player: 4, errorBy: null });
  const facts = { winner: 'team2', reason: 'opponent-serve-error', errorBy: 7 } as const;
  table.must({ type: 'insert', before: target, ...facts });
  expect(point()).toMatchObject(facts);
});

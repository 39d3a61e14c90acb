import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;
const fault = { type: 'rotation-fault', team: 'team1' } as const;

test('cancelled points are struck out one by one, the last first', () => {
  const table = livePositions(indoor);
  table.rallies('1211');
  table.must({ ...fault, cancelled: 2 });
  const set = table.log.state.sets[0]!;
  expect(scoreline(table.log)).toBe('1:2');
  expect(set.points.map((point) => point.cancelled)).toEqual([false, false, true, true, false]);
  expect([set.rallies, table.log.state.serving]).toEqual([4, 'team2']);
  // The opponent won the serve twice: its rotation stays.
  expect(set.team2.court!.positions[0]).toBe(13);
  table.rallies('11');
  table.must({ ...fault, cancelled: 3 });
  expect(scoreline(table.log)).toBe('0:3');
});

test('no more points can be cancelled than the team has', () => {
  const table = liveMatch(indoor);
  table.rallies('112');
  expect(table.send({ ...fault, cancelled: 3 })).toBe('CANCEL_TOO_MANY');
  expect(table.send({ ...fault, cancelled: -1 })).toBe('CANCEL_TOO_MANY');
  expect(table.send({ ...fault, cancelled: 0.5 })).toBe('CANCEL_TOO_MANY');
  expect(table.send({ ...fault, team: 'team2', cancelled: 2 })).toBe('CANCEL_TOO_MANY');
  expect(table.send({ ...fault, cancelled: 2 })).toBe('ok');
  expect(scoreline(table.log)).toBe('0:1');
  expect(scorer(indoor).send(fault)).toBe('MATCH_NOT_LIVE');
});

test('points behind a running score are cancelled after the known ones', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'set-score', set: 1, team1Score: 4, team2Score: 0 });
  table.rallies('1');
  table.must({ ...fault, cancelled: 3 });
  expect(scoreline(table.log)).toBe('2:1');
  expect(table.log.state.sets[0]!.team1.unknownPoints).toBe(2);
});

test('the rectified order of service is the team’s own line-up', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  expect(table.send({ ...fault, players: [1, 2, 3] })).toBe('LINEUP_SIZE');
  expect(table.send({ ...fault, players: [1, 2, 3, 4, 5, 5] })).toBe('LINEUP_DUPLICATE');
  table.must({ ...fault, players: [6, 1, 2, 3, 4, 5] });
  const { team1, team2 } = table.log.state.sets[0]!;
  expect(team1.court!.positions).toEqual([6, 1, 2, 3, 4, 5]);
  expect(team2.court!.positions[0]).toBe(12);
  table.must({ ...fault, team: 'team2', players: [12, 13, 14, 15, 16, 11] });
  expect(table.log.state.sets[0]!.team2.court!.positions[0]).toBe(12);
  expect(table.log.state.server).toBe(1);
  const bare = liveMatch(indoor);
  expect(bare.send({ ...fault, players: [6, 1, 2, 3, 4, 5] })).toBe('ok');
});

test('sides that changed at 8 do not change back when points are cancelled', () => {
  const table = scorer(PRESETS['single-set-15']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1', left: 'team1' });
  table.rallies('11111111');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team2', true]);
  table.must({ ...fault, cancelled: 2 });
  expect([scoreline(table.log), table.log.state.left]).toEqual(['6:1', 'team2']);
  table.rallies('11');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team2', false]);
});

test('a set misinformed by the scorer returns to score, server and positions of that moment', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  table.must({ type: 'timeout', team: 'team2' });
  table.rallies('121');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 8 }] });
  table.rallies('1');
  table.must({ type: 'restore', toRally: 2, why: 'Wrong player told to serve.' });
  expect(scoreline(table.log)).toBe('1:1');
  const set = table.log.state.sets[0]!;
  expect([table.log.state.server, set.rallies, set.team2.timeouts]).toEqual([12, 2, 1]);
  expect(set.team1.court).toMatchObject({ positions: [1, 2, 3, 4, 5, 6], substitutions: 0 });
  expect(table.send({ type: 'rally', winner: 'team1', no: 3 })).toBe('ok');
  expect(table.log.state.server).toBe(2);
});

test('sanctions and awards after the restored moment stay with their points', () => {
  const table = livePositions(indoor);
  table.rallies('11');
  table.must({ type: 'sanction', team: 'team1', person: 2, grade: 'penalty' });
  table.must({ type: 'award', kind: 'point', team: 'team2' });
  table.rallies('22');
  table.must({ type: 'restore', toRally: 1 });
  expect(scoreline(table.log)).toBe('1:2');
  const set = table.log.state.sets[0]!;
  expect(set.points.map((point) => point.origin)).toEqual(['rally', 'penalty']);
  expect([table.log.state.serving, table.log.state.server]).toEqual(['team2', 12]);
  expect(table.log.state.team1.sanctions.length).toBe(1);
});

test('a set can be restored to its beginning', () => {
  const table = livePositions(indoor);
  table.rallies('221');
  table.must({ type: 'restore', toRally: 0 });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['0:0', 1]);
  expect(table.log.state.sets[0]).toMatchObject({ rallies: 0, points: [] });
  const bare = liveMatch(indoor);
  bare.rallies('1');
  bare.must({ type: 'restore', toRally: 0 });
  expect([scoreline(bare.log), bare.log.state.serving]).toEqual(['0:0', 'team1']);
});

test('cancelled points stay cancelled in a restored set', () => {
  const table = liveMatch(indoor);
  table.rallies('111');
  table.must({ ...fault, cancelled: 2 });
  table.rallies('12');
  table.must({ type: 'restore', toRally: 4 });
  expect(scoreline(table.log)).toBe('2:1');
});

test('a moment that is not known rally by rally cannot be restored', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  expect(table.send({ type: 'restore', toRally: 3 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'restore', toRally: -1 })).toBe('STALE_RALLY');
  table.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 3 });
  table.rallies('1');
  expect(table.send({ type: 'restore', toRally: 2 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'restore', toRally: 0 })).toBe('STALE_RALLY');
  expect(table.send({ type: 'restore', toRally: 7 })).toBe('ok');
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['4:3', 'team1']);
  expect(scorer(indoor).send({ type: 'restore', toRally: 0 })).toBe('MATCH_NOT_LIVE');
});

test('remaining penalties may end the restored set, and later penalties are dropped', () => {
  const table = liveMatch({ ...indoor, target: 3 });
  const red = { type: 'sanction', team: 'team2', person: 1, grade: 'penalty' } as const;
  table.must(red);
  table.rallies('22');
  table.must(red, red, { ...red, team: 'team1' });
  expect(scoreline(table.log)).toBe('3:3');
  table.must({ type: 'restore', toRally: 0 });
  expect([scoreline(table.log), table.log.state.team1Wins]).toEqual(['3:0', 1]);
});

test('points of either team can be cancelled', () => {
  const table = liveMatch(indoor);
  table.rallies('222');
  table.must({ ...fault, team: 'team2', cancelled: 2 });
  expect(scoreline(table.log)).toBe('1:1');
});

test('restored to its beginning, a set keeps the change of sides that was made', () => {
  const table = scorer(PRESETS['single-set-15']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1', left: 'team1' });
  table.rallies('11111111');
  table.must({ type: 'restore', toRally: 0 });
  expect([scoreline(table.log), table.log.state.left]).toEqual(['0:0', 'team2']);
  table.rallies('11111111');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team2', false]);
});

test('the last rally before a gap is unknown too', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 3 });
  expect(table.send({ type: 'restore', toRally: 6 })).toBe('STALE_RALLY');
});

test('a restored side-out keeps its rotation, a restored point on serve has none', () => {
  const table = livePositions(indoor, 'team2');
  table.rallies('1122');
  const { log } = table;
  table.must({ type: 'restore', toRally: 1 });
  expect([table.log.state.serving, table.log.state.server]).toEqual(['team1', 2]);
  table.log = log;
  table.must({ type: 'restore', toRally: 2 });
  expect([table.log.state.serving, table.log.state.server]).toEqual(['team1', 2]);
});

test('a cancelled point is removed with its rally', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ type: 'award', kind: 'point', team: 'team2', points: -1 });
  expect(scoreline(table.log)).toBe('1:0');
  table.must({ type: 'restore', toRally: 1 });
  expect(scoreline(table.log)).toBe('1:0');
  table.rallies('2');
  expect(scoreline(table.log)).toBe('1:1');
});

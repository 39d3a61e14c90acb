import { expect, test } from 'vitest';
import type { MatchEvent } from '../events.ts';
import { foldLog } from '../match-log.ts';
import { PRESETS } from '../presets.ts';
import { scoresheet } from '../scoresheet/scoresheet.ts';
import {
  lineups,
  liveMatch,
  livePositions,
  type Scorer,
  scoreline,
} from '../testing/record-match.ts';

const indoor = PRESETS.indoor;

function idOf(table: Scorer, type: MatchEvent['type'], nth = 0): string {
  return table.log.events.filter((event) => event.type === type)[nth]!.id;
}

function positions(table: Scorer) {
  return table.log.state.sets.at(-1)!.team1.court!.positions;
}

/** Team 1 wrote 1 2 3 4 5 6, and the slip says 1 2 3 4 5 9. */
const slip = {
  type: 'lineup',
  set: 1,
  team: 'team1',
  players: [1, 2, 3, 4, 5, 9],
  liberos: [7],
} as const;

test('a line-up corrected after three points gives the right positions, server and service rounds', () => {
  const table = livePositions(indoor);
  table.rallies('121');
  expect(positions(table)).toEqual([2, 3, 4, 5, 6, 1]);
  table.must({ type: 'correct', target: idOf(table, 'lineup'), entry: slip });
  expect(positions(table)).toEqual([2, 3, 4, 5, 9, 1]);
  expect(table.log.state.server).toBe(2);
  expect(scoreline(table.log)).toBe('2:1');
  const sheet = scoresheet(table.log).sets[0]!.team1;
  expect(sheet.order.map(({ starter }) => starter)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(sheet.rounds).toEqual([{ player: 1, round: 1, score: 1, isLast: false }]);
  expect(foldLog(indoor, table.log.events).state).toEqual(table.log.state);
});

test('a correction is taken back by a void, and the last of two holds', () => {
  const table = livePositions(indoor);
  const target = idOf(table, 'lineup');
  table.must({ type: 'correct', target, entry: slip });
  table.must({ type: 'correct', target, entry: { ...slip, players: [1, 2, 3, 4, 5, 10] } });
  expect(positions(table)).toEqual([1, 2, 3, 4, 5, 10]);
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(positions(table)).toEqual([1, 2, 3, 4, 5, 9]);
});

test('a line-up of five is refused by its own field', () => {
  const table = livePositions(indoor);
  const entry = { ...slip, players: [1, 2, 3, 4, 5] };
  const correct = { type: 'correct', target: idOf(table, 'lineup'), entry } as const;
  expect(table.send(correct)).toBe('LINEUP_SIZE');
  expect(table.refused).toMatchObject({ field: 'entry.players' });
});

test('a corrected entry against the rules is refused unless the referee lets it stand', () => {
  const table = livePositions(indoor);
  const entry = { ...slip, players: [1, 2, 3, 4, 5, 7] };
  const correct = { type: 'correct', target: idOf(table, 'lineup'), entry };
  expect(table.send(correct as never)).toBe('LIBERO_IN_SIX');
  expect(table.refused).toMatchObject({ field: 'entry' });
  table.must({ ...correct, override: 'Libero hurt.' } as never);
  expect(table.log.state.warnings).toMatchObject([
    { code: 'LIBERO_IN_SIX', override: 'Libero hurt.' },
  ]);
});

test('an entry let stand before keeps its reason when it is corrected', () => {
  const table = livePositions(indoor);
  table.must({ type: 'timeout', team: 'team1' }, { type: 'timeout', team: 'team1' });
  table.must({ type: 'timeout', team: 'team1', override: 'Allowed.' });
  const target = idOf(table, 'timeout', 2);
  table.must({ type: 'correct', target, entry: { type: 'timeout', team: 'team2' } });
  expect(table.log.state.sets[0]).toMatchObject({ team1: { timeouts: 2 }, team2: { timeouts: 1 } });
  table.must({ type: 'correct', target, entry: { type: 'timeout', team: 'team1' } });
  expect(table.log.state.warnings.map(({ override }) => override)).toEqual(['Allowed.']);
});

test('a first server corrected turns the serve of the whole set', () => {
  const table = livePositions(indoor);
  table.rallies('11');
  const target = idOf(table, 'set-start');
  table.must({
    type: 'correct',
    target,
    entry: { type: 'set-start', set: 1, firstServe: 'team2' },
  });
  expect(table.log.state.sets[0]!.points.map(({ served }) => served)).toEqual(['team2', 'team1']);
});

test('an entry is corrected to its own kind alone, and says either a point or an entry', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  const target = idOf(table, 'lineup');
  const rally = idOf(table, 'rally');
  const timeout = { type: 'timeout', team: 'team1' } as const;
  const correct = (facts: object) => table.send({ type: 'correct', target, ...facts });
  expect(correct({ entry: timeout })).toBe('OTHER_KIND');
  expect(correct({ entry: timeout, target: rally })).toBe('OTHER_KIND');
  expect(correct({ entry: slip, player: 3 })).toBe('MEND_UNCLEAR');
  expect(correct({ entry: slip, winner: 'team1' })).toBe('MEND_UNCLEAR');
  expect(correct({ reason: 'ace' })).toBe('NOT_A_RALLY');
  expect(correct({ entry: slip, also: [target] })).toBe('ALREADY_VOID');
  expect(correct({ entry: slip, also: ['none'] })).toBe('TARGET_UNKNOWN');
  expect(correct({ entry: slip, with: [{ target: 'none', entry: slip }] })).toBe('TARGET_UNKNOWN');
  expect(correct({ entry: slip, with: [{ target: rally, entry: slip }] })).toBe('OTHER_KIND');
  const insert = (facts: object) => table.send({ type: 'insert', before: rally, ...facts });
  expect(insert({})).toBe('MEND_UNCLEAR');
  expect(insert({ entry: timeout, winner: 'team1' })).toBe('MEND_UNCLEAR');
  expect(insert({ entry: timeout, also: ['none'] })).toBe('TARGET_UNKNOWN');
});

test('a forgotten time-out stands at the score where it was taken', () => {
  const table = livePositions(indoor);
  table.rallies('1122');
  const before = idOf(table, 'rally', 2);
  table.must({ type: 'insert', before, entry: { type: 'timeout', team: 'team2' } });
  expect(scoresheet(table.log).sets[0]!.team2.timeouts).toEqual([{ own: 0, other: 2 }]);
  const inserted = table.log.events.at(-1)!.id;
  table.must({ type: 'correct', target: inserted, entry: { type: 'timeout', team: 'team1' } });
  expect(scoresheet(table.log).sets[0]!.team1.timeouts).toEqual([{ own: 2, other: 0 }]);
  table.must({ type: 'void', target: inserted });
  expect(table.log.state.sets[0]).toMatchObject({ team1: { timeouts: 0 }, team2: { timeouts: 0 } });
});

test('a forgotten exchange of the libero is judged where it belongs', () => {
  const table = livePositions(indoor);
  table.rallies('21');
  const before = idOf(table, 'rally', 1);
  const exchange = { type: 'libero', team: 'team1', action: 'in', libero: 7 } as const;
  const insert = (player: number) => ({ type: 'insert', before, entry: { ...exchange, player } });
  expect(table.send(insert(3) as never)).toBe('LIBERO_BACK_ROW_ONLY');
  expect(table.send(insert(9) as never)).toBe('OUT_NOT_ON_COURT');
  table.must(insert(6) as never);
  expect(positions(table)).toEqual([2, 3, 4, 5, 7, 1]);
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  table.must({ ...insert(3), override: 'Allowed.' } as never);
  expect(table.log.state.warnings[0]).toMatchObject({ override: 'Allowed.' });
});

test('an inserted exchange against the rules keeps its reason when it is corrected', () => {
  const table = livePositions(indoor);
  table.rallies('21');
  const before = idOf(table, 'rally', 1);
  const entry = { type: 'libero', team: 'team1', action: 'in', libero: 7, player: 3 } as const;
  table.must({ type: 'insert', before, entry, override: 'Allowed.' });
  const target = table.log.events.at(-1)!.id;
  table.must({ type: 'correct', target, entry: { ...entry, player: 4 } });
  expect(table.log.state.warnings[0]).toMatchObject({ event: target, override: 'Allowed.' });
  table.must({ type: 'correct', target, entry: { ...entry, player: 6 } });
  expect(table.log.state.warnings).toEqual([]);
});

test('a point is put in before an entry that was itself put in', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  table.must({ type: 'insert', before: idOf(table, 'rally', 1), winner: 'team2' });
  const before = table.log.events.at(-1)!.id;
  table.must({ type: 'insert', before, entry: { type: 'rally', winner: 'team1', player: 4 } });
  const inserted = table.log.events.at(-1)!.id;
  const points = table.log.state.sets[0]!.points;
  expect(points.map(({ winner }) => winner)).toEqual(['team1', 'team1', 'team2', 'team2']);
  expect(points[1]).toMatchObject({ event: inserted, player: 4, no: 2 });
  table.must({ type: 'correct', target: inserted, winner: 'team2' });
  expect(scoreline(table.log)).toBe('1:3');
});

test('a challenge put in changes the rally before it, and none before the first', () => {
  const table = livePositions(indoor);
  table.rallies('112');
  const challenge = { type: 'challenge', team: 'team2', outcome: 'right', effect: 'overturn' };
  const entry = challenge as never;
  const insert = (nth: number, more = {}) => ({
    type: 'insert' as const,
    before: idOf(table, 'rally', nth),
    entry: { ...challenge, ...more } as never,
  });
  expect(table.send(insert(0))).toBe('NO_RALLY');
  table.must(insert(1));
  expect(scoreline(table.log)).toBe('1:2');
  const target = table.log.events.at(-1)!.id;
  const replayed = { ...challenge, effect: 'replay' } as never;
  table.must({ type: 'correct', target, entry: replayed });
  expect(scoreline(table.log)).toBe('1:1');
  table.must({ type: 'correct', target, entry: { ...challenge, effect: 'none' } as never });
  expect(scoreline(table.log)).toBe('2:1');
  table.must({ type: 'correct', target, entry });
  table.must({ type: 'void', target });
  expect(scoreline(table.log)).toBe('2:1');
});

test('a challenge corrected to have no effect gives the rally back', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  table.must({ type: 'challenge', team: 'team2', outcome: 'right', effect: 'overturn' });
  const entry = { type: 'challenge', team: 'team2', outcome: 'wrong' } as const;
  table.must({ type: 'correct', target: table.log.events.at(-1)!.id, entry });
  expect(scoreline(table.log)).toBe('1:0');
  expect(table.log.state.sets[0]!.team2.challengesLost).toBe(1);
});

test('entries that no longer fit are taken out or corrected together, and come back together', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 6, in: 8 }] });
  table.rallies('1');
  const target = idOf(table, 'lineup');
  const changed = idOf(table, 'substitution');
  const correct = { type: 'correct', target, entry: slip } as const;
  expect(table.send(correct)).toBe('BREAKS_LATER');
  table.must({ ...correct, also: [changed] });
  expect(positions(table)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(table.send({ type: 'void', target: changed })).toBe('ALREADY_VOID');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(positions(table)).toEqual([1, 2, 3, 4, 5, 8]);
  const pairs = [{ out: 9, in: 8 }];
  const entry = { type: 'substitution', team: 'team1', pairs } as const;
  table.must({ ...correct, with: [{ target: changed, entry }] });
  expect(positions(table)).toEqual([1, 2, 3, 4, 5, 8]);
  expect(table.log.state.sets[0]!.team1.court!.starters).toEqual([1, 2, 3, 4, 5, 9]);
});

test('an official sheet is mended with a reason and counts one version more', () => {
  const table = liveMatch(PRESETS['single-set']);
  table.rallies('1'.repeat(10));
  table.must({ type: 'timeout', team: 'team1' });
  table.rallies('1'.repeat(15));
  table.must({ type: 'end' }, { type: 'finalise' });
  const entry = { type: 'timeout', team: 'team2' } as const;
  const correct = { type: 'correct', target: idOf(table, 'timeout'), entry } as const;
  expect(table.send(correct)).toBe('FINALISED');
  const official = { ...correct, also: [idOf(table, 'finalise')], override: 'Wrong team.' };
  expect(table.send(official)).toBe('SHEET_OFFICIAL');
  table.must({ ...correct, override: 'Wrong team.' });
  expect(table.log.state).toMatchObject({ sheetVersion: 2, corrected: true });
});

test('line-ups put in after the set began hold from its start', () => {
  const table = liveMatch(indoor);
  table.rallies('1212');
  const before = idOf(table, 'set-start');
  for (const { type: _type, ...facts } of lineups(indoor, 1)) {
    table.must({ type: 'insert', before, entry: { type: 'lineup', ...facts } as never });
  }
  expect(positions(table)).toEqual([2, 3, 4, 5, 6, 1]);
  expect(scoresheet(table.log).sets[0]!.team1.order).toHaveLength(6);
});

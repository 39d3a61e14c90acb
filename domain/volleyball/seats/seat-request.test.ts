import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { scorer } from '../testing/record-match.ts';
import { liberoControl } from './libero-control.ts';
import { isBench, isSeat, SEATS } from './seat.ts';
import {
  mayAsk,
  pauseNow,
  refuseRequest,
  requestedEntry,
  requestState,
  type SeatRequest,
} from './seat-request.ts';
import { teamOptions } from './team-options.ts';

function tableInPlay() {
  const table = scorer(PRESETS.indoor);
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7, 8, 9], liberos: [9] };
  table.must(
    { type: 'match-setup', team1: sheet, team2: sheet },
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6], liberos: [9] },
    { type: 'lineup', set: 1, team: 'team2', players: [1, 2, 3, 4, 5, 6], liberos: [9] },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  return table;
}

const TIMEOUT: SeatRequest = { kind: 'timeout' };

function sent(table: ReturnType<typeof tableInPlay>, request: SeatRequest) {
  return { request, ...pauseNow(table.log)!, seq: table.log.events.length };
}

test('a request is open until the next rally, and open again when that rally is undone', () => {
  const table = tableInPlay();
  const request = sent(table, TIMEOUT);
  expect(requestState(table.log, 'team1', request)).toBe('open');
  table.rallies('1');
  expect(requestState(table.log, 'team1', request)).toBe('over');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(requestState(table.log, 'team1', request)).toBe('open');
});

test('a request is taken when the log has the entry, and open again when that entry is undone', () => {
  const table = tableInPlay();
  table.must({ type: 'timeout', team: 'team1' });
  const request = sent(table, TIMEOUT);
  expect(requestState(table.log, 'team1', request), 'an earlier time-out').toBe('open');
  table.must({ type: 'timeout', team: 'team2' });
  expect(requestState(table.log, 'team1', request), 'of the other team').toBe('open');
  table.must({ type: 'timeout', team: 'team1' });
  expect(requestState(table.log, 'team1', request)).toBe('taken');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(requestState(table.log, 'team1', request)).toBe('open');
});

test('a substitution is taken when all pairs that were asked for are in', () => {
  const table = tableInPlay();
  const pairs = [
    { out: 1, in: 7 },
    { out: 2, in: 8 },
  ];
  const request = sent(table, { kind: 'substitution', pairs });
  table.must({ type: 'substitution', team: 'team1', pairs: [pairs[0]] });
  table.must({ type: 'timeout', team: 'team1' });
  table.must({ type: 'substitution', team: 'team2', pairs: [pairs[1]] });
  expect(requestState(table.log, 'team1', request)).toBe('open');
  const complete = tableInPlay();
  const pair = sent(complete, { kind: 'substitution', pairs });
  complete.must({ ...requestedEntry('team1', pair.request) });
  expect(requestState(complete.log, 'team1', pair)).toBe('taken');
});

test('a proposal of the assistant is taken by that exchange of that team alone', () => {
  const table = tableInPlay();
  const move = { action: 'in', libero: 9, player: 5 } as const;
  const request = sent(table, { kind: 'libero', team: 'team2', ...move });
  expect(refuseRequest(table.log, 'assistant', request.request)).toBeNull();
  table.must({ type: 'libero', team: 'team1', ...move });
  expect(requestState(table.log, 'assistant', request)).toBe('open');
  table.must({ ...requestedEntry('assistant', request.request) });
  expect(requestState(table.log, 'assistant', request)).toBe('taken');
});

test('no pause is known between sets, and a request of the set before is over', () => {
  const table = tableInPlay();
  const request = sent(table, TIMEOUT);
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  expect(pauseNow(table.log)).toBeNull();
  expect(teamOptions(table.log, 'team1')).toBeNull();
  expect(requestState(table.log, 'team1', request)).toBe('over');
});

test('benches ask for time-outs and substitutions, the assistant for exchanges alone', () => {
  const libero: SeatRequest = { kind: 'libero', team: 'team1', action: 'in', libero: 9, player: 5 };
  expect(mayAsk('team1', TIMEOUT)).toBe(true);
  expect(mayAsk('team2', libero)).toBe(false);
  expect(mayAsk('assistant', libero)).toBe(true);
  expect(mayAsk('assistant', TIMEOUT)).toBe(false);
});

test('the options of a bench say what is left, and the reason where nothing is', () => {
  const table = tableInPlay();
  expect(teamOptions(table.log, 'team1')).toEqual({
    timeouts: { taken: 0, left: 2, refusal: null },
    substitutions: {
      left: 6,
      refusal: null,
      changes: [1, 2, 3, 4, 5, 6].map((out) => ({ out, in: [7, 8] })),
    },
  });
  table.must({ type: 'timeout', team: 'team1' }, { type: 'timeout', team: 'team1' });
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 1, in: 7 }] });
  const later = teamOptions(table.log, 'team1');
  expect(later?.timeouts).toEqual({ taken: 2, left: 0, refusal: 'TIMEOUT_LIMIT' });
  expect(later?.substitutions).toMatchObject({ left: 5, changes: [] });
  expect(later?.substitutions.refusal).not.toBeNull();
  table.rallies('1');
  expect(teamOptions(table.log, 'team1')?.substitutions.changes).toContainEqual({
    out: 7,
    in: [1],
  });
});

test('the sheet of the assistant has every exchange with the score of its team first', () => {
  const table = tableInPlay();
  table.must({ type: 'libero', team: 'team2', action: 'in', libero: 9, player: 5 });
  table.rallies('112');
  table.must({ type: 'libero', team: 'team2', action: 'out', libero: 9 });
  expect(liberoControl(table.log, 1)).toEqual([
    { team: 'team2', action: 'in', libero: 9, player: 5, own: 0, other: 0 },
    { team: 'team2', action: 'out', libero: 9, player: 5, own: 1, other: 2 },
  ]);
  expect(liberoControl(table.log, 2)).toEqual([]);
});

test('a swap stands in the sheet of the assistant with the libero who leaves', () => {
  const table = tableInPlay();
  const sheet = { set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] };
  const second = scorer(PRESETS.indoor);
  const listed = { players: [1, 2, 3, 4, 5, 6, 8, 9], liberos: [8, 9] };
  second.must(
    { type: 'match-setup', team1: listed, team2: listed },
    { type: 'start' },
    { type: 'lineup', ...sheet, liberos: [8, 9] },
    { type: 'lineup', ...sheet, team: 'team2', liberos: [8, 9] },
    { type: 'set-start', set: 1, firstServe: 'team2' },
    { type: 'libero', team: 'team1', action: 'in', libero: 9, player: 5 },
  );
  second.rallies('2');
  second.must({ type: 'libero', team: 'team1', action: 'swap', libero: 8 });
  expect(liberoControl(second.log, 1).at(-1)).toMatchObject({ libero: 8, player: 9 });
  expect(liberoControl(table.log, 1)).toEqual([]);
});

test('a bench whose line-up nobody has entered has no substitutions to ask for', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  expect(teamOptions(table.log, 'team1')?.substitutions).toEqual({
    left: 0,
    refusal: 'LINEUP_MISSING',
    changes: [],
  });
});

test('a seat is one of the two benches or the assistant', () => {
  expect(['team1', 'team2', 'assistant', 'scorer', ''].map(isSeat)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a statistician asks for nothing, and sits on no bench', () => {
  expect(mayAsk('statistician', TIMEOUT)).toBe(false);
  expect(SEATS.filter(isBench)).toEqual(['team1', 'team2']);
  expect(['team2', 'statistician', 'coach'].map(isSeat)).toEqual([true, true, false]);
});

import { expect, test } from 'vitest';
import {
  benchOf,
  entrantsFor,
  ineligibleOnCourt,
  liberoMoves,
  liberoMustLeave,
} from './legal-changes.ts';
import { PRESETS } from './presets.ts';
import { scorer } from './testing/record-match.ts';

const SIX_A = [1, 2, 3, 4, 5, 6];
const SIX_B = [11, 12, 13, 14, 15, 16];

/** Team 1 serves; it has 7 to 9 on the bench and the liberos 20 and 21. */
function played(rallies = '') {
  const table = scorer(PRESETS.indoor);
  const liberos = [20, 21];
  table.must(
    { type: 'match-setup', team1: { players: [...SIX_A, 7, 8, 9, ...liberos], liberos } },
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: SIX_A },
    { type: 'lineup', set: 1, team: 'team2', players: SIX_B },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  table.rallies(rallies);
  return table;
}

test('without a team list every registered player may come in', () => {
  const table = scorer(PRESETS.indoor);
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: SIX_A },
    { type: 'lineup', set: 1, team: 'team2', players: SIX_B },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  expect(entrantsFor(table.log, 'team1', 1)).toEqual([]);
  const registered = [...SIX_A, 8, 7];
  expect(legal(entrantsFor(table.log, 'team1', 1, [], { registered }))).toEqual([7, 8]);
  expect(legal(entrantsFor(played().log, 'team1', 1, [], { registered: [30] }))).toEqual([7, 8, 9]);
});

const legal = (entrants: ReturnType<typeof entrantsFor>) =>
  entrants.filter(({ refused }) => refused === null).map(({ player }) => player);

test('the bench is the team list without players on court and liberos', () => {
  expect(benchOf(played().log, 'team1')).toEqual([7, 8, 9]);
});

test('the bench is sorted by number', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'match-setup', team1: { players: [12, 9, 10, 7] } }, { type: 'start' });
  expect(benchOf(table.log, 'team1')).toEqual([7, 9, 10, 12]);
});

test('without a team list the bench is every player seen in the match', () => {
  const table = played();
  table.must({ type: 'substitution', team: 'team2', pairs: [{ out: 12, in: 17 }] });
  expect(benchOf(table.log, 'team2')).toEqual([12]);
});

test('a substitute leaves only for his own starter', () => {
  const table = played();
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 7 }] });
  table.rallies('2');
  expect(legal(entrantsFor(table.log, 'team1', 7))).toEqual([3]);
  expect(
    entrantsFor(table.log, 'team1', 4).map(({ player, refused }) => [player, refused?.refusal]),
  ).toEqual([
    [8, undefined],
    [9, undefined],
    [3, 'SUB_ALREADY_USED'],
  ]);
});

test('a second request waits for a rally, a second pair of one request does not', () => {
  const table = played();
  const second = entrantsFor(table.log, 'team1', 4, [{ out: 3, in: 7 }]);
  expect(second.map(({ player }) => player)).toEqual([8, 9, 3]);
  expect(legal(second)).toEqual([8, 9]);
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 7 }] });
  expect(legal(entrantsFor(table.log, 'team1', 4))).toEqual([]);
  expect(entrantsFor(table.log, 'team1', 4)[0]?.refused?.refusal).toBe('SECOND_REQUEST');
});

test('an injured player is replaced even after a request of the team', () => {
  const table = played();
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 7 }] });
  expect(legal(entrantsFor(table.log, 'team1', 4, [], { forced: true }))).toEqual([8, 9]);
});

test('an exceptional substitution is legal only when no other is left', () => {
  const table = played();
  const exceptional = entrantsFor(table.log, 'team1', 3, [], { kind: 'exceptional' });
  expect(exceptional.map(({ refused }) => refused?.refusal)).toEqual(
    Array(3).fill('SUB_STILL_POSSIBLE'),
  );
});

test('a libero comes in for the back row, but not for the server', () => {
  const moves = liberoMoves(played().log, 'team1').filter(({ refused }) => refused === null);
  expect(moves.map(({ libero, player }) => [libero, player])).toEqual([
    [20, 5],
    [21, 5],
    [20, 6],
    [21, 6],
  ]);
  expect(liberoMoves(played().log, 'team2')).toEqual([]);
});

test('an acting libero leaves after a rally, for the replaced player or the other libero', () => {
  const table = played();
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 6 });
  const moves = () =>
    liberoMoves(table.log, 'team1').map(({ action, libero, player, refused }) => [
      action,
      libero,
      player,
      refused?.refusal,
    ]);
  expect(moves()).toEqual([
    ['out', 20, 6, 'LIBERO_NEEDS_RALLY'],
    ['swap', 21, 20, 'LIBERO_NEEDS_RALLY'],
  ]);
  table.rallies('2');
  expect(moves()).toEqual([
    ['out', 20, 6, undefined],
    ['swap', 21, 20, undefined],
  ]);
});

test('a libero must leave in the front row and may stay in position 1 while receiving', () => {
  const table = played();
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 5 });
  expect(liberoMustLeave(table.log, 'team1')).toBe(false);
  table.rallies('21');
  expect(table.log.state.sets[0]?.team1.court?.positions[3]).toBe(20);
  expect(liberoMustLeave(table.log, 'team1')).toBe(true);

  const receiving = played('2');
  receiving.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 1 });
  expect(liberoMustLeave(receiving.log, 'team1')).toBe(false);
  const serving = played('2');
  serving.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 1 });
  serving.rallies('1');
  expect(liberoMustLeave(serving.log, 'team1')).toBe(false);
});

test('an expelled or disqualified player has to leave the court', () => {
  const table = played();
  table.must(
    { type: 'sanction', team: 'team1', person: 4, grade: 'expulsion' },
    { type: 'sanction', team: 'team1', person: 7, grade: 'disqualification' },
    { type: 'sanction', team: 'team1', person: 2, grade: 'penalty' },
  );
  expect(ineligibleOnCourt(table.log, 'team1')).toEqual([4]);
});

test('neither the libero on court nor the replaced player is on the bench', () => {
  const table = played();
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 6 });
  expect(benchOf(table.log, 'team1')).toEqual([7, 8, 9]);
});

test('a libero may serve in one place of the order only and leaves at another', () => {
  const table = scorer({ ...PRESETS.indoor, liberos: { max: 2, mayServe: true } });
  table.must({ type: 'start' });
  table.must({ type: 'lineup', set: 1, team: 'team1', players: SIX_A, liberos: [20] });
  table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 1 });
  expect(liberoMustLeave(table.log, 'team1')).toBe(false);
  table.rallies('1');
  table.must({ type: 'libero', team: 'team1', action: 'out', libero: 20 });
  table.rallies('21');
  const again = { type: 'libero', team: 'team1', action: 'in', libero: 20, player: 2 } as const;
  table.must({ ...again, override: 'Not noticed.' });
  expect(liberoMustLeave(table.log, 'team1')).toBe(true);
});

test('a libero rotated to the serve has to leave', () => {
  const table = played();
  const late = { type: 'libero', team: 'team1', action: 'in', libero: 20, player: 1 } as const;
  table.must({ ...late, override: 'Not noticed.' });
  expect(liberoMustLeave(table.log, 'team1')).toBe(true);
});

test('no changes are legal between sets or without line-ups', () => {
  const table = played('1'.repeat(25));
  expect(benchOf(table.log, 'team2')).toEqual(SIX_B);
  expect(liberoMoves(table.log, 'team1')).toEqual([]);
  expect(liberoMustLeave(table.log, 'team1')).toBe(false);
  expect(ineligibleOnCourt(table.log, 'team1')).toEqual([]);
  const bare = scorer(PRESETS.indoor);
  bare.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(benchOf(bare.log, 'team1')).toEqual([]);
  expect(ineligibleOnCourt(bare.log, 'team1')).toEqual([]);
});

test('a disqualified player, or one replaced for good, may not stay on court', () => {
  const table = played();
  table.must({ type: 'sanction', team: 'team1', person: 4, grade: 'disqualification' });
  expect(ineligibleOnCourt(table.log, 'team1')).toEqual([4]);
});

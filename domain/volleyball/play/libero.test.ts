import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { lineups, liveMatch, livePositions, scorer } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;

const comes = (libero: number, player: number) =>
  ({ type: 'libero', team: 'team1', action: 'in', libero, player }) as const;
const leaves = (libero: number, player?: number) =>
  ({ type: 'libero', team: 'team1', action: 'out', libero, player }) as const;
const swaps = (libero: number) =>
  ({ type: 'libero', team: 'team1', action: 'swap', libero }) as const;

/** team1 receives with liberos 7 and 8. */
function twoLiberos() {
  const table = scorer(indoor);
  table.must({ type: 'start' }, ...lineups(indoor, 1));
  table.must({ ...lineups(indoor, 1)[0]!, liberos: [7, 8] });
  table.must({ type: 'set-start', set: 1, firstServe: 'team2' });
  return table;
}

test('two liberos may swap, a rally between every two replacements', () => {
  const table = twoLiberos();
  table.must(comes(7, 6));
  expect(table.send(swaps(8))).toBe('LIBERO_NEEDS_RALLY');
  table.rallies('2');
  table.must(swaps(8));
  expect(table.log.state.sets[0]!.team1.court!.libero).toEqual({ libero: 8, replaced: 6 });
  table.rallies('2');
  table.must(swaps(7));
  table.rallies('2');
  table.must(leaves(7));
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 6]);
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(0);
  expect(table.send(comes(8, 5))).toBe('LIBERO_NEEDS_RALLY');
});

test('only one libero is on court, and only one that is listed', () => {
  const table = twoLiberos();
  expect(table.send(comes(9, 6))).toBe('LIBERO_UNKNOWN');
  expect(table.send(comes(1, 6))).toBe('IN_ALREADY_ON_COURT');
  expect(table.send(comes(7, 9))).toBe('OUT_NOT_ON_COURT');
  expect(table.send({ ...comes(7, 6), player: undefined })).toBe('OUT_NOT_ON_COURT');
  table.must(comes(7, 6));
  expect(table.send(comes(8, 5))).toBe('LIBERO_ALREADY_ON_COURT');
});

test('a libero exchange needs the leaving player on court and returns only the replaced one', () => {
  const table = twoLiberos();
  expect(table.send(leaves(7))).toBe('LIBERO_NOT_ON_COURT');
  expect(table.send(swaps(7))).toBe('LIBERO_NOT_ON_COURT');
  table.must(comes(7, 6));
  table.rallies('2');
  expect(table.send(leaves(8))).toBe('LIBERO_NOT_ON_COURT');
  expect(table.send(leaves(7, 9))).toBe('LIBERO_WRONG_RETURN');
  expect(table.send(leaves(7, 5))).toBe('IN_ALREADY_ON_COURT');
  expect(table.send(swaps(5))).toBe('IN_ALREADY_ON_COURT');
  expect(table.send(swaps(6))).toBe('IN_ALREADY_ON_COURT');
  expect(table.send(swaps(9))).toBe('LIBERO_UNKNOWN');
  expect(table.send(leaves(7, 6))).toBe('ok');
});

test('a libero may enter positions 1, 5 and 6, position 1 only while receiving', () => {
  for (const [player, answer] of [
    [1, 'ok'],
    [2, 'LIBERO_BACK_ROW_ONLY'],
    [3, 'LIBERO_BACK_ROW_ONLY'],
    [4, 'LIBERO_BACK_ROW_ONLY'],
    [5, 'ok'],
    [6, 'ok'],
  ] as const) {
    expect(twoLiberos().send(comes(7, player)), `player ${player}`).toBe(answer);
  }
  expect(livePositions(indoor).send(comes(7, 1))).toBe('LIBERO_MAY_NOT_SERVE');
  const trial = { ...indoor, liberos: { max: 2, mayServe: true } };
  expect(livePositions(trial).send(comes(7, 1))).toBe('ok');
});

test('a libero left in position 1 may not serve, unless the rules let him', () => {
  for (const [mayServe, answer] of [
    [false, 'LIBERO_MAY_NOT_SERVE'],
    [true, 'ok'],
  ] as const) {
    const table = livePositions({ ...indoor, liberos: { max: 2, mayServe } }, 'team2');
    const late = { ...comes(17, 11), team: 'team2', override: 'Seen too late.' } as const;
    table.must(late);
    expect(table.log.state.server).toBe(17);
    expect(table.send({ type: 'rally', winner: 'team2' })).toBe(answer);
  }
});

test('a libero rotated to the front row by a penalty may leave without a rally', () => {
  const table = livePositions(indoor, 'team2');
  table.must(comes(7, 5));
  table.rallies('2');
  table.must(leaves(7));
  table.rallies('2');
  table.must(comes(7, 5));
  table.must({ type: 'sanction', team: 'team2', person: 12, grade: 'penalty' });
  expect(table.log.state.sets[0]!.team1.court!.positions[3]).toBe(7);
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('LIBERO_IN_FRONT_ROW');
  expect(table.send(leaves(7))).toBe('ok');
});

test('a player may be substituted after his return for the libero', () => {
  const table = twoLiberos();
  table.must(comes(7, 6));
  table.rallies('2');
  table.must(leaves(7));
  const leave = { type: 'substitution', team: 'team1', pairs: [{ out: 6, in: 10 }] } as const;
  table.must(leave);
  table.rallies('2');
  table.must(comes(7, 10));
  table.rallies('2');
  table.must(leaves(7));
  table.must({ ...leave, pairs: [{ out: 10, in: 6 }] });
  expect(table.log.state.sets[0]!.team1.court!.pairs).toEqual([
    { starter: 6, substitute: 10, closed: true },
  ]);
});

test("when the replaced player is injured another may take the libero's place by decision", () => {
  const table = twoLiberos();
  table.must(comes(7, 6));
  table.rallies('2');
  table.must({ ...leaves(7, 10), override: 'Number 6 is injured.' });
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    positions: [1, 2, 3, 4, 5, 10],
    libero: null,
  });
  expect(table.warnings.map((warning) => warning.code)).toEqual(['LIBERO_WRONG_RETURN']);
});

test('a redesignated libero plays on in the place of the old one', () => {
  const table = twoLiberos();
  const redesignate = { type: 'libero-redesignate', team: 'team1', from: 7, to: 9 } as const;
  expect(table.send(redesignate)).toBe('LIBERO_STILL_ABLE');
  table.must({ type: 'sanction', team: 'team1', person: 8, grade: 'disqualification' });
  table.must(comes(7, 6));
  expect(table.send({ ...redesignate, to: 5 })).toBe('NEW_ON_COURT');
  expect(table.send({ ...redesignate, to: 6 })).toBe('NEW_ON_COURT');
  expect(table.send({ ...redesignate, to: 8 })).toBe('BARRED_DISQUALIFIED');
  table.must(redesignate);
  const { team1 } = table.log.state;
  expect([team1.liberos, team1.replacedOut]).toEqual([[8, 9], [7]]);
  expect(table.log.state.sets[0]!.team1.court!.libero).toEqual({ libero: 9, replaced: 6 });
  expect(table.log.state.sets[0]!.team1.court!.positions[5]).toBe(9);
  table.rallies('2');
  expect(table.send(swaps(7))).toBe('BARRED_REPLACED');
});

test('a libero may be redesignated between sets or while off court', () => {
  const table = livePositions(indoor);
  table.must({ type: 'libero-redesignate', team: 'team1', from: 7, to: 9 });
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 6]);
  table.rallies('1'.repeat(25));
  table.must({ type: 'libero-redesignate', team: 'team1', from: 9, to: 10 });
  expect(table.log.state.team1.liberos).toEqual([10]);
  const bare = liveMatch(indoor);
  bare.must({ type: 'libero-redesignate', team: 'team1', from: 7, to: 9 });
  expect(bare.log.state.team1.liberos).toEqual([9]);
});

test('without line-ups liberos cannot be placed', () => {
  expect(liveMatch(indoor).send(comes(7, 6))).toBe('LINEUP_MISSING');
  expect(scorer(indoor).send(comes(7, 6))).toBe('MATCH_NOT_LIVE');
});

test('an expelled libero leaves the court at once', () => {
  const table = twoLiberos();
  table.must(comes(7, 6), { type: 'sanction', team: 'team1', person: 7, grade: 'expulsion' });
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('BARRED_EXPELLED');
  expect(table.send(leaves(7))).toBe('ok');
  expect(table.send(comes(8, 6))).toBe('LIBERO_NEEDS_RALLY');
});

test('a libero expelled in the previous set counts as able in the next', () => {
  const table = twoLiberos();
  table.must({ type: 'sanction', team: 'team1', person: 8, grade: 'expulsion' });
  table.rallies('1'.repeat(25));
  const redesignate = { type: 'libero-redesignate', team: 'team1', from: 7, to: 9 } as const;
  expect(table.send(redesignate)).toBe('LIBERO_STILL_ABLE');
});

test('under test: a libero serves in the place of one player of the set', () => {
  const trial = { ...indoor, liberos: { max: 2, mayServe: true } };
  const table = livePositions(trial, 'team2');
  // He stands in 1 while the other side serves: that is no serve yet.
  table.must(comes(7, 1));
  table.rallies('2');
  table.must(leaves(7));
  table.rallies('1');
  table.must(comes(7, 2));
  table.rallies('1');
  expect(table.log.state.sets[0]!.team1.court!.liberoServedFor).toBe(2);
  table.must(leaves(7));
  table.rallies('21');
  expect(table.send(comes(7, 3))).toBe('LIBERO_MAY_NOT_SERVE');
  expect(table.refused).toMatchObject({
    detail: 'In this set a libero serves in the place of number 2 only.',
    field: 'player',
  });
  const { log } = table;
  table.must({ ...comes(7, 3), override: 'Seen too late.' });
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('LIBERO_MAY_NOT_SERVE');
  table.log = log;
  // Number 8 has taken the place of number 2, and with it the serve that the libero may take over.
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 2, in: 8 }] });
  table.rallies('2121212121');
  expect(table.log.state.server).toBe(8);
  table.must(comes(7, 8));
  table.rallies('1');
});

test('a penalty point fixes no place of the libero in the order of service', () => {
  const table = livePositions({ ...indoor, liberos: { max: 2, mayServe: true } });
  table.must(comes(7, 1));
  table.must({ type: 'sanction', team: 'team2', person: 12, grade: 'penalty' });
  expect(table.log.state.sets[0]!.team1.court!.liberoServedFor).toBe(null);
  table.must(leaves(7));
  table.rallies('1');
  expect(table.log.state.sets[0]!.team1.court!.liberoServedFor).toBe(null);
});

test('while serving, a team’s libero may enter positions 5 and 6', () => {
  expect(livePositions(indoor).send(comes(7, 5))).toBe('ok');
  expect(livePositions(indoor).send(comes(7, 6))).toBe('ok');
});

test('while receiving, a team’s libero may stand in position 1', () => {
  const table = twoLiberos();
  table.must(comes(7, 1));
  expect(table.send({ type: 'rally', winner: 'team2' })).toBe('ok');
});

test('a refused swap names the libero, a refused return the player', () => {
  const table = twoLiberos();
  table.must(comes(7, 6));
  table.rallies('2');
  expect(table.send(swaps(7))).toBe('IN_ALREADY_ON_COURT');
  expect(table.refused!.field).toBe('libero');
  expect(table.send(leaves(7, 5))).toBe('IN_ALREADY_ON_COURT');
  expect(table.refused!.field).toBe('player');
});

test('a libero barred between sets is not able in the next one', () => {
  const table = twoLiberos();
  table.rallies('1'.repeat(25));
  table.must({ type: 'sanction', team: 'team1', person: 8, grade: 'expulsion' });
  table.must({ type: 'libero-redesignate', team: 'team1', from: 7, to: 9 });
  expect(table.log.state.team1.liberos).toEqual([8, 9]);
});

test('a libero in the back row has no place in the order of service while another player serves', () => {
  const table = livePositions({ ...indoor, liberos: { max: 2, mayServe: true } });
  table.must(comes(7, 5));
  table.rallies('1');
  expect(table.log.state.sets[0]!.team1.court!.liberoServedFor).toBe(null);
});

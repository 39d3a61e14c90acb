import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { lineups, livePositions, scoreline, scorer } from '../testing/record-match.ts';

/** FIVB indoor casebook 2024, chapter 5, by the numbers of the cases; scenarios in our words. */
const { indoor } = PRESETS;
const comes = (libero: number, player: number) =>
  ({ type: 'libero', team: 'team1', action: 'in', libero, player }) as const;
const leaves = (libero: number) =>
  ({ type: 'libero', team: 'team1', action: 'out', libero }) as const;
const swaps = (libero: number) =>
  ({ type: 'libero', team: 'team1', action: 'swap', libero }) as const;
const card = (person: number, grade: string) =>
  ({ type: 'sanction', team: 'team1', person, grade }) as const;
const sub = (out: number, entering: number) =>
  ({ type: 'substitution', team: 'team1', pairs: [{ out, in: entering }] }) as const;
const anew = (from: number, to: number) =>
  ({ type: 'libero-redesignate', team: 'team1', from, to }) as const;

/** team1 receives, with the liberos given. */
function receiving(liberos: number[]) {
  const table = scorer(indoor);
  table.must({ type: 'start' }, ...lineups(indoor, 1), { ...lineups(indoor, 1)[0]!, liberos });
  table.must({ type: 'set-start', set: 1, firstServe: 'team2' });
  return table;
}

test('5.2, 5.3, 5.24: a libero takes part in no substitution, not in an exceptional one either', () => {
  const table = receiving([7]);
  expect(table.send(sub(3, 7))).toBe('SUB_IS_LIBERO');
  expect(table.send({ ...sub(3, 7), kind: 'exceptional', forced: true })).toBe('SUB_IS_LIBERO');
});

test('5.4: for an expelled libero the second one comes at once, or the player who was replaced', () => {
  const table = receiving([7, 8]);
  table.must(comes(7, 5), card(7, 'expulsion'));
  const { log } = table;
  table.must(swaps(8));
  table.log = log;
  table.must(leaves(7));
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 6]);
});

test('5.4: of one expelled libero a new one takes the place, and the old one is out for the match', () => {
  const table = receiving([7]);
  table.must(comes(7, 5), card(7, 'expulsion'), anew(7, 9));
  expect(table.log.state.team1).toMatchObject({ liberos: [9], replacedOut: [7] });
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 9, 6]);
});

test('5.5: a libero replacement and a substitution may come together', () => {
  const table = receiving([7]);
  table.must(sub(2, 8), comes(7, 6));
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(1);
});

test('5.7, 5.13: a second replacement without a rally is refused and a delay', () => {
  const table = receiving([7]);
  table.must(comes(7, 6));
  table.rallies('2');
  table.must(leaves(7));
  expect(table.send(comes(7, 6))).toBe('LIBERO_NEEDS_RALLY');
  table.must({ type: 'delay', team: 'team1' });
  expect([scoreline(table.log), table.log.state.team1.delays]).toEqual(['0:1', 1]);
});

test('5.7: noticed after the service, it costs what an illegal substitution costs', () => {
  const table = receiving([7]);
  table.must(comes(7, 6));
  table.rallies('1');
  table.must(leaves(7), { ...comes(7, 1), override: 'Nobody noticed.' });
  table.rallies('1');
  const players = [2, 3, 4, 5, 6, 1];
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 1, players });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['1:1', 'team2']);
  expect(table.log.state.sets[0]!.team1.court!.libero).toBeNull();
});

test('5.8, 5.23: the player who is replaced becomes libero only after a substitution', () => {
  const table = receiving([7]);
  table.must(comes(7, 4 + 1));
  expect(table.send(anew(7, 5))).toBe('NEW_ON_COURT');
  table.must({ ...leaves(7), unable: true }, sub(5, 8), anew(7, 5));
  expect(table.send(comes(5, 8))).toBe('LIBERO_NEEDS_RALLY');
  table.rallies('2');
  table.must(comes(5, 8));
});

test('5.10: a libero may be captain', () => {
  const table = scorer(indoor);
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7], liberos: [7], captain: 7 };
  table.must({ type: 'match-setup', team1: sheet });
});

test('5.12: a libero who has come to the front row has to leave before the next service', () => {
  const table = receiving([7]);
  table.must(comes(7, 5));
  table.rallies('1');
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('LIBERO_IN_FRONT_ROW');
  table.must(leaves(7));
  table.rallies('1');
});

test('5.14: a rally that is replayed is not completed', () => {
  const table = receiving([7]);
  table.must(comes(7, 6));
  table.rallies('2');
  table.must(leaves(7), { type: 'replay' });
  expect(table.send(comes(7, 6))).toBe('LIBERO_NEEDS_RALLY');
});

test('5.15: a libero led off the court and well again comes back after a rally', () => {
  const table = receiving([7]);
  table.must(comes(7, 6), { ...leaves(7), unable: true });
  expect(table.send(comes(7, 6))).toBe('LIBERO_NEEDS_RALLY');
  table.rallies('2');
  table.must(comes(7, 6));
});

test('5.17: two replacements in one interruption: after a penalty, and for a hurt libero', () => {
  const table = receiving([7]);
  table.must(comes(7, 6));
  table.must({ type: 'sanction', team: 'team2', person: 12, grade: 'penalty' }, leaves(7));
  const hurt = receiving([7]);
  hurt.must(comes(7, 6), { ...leaves(7), unable: true });
});

test('5.18: of two liberos the second one takes over, and nobody is redesignated', () => {
  const table = receiving([7, 8]);
  table.must(comes(7, 6));
  expect(table.send(anew(7, 9))).toBe('LIBERO_STILL_ABLE');
  table.must({ ...swaps(8), unable: true });
  expect(table.log.state.sets[0]!.team1.court!.libero).toEqual({ libero: 8, replaced: 6 });
});

test('5.22: a service that comes too late is a completed rally', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  table.must({ type: 'rally', winner: 'team2', reason: 'opponent-serve-error' });
  table.must(comes(7, 6));
});

test('5.25: both liberos declared unable make room for one new libero', () => {
  const table = receiving([7, 8]);
  table.must({ ...anew(7, 9), override: 'Both are declared unable to play.' });
  table.must({ ...anew(8, 9), override: 'Both are declared unable to play.' });
  expect(new Set(table.log.state.team1.liberos)).toEqual(new Set([9]));
  expect(table.log.state.team1.replacedOut).toEqual([7, 8]);
});

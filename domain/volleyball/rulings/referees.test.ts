import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { scoresheet } from '../scoresheet/scoresheet.ts';
import { livePositions, scoreline, scorer } from '../testing/record-match.ts';

/** FIVB indoor casebook 2024, chapters 1, 3, 5, 6 and 9, by the numbers of the cases; in our words. */
const { indoor } = PRESETS;
const card = (person: number | string, grade: string) =>
  ({ type: 'sanction', team: 'team1', person, grade }) as const;

test('1.3, 6.9: a captain or coach beyond the limits gets a red card without a warning before', () => {
  const table = livePositions(indoor);
  table.must(card(1, 'penalty'), card('C', 'penalty'));
  expect([scoreline(table.log), table.log.state.serving, table.warnings]).toEqual([
    '0:2',
    'team2',
    [],
  ]);
});

test('1.5: a decision that the referee takes back before the next service changes the point', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  table.must({ type: 'correct', target: 'e6', winner: 'team1' });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['2:0', 1]);
});

test('1.12: shirts above 20 may be on a team sheet', () => {
  const table = scorer(indoor);
  const players = [1, 2, 3, 4, 5, 6, 21, 22];
  expect(table.send({ type: 'match-setup', team1: { players, captain: 22 } })).toBe('ok');
});

test('3.28: a wrong server, told once the ball is served, costs the point, and the order is put right', () => {
  const table = livePositions(indoor);
  const players = [1, 2, 3, 4, 5, 6];
  table.must({ type: 'rotation-fault', team: 'team1', players });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['0:1', 'team2']);
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual(players);
});

test('5.1: a libero comes in before the first service, once the line-up is checked', () => {
  const table = livePositions(indoor, 'team2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 });
  table.rallies('2');
  expect(table.log.state.sets[0]!.team1.court!.positions).toContain(7);
});

test('5.6: a late replacement stands; the first time costs nothing, later ones are delays', () => {
  const table = livePositions(indoor, 'team2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 });
  table.must({ type: 'remark', text: 'Late replacement, the captain was told.' });
  expect(table.log.state.team1.delays).toBe(0);
  table.rallies('2');
  table.must({ type: 'libero', team: 'team1', action: 'out', libero: 7 });
  table.must({ type: 'delay', team: 'team1' });
  expect(table.log.state.sets[0]!.team1.court!.libero).toBeNull();
});

test('5.11: a libero and a player who step off and on by mistake made no replacement', () => {
  const table = livePositions(indoor, 'team2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 });
  table.rallies('2');
  table.must({ type: 'libero', team: 'team1', action: 'out', libero: 7 });
  table.must({ type: 'void', target: 'e7', why: 'They went back at once.' });
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    libero: { libero: 7, replaced: 6 },
    liberoMoved: false,
  });
});

test('5.19: a wrong number of a libero on the sheet is put right, noted, and costs nothing', () => {
  const table = scorer(indoor);
  const sheet = (libero: number) => ({ players: [1, 2, 3, 4, 6, 7, 8, libero], liberos: [libero] });
  table.must({ type: 'match-setup', team1: sheet(15) }, { type: 'start' });
  table.must({
    type: 'correct',
    target: 'e1',
    entry: { type: 'match-setup', team1: sheet(5) },
  });
  table.must({ type: 'remark', text: 'Libero 5 was written as 15.' });
  expect(table.log.state.team1).toMatchObject({ liberos: [5], delays: 0, sanctions: [] });
});

test('6.1: a yellow card may come without a warning in words, and is on the sheet', () => {
  const table = livePositions(indoor);
  table.must(card(4, 'warning'));
  expect(table.warnings).toEqual([]);
  expect(scoresheet(table.log).sanctions).toMatchObject([{ column: 'W', person: 4, set: 1 }]);
});

test('6.2: a deception costs the rally and, as rude conduct, a penalty', () => {
  const table = livePositions(indoor);
  table.rallies('2');
  table.must(card(3, 'penalty'));
  expect(scoreline(table.log)).toBe('0:2');
});

test('6.3: a coach warned by a yellow card gets a red one the next time', () => {
  const table = livePositions(indoor);
  table.must(card('C', 'warning'), card('C', 'penalty'));
  expect([scoreline(table.log), table.warnings]).toEqual(['0:1', []]);
});

test('9.5: a challenge that shows another fault of the same side leaves the decision and is lost', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  table.must({ type: 'challenge', team: 'team2', outcome: 'wrong', kind: 'net', effect: 'none' });
  expect([scoreline(table.log), table.log.state.sets[0]!.team2.challengesLost]).toEqual(['1:0', 1]);
});

test('9.9: a fault that the opponent admits changes the point, and no challenge is used', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  const admitted = { type: 'challenge', team: 'team2', outcome: 'cancelled', effect: 'overturn' };
  table.must(admitted as { type: 'challenge' });
  expect([scoreline(table.log), table.log.state.sets[0]!.team2.challengesLost]).toEqual(['0:1', 0]);
});

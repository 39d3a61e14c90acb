import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';

/** FIVB indoor casebook 2024, chapters 6 to 8, by the numbers of the cases; scenarios in our words. */
const { indoor } = PRESETS;
const card = (team: string, person: number | string, grade: string) =>
  ({ type: 'sanction', team, person, grade }) as const;

/** Set 1 is over; with the cards given, set 2 begins with team2 serving. */
function secondSet(...cards: ReturnType<typeof card>[]) {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  table.must(...cards, { type: 'set-start', set: 2, firstServe: 'team2' });
  return table.log;
}

test('6.4: a penalty between sets is a point and the serve in the next set', () => {
  const server = secondSet(card('team2', 12, 'penalty'));
  expect([scoreline(server), server.state.serving]).toEqual(['25:20 1:0', 'team1']);
  const receiver = secondSet(card('team1', 2, 'penalty'));
  expect([scoreline(receiver), receiver.state.serving]).toEqual(['25:20 0:1', 'team2']);
});

test('6.4: penalties for both teams between sets make 1:1, in whichever order they were given', () => {
  const cards = [card('team1', 2, 'penalty'), card('team2', 12, 'penalty')];
  expect(scoreline(secondSet(...cards))).toBe('25:20 1:1');
  expect(scoreline(secondSet(...cards.toReversed()))).toBe('25:20 1:1');
});

test('6.6: offensive conduct after a warning is an expulsion and no point', () => {
  const table = livePositions(indoor);
  table.must(card('team1', 2, 'warning'), card('team1', 2, 'expulsion'));
  expect([scoreline(table.log), table.warnings]).toEqual(['0:0', []]);
});

test('6.7: after an expulsion a team may be warned once, by one yellow card', () => {
  const table = livePositions(indoor);
  table.must(card('team1', 2, 'expulsion'), card('team1', 3, 'warning'));
  expect(table.warnings).toEqual([]);
  table.must(card('team1', 4, 'warning'));
  expect(table.warnings.map(({ code }) => code)).toEqual(['SANCTION_SCALE']);
});

test('6.8: an expelled player may play in the next set', () => {
  const table = livePositions(indoor);
  table.must(card('team1', 2, 'expulsion'));
  table.must({ type: 'set-result', set: 1, team1Score: 20, team2Score: 25 });
  const lineup = { type: 'lineup', set: 2, team: 'team1', players: [1, 2, 3, 4, 5, 6] };
  expect(table.send(lineup as never)).toBe('ok');
});

test('6.10: after the match no sanction is taken, a remark is', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'result', team1Wins: 3, team2Wins: 0 });
  expect(table.send(card('team1', 1, 'penalty'))).toBe('MATCH_OVER');
  table.must({ type: 'remark', text: 'The captain of team A was sent away after the match.' });
});

test('6.11: a player on the bench, from penalty to disqualification, costs one point', () => {
  const table = livePositions(indoor);
  const grades = ['penalty', 'expulsion', 'disqualification'];
  for (const grade of grades) table.must(card('team1', 9, grade));
  expect([scoreline(table.log), table.warnings]).toEqual(['0:1', []]);
});

test('7.5: a decision is corrected until the next set starts, also after the set has ended', () => {
  const table = liveMatch(indoor);
  table.rallies(`${'12'.repeat(23)}11`);
  expect(table.log.state.team1Wins).toBe(1);
  table.must({ type: 'correct', target: table.log.events.at(-1)!.id, winner: 'team2' });
  expect([scoreline(table.log), table.log.state.team1Wins]).toEqual(['24:24', 0]);
});

test('7.6: after an improper third time-out a substitution may be asked for', () => {
  const table = livePositions(indoor);
  const timeout = { type: 'timeout', team: 'team1' } as const;
  table.must(timeout, timeout, { type: 'improper', team: 'team1' });
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 1, in: 8 }] });
});

test('8.3: on another court the set is replayed, without the disqualified, with all sanctions', () => {
  const table = livePositions(indoor);
  table.rallies('112');
  table.must(card('team1', 2, 'disqualification'), card('team2', 12, 'warning'));
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect(scoreline(table.log)).toBe('0:0');
  expect(table.log.state.team1.sanctions).toHaveLength(1);
  const lineup = { type: 'lineup', set: 1, team: 'team1' } as const;
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 5, 6] })).toBe('BARRED_DISQUALIFIED');
  table.must({ ...lineup, players: [1, 8, 3, 4, 5, 6] });
});

test('8.5: a substitution made on a decision that a challenge changed is taken back and not counted', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 1, in: 8 }] });
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  table.must({ type: 'challenge', team: 'team2', outcome: 'right', effect: 'replay' });
  expect(scoreline(table.log)).toBe('0:0');
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(0);
});

test('8.7: a registered player in a wrong shirt costs a delay, no point of before', () => {
  const table = livePositions(indoor);
  table.rallies('111112222');
  table.must({ type: 'delay', team: 'team2' });
  expect(scoreline(table.log)).toBe('5:4');
});

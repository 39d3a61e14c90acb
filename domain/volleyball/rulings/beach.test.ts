import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';

/** FIVB beach casebook 2025, by the numbers of the cases; scenarios in our words. */
const { beach } = PRESETS;
const card = (grade: string) => ({ type: 'sanction', team: 'team1', person: 1, grade }) as const;
const timeout = (team: string) => ({ type: 'timeout', team }) as const;

test('3.1.1, 10.4: a match that an injury prevents is lost 0:21, 0:21', () => {
  const table = scorer(beach);
  table.must({ type: 'forfeit', team: 'team1' }, { type: 'remark', text: 'Injured before play.' });
  expect([scoreline(table.log), table.log.state.winner]).toEqual(['0:21 0:21', 'team2']);
});

test('5.6.2: a set that the wrong team began to serve begins anew', () => {
  const table = scorer(beach);
  table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 21, team2Score: 15 });
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' });
  const wrong = table.log.events.at(-1)!.id;
  table.rallies('1');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id, also: [wrong] });
  table.must({ type: 'set-start', set: 2, firstServe: 'team2' });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['21:15 0:0', 'team2']);
});

test('5.6.10: a decision reconsidered before the next service changes the point and the server', () => {
  const table = livePositions(beach);
  table.rallies('12');
  const rally = table.log.events.at(-1)!.id;
  table.must({ type: 'correct', target: rally, winner: 'team1' });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['2:0', 'team1']);
  expect(table.log.state.server).toBe(1);
});

test('6.1.3, 10.7: each team has one time-out in a set, also directly after the other one', () => {
  const table = liveMatch(beach);
  table.must(timeout('team2'), timeout('team1'));
  expect(table.send(timeout('team1'))).toBe('TIMEOUT_LIMIT');
});

test('6.2.5, 10.12: a delay before the first service is kept with the score 0:0', () => {
  const table = liveMatch(beach);
  table.must({ type: 'delay', team: 'team1' });
  expect([scoreline(table.log), table.log.state.team1.delays]).toEqual(['0:0', 1]);
});

test('6.3.1, 10.10: a player who does not come back from an injury leaves the match lost', () => {
  const table = liveMatch(beach);
  table.rallies('11');
  table.must({ type: 'medical', team: 'team1', player: 1, stage: 'start' });
  table.must({ type: 'incomplete', team: 'team1', scope: 'match' });
  expect(scoreline(table.log)).toBe('2:21 0:21');
});

test('7.2.2, 10.17: a player gets two red cards in a set, each a point, and then is expelled', () => {
  const table = liveMatch(beach);
  table.must(card('penalty'), card('penalty'));
  expect([scoreline(table.log), table.warnings]).toEqual(['0:2', []]);
  table.must(card('expulsion'));
  expect([scoreline(table.log), table.warnings]).toEqual(['0:21', []]);
});

test('7.2.3, 10.18: the net broken by a player: another court, the same score, and a penalty', () => {
  const table = liveMatch(beach);
  table.rallies('112');
  table.must(card('penalty'), { type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['2:2', 'team2']);
});

test('7.2.5, 10.19: a penalty between sets takes the serve, or adds a point to the serving team', () => {
  for (const firstServe of ['team1', 'team2']) {
    const table = scorer(beach);
    table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 21, team2Score: 15 });
    table.must(card('penalty'), { type: 'set-start', set: 2, firstServe });
    expect([scoreline(table.log), table.log.state.serving]).toEqual(['21:15 0:1', 'team2']);
  }
});

test('7.2.6, 10.20: a second rude conduct at once is a second point', () => {
  const table = livePositions(beach);
  table.rallies('1');
  table.must(card('penalty'), card('penalty'));
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['1:2', 'team2']);
});

test('8.4.1, 10.22: a wrong server whom nobody warned keeps the points, the right one goes on', () => {
  const table = livePositions(beach);
  const served = { type: 'rally', winner: 'team1', server: 2 } as const;
  expect(table.send(served)).toBe('WRONG_SERVER');
  table.must({ ...served, override: 'The table had not warned.' });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['1:0', 1]);
});

test('9.9, 10.26: in the third set sides change at a sum of five points, not before', () => {
  const table = scorer({ ...beach, setsToWin: 1, target: 15 });
  table.must({ type: 'start' }, { type: 'set-start', set: 1, left: 'team1' });
  table.rallies('1212');
  expect(table.log.state.left).toBe('team1');
  table.rallies('1');
  expect([scoreline(table.log), table.log.state.left]).toEqual(['3:2', 'team2']);
});

test('9.10, 10.27: a time-out asked for on a decision that was changed is taken back with it', () => {
  const table = liveMatch(beach);
  table.rallies('1');
  const rally = table.log.events.at(-1)!.id;
  table.must(timeout('team2'));
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  table.must({ type: 'correct', target: rally, winner: 'team2' });
  expect(scoreline(table.log)).toBe('0:1');
  expect(table.log.state.sets[0]!.team2.timeouts).toBe(0);
});

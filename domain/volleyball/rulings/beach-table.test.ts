import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { scoresheet } from '../scoresheet/scoresheet.ts';
import { liveMatch, livePositions, scoreline, scorer, winnersTo } from '../testing/record-match.ts';

/** FIVB beach casebook 2025, what the table records, by the numbers of the cases; in our words. */
const { beach } = PRESETS;
const delay = { type: 'delay', team: 'team1' } as const;
const improper = { type: 'improper', team: 'team1' } as const;
const timeout = (team: string) => ({ type: 'timeout', team }) as const;
const card = (person: number, grade: string) =>
  ({ type: 'sanction', team: 'team1', person, grade }) as const;
const medical = (stage: string) => ({ type: 'medical', team: 'team1', player: 1, stage }) as const;
const won = [1, 2].map((set) => {
  return { type: 'set-result', set, team1Score: 21, team2Score: 15 } as const;
});

test('2.1.1: a team that lingers with its coach is warned for delay, the next time it loses a point', () => {
  const table = liveMatch(beach, 'team1');
  table.rallies('1');
  table.must(delay);
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['1:0', 'team1']);
  table.must(delay);
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['1:1', 'team2']);
  expect(scoresheet(table.log).sanctions).toMatchObject([
    { column: 'W', person: 'D' },
    { column: 'P', person: 'D' },
  ]);
});

test('2.3.3: a player who wipes a ball mark away gets a red card at once, without a yellow one', () => {
  const table = liveMatch(beach);
  table.must(card(2, 'penalty'));
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['0:1', 'team2']);
  expect([table.warnings, table.log.state.sets[0]!.winner]).toEqual([[], null]);
});

test('2.3.6, 10.3: a sheet that a captain left unsigned is finished with a remark', () => {
  const table = scorer(beach);
  table.must({ type: 'start' }, ...won, { type: 'end' });
  table.must({ type: 'remark', text: 'Captain of team 2 left unsigned.' }, { type: 'finalise' });
  expect(table.warnings.map(({ code }) => code)).toEqual(['UNSIGNED']);
  expect(table.log.state.phase).toBe('official');
});

test('3.1.2: in set 2 either team may serve first, as the loser of the toss chose', () => {
  for (const firstServe of ['team1', 'team2']) {
    const table = scorer(beach);
    table.must({ type: 'start' }, { type: 'toss', firstServe: 'team1', left: 'team1' });
    table.must({ type: 'set-result', set: 1, team1Score: 21, team2Score: 15 });
    expect(table.send({ type: 'set-start', set: 2, firstServe })).toBe('ok');
  }
});

test('4.2.1, 10.5: an order of service written down wrongly is put right before the first service', () => {
  const table = livePositions(beach);
  const lineup = { type: 'lineup', set: 1, team: 'team1', players: [2, 1] };
  table.must({ type: 'correct', target: 'e2', entry: lineup });
  expect(table.log.state.server).toBe(2);
});

test('9.4, 10.24: the team that served first has the orders of service I and III, the other team II and IV', () => {
  const table = livePositions(beach);
  const servers = [table.log.state.server];
  for (const winner of '2121') {
    table.rallies(winner);
    servers.push(table.log.state.server);
  }
  expect(servers).toEqual([1, 11, 2, 12, 1]);
});

test('6.1.2, 6.2.2, 6.2.4, 10.9, 9.16: slow returns, sand and towels are delays of the team', () => {
  const table = liveMatch(beach);
  table.must(timeout('team1'), delay);
  expect([scoreline(table.log), table.log.state.team1.delays]).toEqual(['0:0', 1]);
});

test('6.1.4: a second time-out granted by mistake stays, and the other team still has its own', () => {
  const table = liveMatch(beach);
  table.must(timeout('team1'));
  table.rallies('1');
  table.must({ ...timeout('team1'), override: 'Written down for the others.' });
  table.rallies('2');
  table.must(timeout('team2'));
  expect(scoreline(table.log)).toBe('1:1');
});

test('6.1.5, 9.8: after a delay an improper request is still free, a time-out at the whistle is one', () => {
  const table = liveMatch(beach);
  table.must(delay, improper);
  expect([table.log.state.team1.improperUsed, table.log.state.team1.delays]).toEqual([true, 1]);
});

test('6.1.6: after a player’s improper request the captain may ask, after a delay for it not', () => {
  const table = liveMatch(beach);
  table.must(improper, timeout('team1'));
  const other = liveMatch(beach);
  other.must({ ...delay, request: true });
  expect(other.send(timeout('team1'))).toBe('REQUEST_AFTER_DELAY');
});

test('6.1.7: time-outs may last as a competition says', () => {
  const rules = { ...beach, timeouts: { ...beach.timeouts, secs: 45 } };
  expect(liveMatch(rules).send(timeout('team1'))).toBe('ok');
});

test('6.2.1, 10.8: a second delay in the match, in whichever set, is a penalty and no warning', () => {
  const table = liveMatch(beach);
  table.must(delay);
  table.rallies(winnersTo(21, 3));
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' }, delay);
  expect(scoreline(table.log)).toBe('21:3 0:1');
});

test('6.2.6: a second time-out granted and noticed is taken back and is a delay', () => {
  const table = liveMatch(beach);
  table.must(timeout('team1'));
  expect(table.send(timeout('team1'))).toBe('TIMEOUT_LIMIT');
  table.must(delay);
  expect(table.log.state.sets[0]!.team1.timeouts).toBe(1);
});

test('4.1.2, 6.3.3, 9.19: a time-out comes first, then a recovery time, also before the first service', () => {
  const table = liveMatch(beach);
  table.must(timeout('team1'), medical('start'), medical('end'));
  expect([scoreline(table.log), table.log.state.team1.recovered]).toEqual(['0:0', [1]]);
});

test('6.3.2, 10.11: a small cut bandaged at once leaves nothing on the sheet', () => {
  const table = liveMatch(beach);
  table.must({ type: 'replay' });
  const { sanctions, notes } = scoresheet(table.log);
  expect([sanctions, notes, table.log.state.team1.recovered]).toEqual([[], [], []]);
});

test('10.28: a player who cannot go on after the recovery time leaves the match lost', () => {
  const table = liveMatch(beach);
  table.rallies('12');
  table.must(medical('start'), medical('end'));
  table.must({ type: 'incomplete', team: 'team1', scope: 'match' });
  expect(scoreline(table.log)).toBe('1:21 0:21');
});

test('6.3.6, 10.13: a match stopped for light that begins anew begins at 0:0, its stand in the remarks', () => {
  const table = liveMatch(beach);
  table.rallies('112');
  table.must({ type: 'suspend', why: 'Light' });
  table.must({ type: 'remark', text: '18:40, 2:1, player 1 of team 1 served.' });
  table.must({ type: 'resume', mode: 'replay-match' });
  expect(table.log.state.sets).toEqual([]);
  expect(scoresheet(table.log).notes).toHaveLength(1);
});

test('5.6.3, 6.3.7, 6.3.10, 6.3.11: a whistle in a rally for an injury or a stray ball means a replay', () => {
  const table = liveMatch(beach);
  table.rallies('1');
  table.must({ type: 'replay' });
  table.rallies('1');
  expect(scoreline(table.log)).toBe('2:0');
});

test('6.3.12: a point written to the wrong team is turned, with score, service and switch', () => {
  const table = liveMatch(beach);
  table.rallies(`${winnersTo(7, 6)}1`);
  const wrong = table.log.events.at(-1)!.id;
  table.must({ type: 'correct', target: wrong, winner: 'team2' });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['7:7', 'team2']);
  expect(table.log.state.sets[0]!.sideChanges).toBe(2);
});

test('6.4.1: a switch made late changes no score', () => {
  const table = liveMatch(beach);
  table.rallies('1212121');
  expect(table.log.state.sideChange).toBe(true);
  table.rallies('2');
  expect([scoreline(table.log), table.log.state.sets[0]!.sideChanges]).toEqual(['4:4', 1]);
});

test('7.1.1, 7.1.2, 10.14, 10.15: one yellow card a team and match, words are not on the sheet, then red', () => {
  const table = liveMatch(beach);
  table.must(card(1, 'verbal'), card(1, 'warning'));
  expect(scoresheet(table.log).sanctions).toMatchObject([{ column: 'W', person: 1 }]);
  table.must(card(2, 'warning'));
  expect(table.warnings.map(({ code }) => code)).toEqual(['SANCTION_SCALE']);
  table.rallies(winnersTo(21, 2));
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' }, card(2, 'penalty'));
  expect([scoreline(table.log), table.warnings]).toEqual(['21:2 0:1', []]);
});

test('7.1.3: a penalty at set point ends the set', () => {
  const table = liveMatch(beach);
  table.rallies(`${winnersTo(20, 20)}2`);
  table.must(card(1, 'penalty'));
  expect([scoreline(table.log), table.log.state.sets[0]!.winner]).toEqual(['20:22', 'team2']);
});

test('7.2.1, 10.16: a red card is a point in a ring, with the score before it', () => {
  const table = liveMatch(beach);
  table.rallies('1');
  table.must(card(1, 'penalty'));
  expect(scoresheet(table.log).sanctions).toMatchObject([
    { column: 'P', person: 1, set: 1, score: { own: 1, other: 0 } },
  ]);
  expect(table.log.state.sets[0]!.points.at(-1)).toMatchObject({ origin: 'penalty' });
});

test('7.2.4: what is given between sets is applied in the next one', () => {
  const table = liveMatch(beach);
  table.rallies(winnersTo(21, 2));
  table.must(card(1, 'penalty'), { type: 'set-start', set: 2, firstServe: 'team1' });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['21:2 0:1', 'team2']);
});

test('7.2.7, 10.21: misconduct after the match is a remark', () => {
  const table = scorer(beach);
  table.must({ type: 'start' }, ...won, { type: 'end' });
  expect(table.send(card(1, 'penalty'))).toBe('MATCH_OVER');
  table.must({ type: 'remark', text: 'Player 1 tore the padding off.' });
});

test('7.2.10: a red card in a technical time-out takes the serve and gives a point', () => {
  const table = liveMatch(PRESETS['beach-official']);
  table.rallies(winnersTo(11, 10));
  table.must({ type: 'technical-timeout' }, card(1, 'penalty'));
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['11:11', 'team2']);
});

test('8.1.2: an error found after the sheet was signed changes nothing, unless an official says why', () => {
  const table = liveMatch(beach);
  table.must({ type: 'set-result', set: 1, team1Score: 21, team2Score: 15 });
  table.must({ type: 'set-result', set: 2, team1Score: 21, team2Score: 15 });
  table.must({ type: 'end' }, { type: 'finalise' });
  const other = { type: 'set-result', set: 2, team1Score: 21, team2Score: 16 } as const;
  expect(table.send({ type: 'correct', target: 'e4', entry: other })).toBe('FINALISED');
});

test('8.2.1: two players who cross under the net cost two points', () => {
  const table = liveMatch(beach);
  table.must(card(1, 'penalty'), card(2, 'penalty'));
  expect(scoreline(table.log)).toBe('0:2');
});

test('8.2.3: a ball that a ball retriever caught in play is replayed, with the score and the server as before', () => {
  const table = livePositions(beach);
  table.rallies('12');
  const before = table.log.state.server;
  table.must({ type: 'replay', why: 'A ball retriever caught the ball.' });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['1:1', before]);
  expect(table.log.state.sets[0]!.replays).toBe(1);
});

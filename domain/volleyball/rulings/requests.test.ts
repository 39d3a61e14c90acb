import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { lineups, livePositions, scoreline, scorer } from '../testing/record-match.ts';

/** FIVB indoor casebook 2024, chapters 2 and 4, by the numbers of the cases; scenarios in our words. */
const { indoor } = PRESETS;
const sub = (...pairs: [number, number][]) =>
  ({
    type: 'substitution',
    team: 'team1',
    pairs: pairs.map(([out, entering]) => ({ out, in: entering })),
  }) as const;
const delay = { type: 'delay', team: 'team1' } as const;
const timeout = { type: 'timeout', team: 'team1' } as const;

test('2.3: told a wrong server, the teams go back to that score, and sanctions stay', () => {
  const table = livePositions(indoor);
  table.rallies('11');
  table.must({ type: 'sanction', team: 'team2', person: 12, grade: 'warning' });
  table.rallies('22');
  table.must({ type: 'restore', toRally: 2, why: 'The table named a wrong server.' });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['2:0', 1]);
  expect(table.log.state.team2.sanctions).toHaveLength(1);
});

test('2.4: a rally played with seven players, seen at its end, is cancelled and replayed', () => {
  const table = livePositions(indoor);
  table.rallies('12');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id }, { type: 'replay' });
  expect([scoreline(table.log), table.log.state.server]).toEqual(['1:0', 1]);
});

test('2.5: a wrong server, noticed after the rally, costs one point whoever won it', () => {
  for (const winner of ['1', '2']) {
    const table = livePositions(indoor);
    table.rallies(winner);
    const cancelled = winner === '1' ? 1 : 0;
    table.must({ type: 'rotation-fault', team: 'team1', cancelled });
    expect(scoreline(table.log)).toBe('0:1');
  }
});

test('4.4: a request rejected with a delay warning is not made again before a point', () => {
  const table = livePositions(indoor);
  table.must({ ...delay, request: true }, { type: 'replay' });
  expect(table.send(sub([1, 8]))).toBe('REQUEST_AFTER_DELAY');
  table.rallies('1');
  table.must(sub([1, 8]));
});

test('4.6: the first improper request is free, a further one is a delay', () => {
  const table = livePositions(indoor);
  table.must({ type: 'improper', team: 'team1' });
  expect(table.send({ type: 'improper', team: 'team1' })).toBe('IMPROPER_USED');
  table.must({ ...delay, request: true });
  expect([scoreline(table.log), table.log.state.team1.delays]).toEqual(['0:0', 1]);
});

test('4.9: after a substitution for an injury the team may still make its request', () => {
  const table = livePositions(indoor);
  table.must({ ...sub([3, 8]), kind: 'exceptional', forced: true }, sub([4, 9]));
});

test('4.10: who came in for a disqualified player and is hurt leaves exceptionally', () => {
  const table = livePositions(indoor);
  table.must({ type: 'sanction', team: 'team1', person: 6, grade: 'disqualification' });
  table.must(sub([6, 7 + 1]));
  table.rallies('1');
  expect(table.send(sub([8, 9]))).toBe('SUB_PAIR_CLOSED');
  table.must({ ...sub([8, 9]), kind: 'exceptional', forced: true });
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({ substitutions: 1, exceptional: 1 });
});

test('4.11: an expelled player replaced exceptionally is out for the match, else the set is lost', () => {
  const table = livePositions(indoor);
  table.must(sub([6, 8]));
  table.rallies('1');
  table.must(sub([8, 6]));
  table.rallies('1');
  const expelled = table.log;
  table.must({ type: 'sanction', team: 'team1', person: 6, grade: 'expulsion' });
  table.must({ ...sub([6, 9]), kind: 'exceptional' });
  expect(table.log.state.team1.replacedOut).toEqual([6]);
  table.log = expelled;
  table.must({ type: 'incomplete', team: 'team1', scope: 'set' });
  expect([scoreline(table.log), table.log.state.team1.replacedOut]).toEqual(['2:25', []]);
});

test('4.12, 4.18, 9.6: before the first service a player of the line-up is substituted, and it counts', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  expect(table.log.state.server).toBe(8);
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(1);
});

test('4.13: a substitution beyond the sixth is undone with its points and counts no more', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8], [2, 9], [3, 10], [4, 11], [5, 12], [6, 13]));
  table.rallies('1');
  table.must({ ...sub([8, 1]), override: 'Nobody noticed the seventh.' });
  table.rallies('11');
  const reversed = [{ out: 8, in: 1 }];
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 2, reversed });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['1:1', 'team2']);
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(6);
});

test('4.14: with five used two at once are too many, and one of them is made', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8], [2, 9], [3, 10], [4, 11], [5, 12]));
  table.rallies('1');
  expect(table.send(sub([6, 13], [8, 1]))).toBe('SUB_LIMIT');
  table.must(sub([6, 13]), { type: 'improper', team: 'team1' });
});

test('4.15: of two players asked for the legal one comes in, the other one is a delay', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  table.rallies('1');
  expect(table.send(sub([2, 9], [3, 8]))).toBe('IN_ALREADY_ON_COURT');
  table.must(sub([2, 9]), { ...delay, request: true });
  expect(table.log.state.team1.delays).toBe(1);
});

test('4.22: an unregistered player leaves, the points with them are cancelled, a point and the serve go over', () => {
  const table = scorer(indoor);
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7, 8], liberos: [7] };
  table.must({ type: 'match-setup', team1: sheet }, { type: 'start' }, ...lineups(indoor, 1));
  table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
  expect(table.send(sub([3, 99]))).toBe('NOT_REGISTERED');
  table.must({ ...sub([3, 99]), override: 'Nobody noticed.' });
  table.rallies('111');
  const reversed = [{ out: 3, in: 99 }];
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 3, reversed });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['0:1', 'team2']);
});

test('4.22: an unregistered starter makes room in a revised line-up, the set won before is lost', () => {
  const table = scorer(indoor);
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7, 8], liberos: [7] };
  const [own, other] = lineups(indoor, 2);
  table.must({ type: 'match-setup', team1: sheet }, { type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  table.must({ ...own!, players: [1, 2, 99, 4, 5, 6], override: 'Nobody noticed.' }, other!);
  table.must({ type: 'set-start', set: 2, firstServe: 'team2' });
  table.rallies('211');
  table.must({ type: 'correct', target: 'e4', entry: { ...own!, players: [1, 2, 8, 4, 5, 6] } });
  const players = table.log.state.sets[1]!.team1.court!.positions;
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 2, players });
  table.must({ type: 'set-result', set: 1, team1Score: 0, team2Score: 25 });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['0:25 0:2', 'team2']);
  expect(table.log.state.sets[1]!.team1.court!.positions).toEqual([2, 8, 4, 5, 6, 1]);
});

test('4.23, 4.25: a penalty is a completed rally, after it a new substitution may be asked for', () => {
  const table = livePositions(indoor, 'team2');
  table.must(sub([1, 8]));
  expect(table.send(sub([2, 9]))).toBe('SECOND_REQUEST');
  table.must({ type: 'sanction', team: 'team2', person: 12, grade: 'penalty' }, sub([2, 9]));
  const own = livePositions(indoor);
  own.must(delay, { ...delay, request: true }, sub([1, 8]));
  expect(scoreline(own.log)).toBe('0:1');
});

test('4.24: a libero among the starting six is refused, the line-up is written anew', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  const lineup = { type: 'lineup', set: 1, team: 'team1', liberos: [7] } as const;
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 5, 7] })).toBe('LIBERO_IN_SIX');
  table.must({ ...lineup, players: [1, 2, 3, 4, 5, 6] });
});

test('4.28: two time-outs may be taken at once, two substitution requests may not', () => {
  const table = livePositions(indoor);
  table.must(timeout, sub([1, 8]), timeout);
  expect(table.send(sub([2, 9]))).toBe('SECOND_REQUEST');
});

test('4.29: a third time-out is refused; when it was granted it is a delay', () => {
  const table = livePositions(indoor);
  table.must(timeout, timeout);
  expect(table.send(timeout)).toBe('TIMEOUT_LIMIT');
  table.must({ ...delay, request: true });
  expect([table.log.state.sets[0]!.team1.timeouts, table.log.state.team1.delays]).toEqual([2, 1]);
});

test('4.30: an improper request after a delay is one of its own', () => {
  const table = livePositions(indoor);
  table.must(delay, { type: 'improper', team: 'team1' });
  expect(table.log.state.team1).toMatchObject({ delays: 1, improperUsed: true });
  expect(scoreline(table.log)).toBe('0:0');
});

test('4.30.1: after a rejected request neither a time-out nor a substitution is asked for', () => {
  const table = livePositions(indoor);
  table.must({ ...delay, request: true });
  expect(table.send(timeout)).toBe('REQUEST_AFTER_DELAY');
  expect(table.send(sub([1, 8]))).toBe('REQUEST_AFTER_DELAY');
});

test('4.33: a substitution that was not confirmed, for the substitute is hurt, is taken back', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  table.must({ type: 'void', target: table.log.events.at(-1)!.id }, sub([1, 9]));
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(1);
});

test('4.38: called to the court in vain: a warning, a penalty, then the match is lost 0:3', () => {
  const table = livePositions(indoor);
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  table.must(delay, delay, { type: 'default', team: 'team1' });
  expect(scoreline(table.log)).toBe('0:25 0:25 0:25');
  expect(table.log.state.winner).toBe('team2');
});

test('4.41: a delay between sets is kept for the next: the second one opens it with a point', () => {
  const table = livePositions(indoor);
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 }, delay, delay);
  table.must({ type: 'set-start', set: 2, firstServe: 'team2' });
  expect(scoreline(table.log)).toBe('25:20 0:1');
});

/** The traces of the rules reference: team1 serves first, unless said. */
import { expect, test } from 'vitest';
import { PRESETS } from './presets.ts';
import {
  lineups,
  liveMatch,
  livePositions,
  scoreline,
  scorer,
  winnersTo,
} from './testing/record-match.ts';

const indoor = PRESETS.indoor;

test('the receiving side rotates as it wins the serve, its position 2 serves first', () => {
  const table = livePositions(indoor);
  table.rallies('2112');
  const set = table.log.state.sets[0]!;
  expect([set.team1Score, set.team2Score, set.serving]).toEqual([2, 2, 'team2']);
  expect(table.log.state.server).toBe(13);
  expect(set.team1.court?.positions).toEqual([2, 3, 4, 5, 6, 1]);
  expect(set.team2.court?.positions).toEqual([13, 14, 15, 16, 11, 12]);
});

test('a set at 24-24 goes on to a lead of two', () => {
  const table = liveMatch(indoor);
  table.rallies('12'.repeat(24));
  expect(scoreline(table.log)).toBe('24:24');
  expect(table.log.state.setPoint).toBe(null);
  table.rallies('1');
  expect(table.log.state.setPoint).toBe('team1');
  expect(table.log.state.matchPoint).toBe(null);
  table.rallies('1');
  expect(scoreline(table.log)).toBe('26:24');
  expect(table.log.state.sets[0]?.winner).toBe('team1');
  expect(table.log.state.phase).toBe('interval');
  expect(table.log.state.currentSet).toBe(null);
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('NO_ACTIVE_SET');
});

test('in the fifth set sides change at 8, and 14-14 goes on', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  const totals = [
    [25, 20],
    [20, 25],
    [25, 20],
    [20, 25],
  ] as const;
  for (const [index, [team1Score, team2Score]] of totals.entries()) {
    table.must({ type: 'set-result', set: index + 1, team1Score, team2Score });
  }
  table.must(...lineups(indoor, 5));
  table.must({ type: 'set-start', set: 5, firstServe: 'team1', left: 'team1' });
  table.rallies('1111111222222');
  expect(scoreline(table.log).endsWith('7:6')).toBe(true);
  expect(table.log.state.left).toBe('team1');
  expect(table.log.state.sideChange).toBe(false);
  table.rallies('1');
  expect(table.log.state.sideChange).toBe(true);
  expect(table.log.state.left).toBe('team2');
  expect([table.log.state.serving, table.log.state.server]).toEqual(['team1', 2]);
  table.rallies('2121212121212');
  expect(table.log.state.sideChange).toBe(false);
  expect(scoreline(table.log).endsWith('14:13')).toBe(true);
  expect(table.log.state.matchPoint).toBe('team1');
  table.rallies('2');
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual([null, null]);
  table.rallies('2');
  expect(table.log.state.matchPoint).toBe('team2');
  table.rallies('2');
  expect(scoreline(table.log).endsWith('14:16')).toBe(true);
  const { team1Wins, team2Wins, winner, decided, phase } = table.log.state;
  expect([team1Wins, team2Wins, winner, decided, phase]).toEqual([2, 3, 'team2', true, 'finished']);
});

test('the second delay of a team ends the match at 24-23', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const set of [1, 2]) {
    table.must({ type: 'set-result', set, team1Score: 25, team2Score: 20 });
  }
  table.must({ type: 'set-start', set: 3, firstServe: 'team1' });
  table.rallies(`${'2'.repeat(23)}${'1'.repeat(24)}`);
  expect(table.log.state.matchPoint).toBe('team1');
  table.must({ type: 'delay', team: 'team2' });
  expect(scoreline(table.log).endsWith('24:23')).toBe(true);
  table.must({ type: 'delay', team: 'team2' });
  expect(scoreline(table.log).endsWith('25:23')).toBe(true);
  expect([table.log.state.winner, table.log.state.team1Wins]).toEqual(['team1', 3]);
});

test('a red card that makes 8 in the fifth set changes the sides', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const set of [1, 2, 3, 4]) {
    const team1 = set % 2 === 1;
    table.must({
      type: 'set-result',
      set,
      team1Score: team1 ? 25 : 20,
      team2Score: team1 ? 20 : 25,
    });
  }
  table.must({ type: 'set-start', set: 5, firstServe: 'team1', left: 'team1' });
  table.rallies('1111111222');
  table.must({ type: 'sanction', team: 'team2', person: 4, grade: 'penalty' });
  expect(scoreline(table.log).endsWith('8:3')).toBe(true);
  expect([table.log.state.sideChange, table.log.state.left]).toEqual([true, 'team2']);
});

test('a starter leaves and returns once', () => {
  const table = livePositions(indoor);
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 8 }] });
  const back = { type: 'substitution', team: 'team1', pairs: [{ out: 8, in: 3 }] } as const;
  expect(table.send(back)).toBe('SECOND_REQUEST');
  table.rallies('1');
  table.must(back);
  table.rallies('1');
  const again = { type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 8 }] } as const;
  expect(table.send(again)).toBe('SUB_PAIR_CLOSED');
  expect(table.log.state.sets[0]?.team1.court?.substitutions).toBe(2);
});

test('six substitutions in one request use up all', () => {
  const table = livePositions(indoor);
  const pairs = [1, 2, 3, 4, 5, 6].map((out) => ({ out, in: out + 20 }));
  table.must({ type: 'substitution', team: 'team1', pairs });
  expect(table.log.state.sets[0]?.team1.court?.positions).toEqual([21, 22, 23, 24, 25, 26]);
  expect(table.log.state.sets[0]?.team1.court?.substitutions).toBe(6);
  table.rallies('1');
  expect(table.send({ type: 'substitution', team: 'team1', pairs: [{ out: 21, in: 1 }] })).toBe(
    'SUB_LIMIT',
  );
});

test('a libero waits for a rally, leaves before the front row, and does not serve', () => {
  const table = livePositions(indoor, 'team2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 });
  const out = { type: 'libero', team: 'team1', action: 'out', libero: 7 } as const;
  expect(table.send(out)).toBe('LIBERO_NEEDS_RALLY');
  table.rallies('121');
  expect(table.log.state.sets[0]?.team1.court?.positions).toEqual([3, 4, 5, 7, 1, 2]);
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('LIBERO_IN_FRONT_ROW');
  table.must(out);
  table.rallies('1');
  expect(scoreline(table.log)).toBe('3:1');
  const front = { type: 'libero', team: 'team1', action: 'in', libero: 7, player: 4 } as const;
  expect(table.send({ ...front })).toBe('LIBERO_BACK_ROW_ONLY');
  expect(table.send({ ...front, player: 3 })).toBe('LIBERO_MAY_NOT_SERVE');
  table.rallies('2');
  table.must({ ...front, player: 3 });
  expect(table.log.state.sets[0]?.team1.court?.positions[0]).toBe(7);
});

test('undo across a set end reopens the set', () => {
  const table = livePositions(indoor);
  table.rallies(`${'2'.repeat(23)}${'1'.repeat(25)}`);
  const last = table.log.events.at(-1)!.id;
  expect([scoreline(table.log), table.log.state.team1Wins]).toEqual(['25:23', 1]);
  table.must({ type: 'set-start', set: 2, firstServe: 'team2' });
  const started = table.log.events.at(-1)!.id;
  expect(table.send({ type: 'void', target: last })).toBe('BREAKS_LATER');
  table.must({ type: 'void', target: started }, { type: 'void', target: last });
  expect(scoreline(table.log)).toBe('24:23');
  expect([table.log.state.currentSet, table.log.state.setPoint]).toEqual([1, 'team1']);
  table.rallies('2');
  expect(scoreline(table.log)).toBe('24:24');
  // team2 won the serve twice: with the first rally and with this one.
  expect([table.log.state.serving, table.log.state.server]).toEqual(['team2', 13]);
});

test('one undo may take back a set start with the rally before it', () => {
  const table = liveMatch(indoor);
  table.rallies(winnersTo(25, 23));
  const last = table.log.events.at(-1)!.id;
  table.must({ type: 'set-start', set: 2 });
  const started = table.log.events.at(-1)!.id;
  table.must({ type: 'void', target: last, also: [started] });
  expect([scoreline(table.log), table.log.state.currentSet]).toEqual(['24:23', 1]);
});

test('a red card between sets opens the next set: a point to the server, or a side-out', () => {
  const toServer = livePositions(indoor);
  toServer.rallies('1'.repeat(25));
  toServer.must({ type: 'sanction', team: 'team2', person: 12, grade: 'penalty' });
  toServer.must(...lineups(indoor, 2), { type: 'set-start', set: 2, firstServe: 'team1' });
  expect(scoreline(toServer.log)).toBe('25:0 1:0');
  expect(toServer.log.state.server).toBe(1);

  const toReceiver = livePositions(indoor);
  toReceiver.rallies('1'.repeat(25));
  toReceiver.must({ type: 'sanction', team: 'team1', person: 2, grade: 'penalty' });
  toReceiver.must(...lineups(indoor, 2), { type: 'set-start', set: 2, firstServe: 'team1' });
  expect(scoreline(toReceiver.log)).toBe('25:0 0:1');
  expect([toReceiver.log.state.serving, toReceiver.log.state.server]).toEqual(['team2', 12]);
});

test('a team incomplete for a set keeps its points, a default gives 0-25 three times', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  table.must({ type: 'set-start', set: 2 });
  table.rallies(`${'2'.repeat(20)}${'1'.repeat(24)}`);
  table.must({ type: 'incomplete', team: 'team1', scope: 'set' });
  expect(scoreline(table.log)).toBe('25:20 24:26');
  expect([table.log.state.team1Wins, table.log.state.team2Wins]).toEqual([1, 1]);

  const absent = scorer(indoor);
  absent.must({ type: 'default', team: 'team1' });
  expect(scoreline(absent.log)).toBe('0:25 0:25 0:25');
  expect([absent.log.state.winner, absent.log.state.forfeit]).toEqual(['team2', 'team1']);
});

test('a rotational fault cancels the points since it, an unknown moment none', () => {
  const table = livePositions(indoor, 'team2');
  table.rallies(`${'2'.repeat(8)}${'1'.repeat(13)}`);
  expect(scoreline(table.log)).toBe('13:8');
  const known = { ...table, log: table.log };
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 3 });
  expect(scoreline(table.log)).toBe('10:9');
  expect([table.log.state.serving, table.log.state.server]).toEqual(['team2', 12]);

  table.log = known.log;
  table.must({ type: 'rotation-fault', team: 'team1' });
  expect(scoreline(table.log)).toBe('13:9');
  expect(table.log.state.serving).toBe('team2');
});

test('beach: four servers in turn, switches at multiples of 7, a technical time-out at 21', () => {
  const table = livePositions(PRESETS['beach-official']);
  const servers = [table.log.state.server];
  for (const winner of '2121') {
    table.rallies(winner);
    servers.push(table.log.state.server);
  }
  expect(servers).toEqual([1, 11, 2, 12, 1]);
  table.rallies('12');
  expect([scoreline(table.log), table.log.state.sideChange]).toEqual(['3:3', false]);
  table.rallies('1');
  expect([scoreline(table.log), table.log.state.sideChange]).toEqual(['4:3', true]);
  table.rallies('1111111222222');
  expect(table.log.state.technicalTimeoutDue).toBe(false);
  table.rallies('2');
  expect(scoreline(table.log)).toBe('11:10');
  expect([table.log.state.sideChange, table.log.state.technicalTimeoutDue]).toEqual([true, true]);
});

test('the point that ends a beach set brings no switch', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('1'.repeat(21));
  expect(scoreline(table.log)).toBe('21:0');
  expect([table.log.state.sideChange, table.log.state.sets[0]?.sideChanges]).toEqual([false, 2]);
});

import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scoreline, scorer, winnersTo } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;

function started(rules = indoor) {
  const table = scorer(rules);
  table.must({ type: 'start' });
  return table;
}

const total = (set: number, team1Score: number, team2Score: number) =>
  ({ type: 'set-result', set, team1Score, team2Score }) as const;

test('a match can be recorded by set totals alone', () => {
  const table = started();
  table.must(total(1, 25, 23), total(2, 15, 25), total(3, 25, 23), total(4, 15, 25));
  expect([table.log.state.detail, table.log.state.decided]).toEqual(['sets', false]);
  table.must(total(5, 15, 13));
  // The winner has fewer points: 95 to 109.
  const { winner, team1Wins, team2Wins, decided, sets } = table.log.state;
  expect([winner, team1Wins, team2Wins, decided]).toEqual(['team1', 3, 2, true]);
  expect(sets.reduce((points, set) => points + set.team1Score, 0)).toBe(95);
  expect(sets.reduce((points, set) => points + set.team2Score, 0)).toBe(109);
  expect(sets[0]).toMatchObject({ startedAt: null, endedAt: null, rallies: 48, points: [] });
});

test('a set total needs a match that has begun', () => {
  const table = scorer(indoor);
  expect(table.send(total(1, 25, 20))).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'postpone' });
  expect(table.send(total(1, 25, 20))).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' }, { type: 'suspend' });
  expect(table.send(total(1, 25, 20))).toBe('ok');
  table.must({ type: 'end' });
  expect(table.send(total(1, 25, 21))).toBe('ok');
  expect(table.log.state.status).toBe('ended');
});

test('set totals are entered in order and not beyond the last set', () => {
  const table = started();
  expect(table.send(total(2, 25, 20))).toBe('SET_MISSING');
  expect(table.send(total(6, 25, 20))).toBe('NO_SUCH_SET');
  expect(table.send(total(0, 25, 20))).toBe('NO_SUCH_SET');
  expect(table.send(total(1.5, 25, 20))).toBe('NO_SUCH_SET');
  table.must(total(1, 25, 20), total(2, 25, 20));
  expect(table.send(total(4, 25, 20))).toBe('SET_MISSING');
  table.must(total(3, 25, 20));
  expect(table.send(total(4, 25, 20))).toBe('MATCH_OVER');
  expect(table.send(total(5, 15, 10))).toBe('MATCH_OVER');
});

test('impossible totals are refused, level and negative ones even when confirmed', () => {
  const table = started();
  expect(table.send(total(1, 25, 24))).toBe('INVALID_FINAL_SCORE');
  expect(table.send(total(1, 15, 10))).toBe('INVALID_FINAL_SCORE');
  const confirmed = { allowIrregular: true } as const;
  expect(table.send({ ...total(1, 20, 20), ...confirmed })).toBe('INVALID_FINAL_SCORE');
  expect(table.send({ ...total(1, -1, 25), ...confirmed })).toBe('INVALID_FINAL_SCORE');
  expect(table.send({ ...total(1, 25, -1), ...confirmed })).toBe('INVALID_FINAL_SCORE');
  expect(table.send({ ...total(1, 25.5, 20), ...confirmed })).toBe('INVALID_FINAL_SCORE');
  expect(table.send({ ...total(1, 24, 13), ...confirmed })).toBe('ok');
  expect(table.warnings.map((warning) => warning.code)).toEqual(['IRREGULAR_TOTAL']);
  expect(table.log.state.sets[0]).toMatchObject({ irregular: true, winner: 'team1' });
  table.must(total(1, 25, 13));
  expect(table.log.state.sets[0]?.irregular).toBe(false);
});

test('a new total replaces the former unless later sets would not have been played', () => {
  const table = started();
  table.must(total(1, 25, 20), total(2, 25, 20), total(3, 20, 25), total(4, 25, 20));
  expect(table.log.state.winner).toBe('team1');
  expect(table.send(total(3, 25, 20))).toBe('BREAKS_LATER');
  expect(scoreline(table.log)).toBe('25:20 25:20 20:25 25:20');
  table.must(total(4, 20, 25));
  expect([table.log.state.winner, table.log.state.decided]).toEqual([null, false]);
  table.must(total(4, 25, 23), total(1, 30, 28));
  expect(scoreline(table.log)).toBe('30:28 25:20 20:25 25:23');
  expect(table.log.events.length).toBe(8);
});

test('a total of the running set ends it and drops rallies that do not add up to it', () => {
  const table = livePositions(indoor);
  table.rallies('11');
  expect(table.send(total(2, 25, 20))).toBe('SET_RUNNING');
  table.must(total(1, 25, 20));
  const set = table.log.state.sets[0]!;
  expect(set).toMatchObject({ over: true, detail: 'sets', points: [], rallies: 45, serving: null });
  expect(set.team1).toMatchObject({ unknownPoints: 25, court: null });
  expect(set.startedAt).not.toBe(null);
  expect(set.endedAt).toBe(table.log.events.at(-1)!.at);
});

test('a total that agrees with the rallies keeps them', () => {
  const table = liveMatch(indoor);
  table.rallies(winnersTo(25, 23));
  const before = table.log.state;
  table.must(total(1, 25, 23));
  expect(table.log.state).toEqual(before);
  table.must(total(1, 23, 25));
  expect(table.log.state.sets[0]).toMatchObject({ points: [], winner: 'team2', detail: 'sets' });
  expect(table.log.state.sets[0]!.endedAt).toBe(before.sets[0]!.endedAt);
});

test('an unfinished set may be confirmed as it stands', () => {
  const table = liveMatch(indoor);
  table.rallies('112');
  table.must({ ...total(1, 2, 1), allowIrregular: true });
  const set = table.log.state.sets[0]!;
  expect(set).toMatchObject({ over: true, irregular: true, winner: 'team1', detail: 'points' });
  expect([set.points.length, set.endedAt]).toEqual([3, table.log.events.at(-1)!.at]);
});

test('a running score after a gap leaves rallies, server and positions unknown', () => {
  const table = livePositions(indoor);
  table.rallies('11');
  table.must({ type: 'set-score', set: 1, team1Score: 5, team2Score: 3 });
  const set = table.log.state.sets[0]!;
  expect(set).toMatchObject({ rallies: 8, serving: null, detail: 'rallies' });
  expect([set.team1.unknownPoints, set.team2.unknownPoints]).toEqual([3, 3]);
  expect([set.team1.court, table.log.state.server]).toEqual([null, null]);
  table.rallies('2');
  expect(table.log.state.serving).toBe('team2');
});

test('a running score may name the server, and may end the set', () => {
  const table = liveMatch(indoor);
  const score = { type: 'set-score', set: 1, team1Score: 24, team2Score: 20 } as const;
  table.must({ ...score, serving: 'team2' });
  expect([table.log.state.serving, table.log.state.detail]).toEqual(['team2', 'sets']);
  table.must({ ...score, team1Score: 25 });
  expect(table.log.state.sets[0]).toMatchObject({ over: true, winner: 'team1' });
});

test('a running score does not go back, beyond the end, or to another set', () => {
  const table = liveMatch(indoor);
  table.rallies('112');
  const score = { type: 'set-score', set: 1, team1Score: 2, team2Score: 1 } as const;
  const before = table.log.state;
  expect(table.send(score)).toBe('ok');
  expect(table.log.state).toEqual(before);
  expect(table.send({ ...score, team1Score: 1, team2Score: 5 })).toBe('SCORE_BACKWARDS');
  expect(table.send({ ...score, team1Score: 5, team2Score: 0 })).toBe('SCORE_BACKWARDS');
  expect(table.send({ ...score, team1Score: 26 })).toBe('SCORE_UNREACHABLE');
  expect(table.send({ ...score, set: 2 })).toBe('NO_ACTIVE_SET');
  expect(table.send({ ...score, team1Score: 2.5 })).toBe('INVALID_SCORE');
  expect(table.send({ ...score, team2Score: Number.NaN })).toBe('INVALID_SCORE');
  table.must({ ...score, team1Score: 2, team2Score: 2 });
  table.must({ ...score, team1Score: 25, team2Score: 2 });
  expect(table.send({ ...score, team1Score: 26, team2Score: 2 })).toBe('NO_ACTIVE_SET');
});

test('a refused total says which field is wrong', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  const field = (event: Parameters<typeof table.send>[0]) => {
    table.send(event);
    return table.refused?.field;
  };
  const score = { type: 'set-score', set: 1, team1Score: 5, team2Score: 5 } as const;
  expect(field({ ...score, team1Score: 0.5 })).toBe('team1Score');
  expect(field({ ...score, team2Score: 0.5 })).toBe('team2Score');
  expect(field({ ...score, team1Score: 0 })).toBe('team1Score');
  expect(field({ ...score, team2Score: 0 })).toBe('team2Score');
  expect(field({ ...score, set: 2 })).toBe('set');
  expect(field({ ...total(1, 25, -1) })).toBe('team2Score');
  expect(field({ ...total(1, -1, 25) })).toBe('team1Score');
  expect(field(total(3, 25, 20))).toBe('set');
  expect(table.refused?.detail).toBe('Set 1 is not over yet.');
  expect(field(total(9, 25, 20))).toBe('set');
  expect(table.refused?.detail).toBe('The match has sets 1 to 5.');
  table.must(total(1, 25, 20));
  expect(field(total(3, 25, 20))).toBe('set');
  expect(table.refused?.detail).toBe('Set 2 comes first.');
  expect(field(total(2, 25, 24))).toBe(undefined);
  expect(table.refused?.detail).toBe('25-24 is not a final score of set 2.');
});

test('a result alone is accepted until a set is known', () => {
  const table = scorer(indoor);
  table.must({ type: 'result', team1Wins: 3, team2Wins: 1 });
  const { detail, sets, winner, decided, team2Wins, phase } = table.log.state;
  expect([detail, sets, winner, decided, team2Wins, phase]).toEqual([
    'result',
    [],
    'team1',
    true,
    1,
    'finished',
  ]);
  table.must({ type: 'result', team1Wins: 1, team2Wins: 3 });
  expect(table.log.state.winner).toBe('team2');
  table.must({ type: 'end' });
  expect(table.log.state.status).toBe('ended');
  table.must(total(1, 25, 20));
  expect([table.log.state.detail, table.log.state.team1Wins]).toEqual(['sets', 1]);
  expect(table.send({ type: 'result', team1Wins: 3, team2Wins: 1 })).toBe('SETS_KNOWN');
});

test('impossible set wins are refused', () => {
  const table = scorer(indoor);
  const result = (team1Wins: number, team2Wins: number) =>
    ({ type: 'result', team1Wins, team2Wins }) as const;
  for (const [first, second] of [
    [2, 1],
    [3, 3],
    [4, 0],
    [0, 0],
    [-1, 3],
    [3, 0.5],
    [2.5, 3],
  ]) {
    expect(table.send(result(first!, second!)), `${first}-${second}`).toBe('INVALID_FINAL_RESULT');
  }
  table.must({ ...result(2, 1), allowIrregular: true });
  expect([table.log.state.decided, table.log.state.winner]).toEqual([false, null]);
  expect(table.log.state.result).toEqual({ team1Wins: 2, team2Wins: 1, irregular: true });
  table.must({ type: 'start' }, { type: 'end' });
  expect(table.log.state.winner).toBe('team1');
  expect(table.send({ ...result(-1, 1), allowIrregular: true })).toBe('INVALID_FINAL_RESULT');
  table.must(result(3, 2));
  expect(table.log.state.result?.irregular).toBe(false);
});

test('a forfeited or cancelled match takes no result and no totals', () => {
  const forfeited = started();
  forfeited.must({ type: 'forfeit', team: 'team1' });
  expect(forfeited.send({ type: 'result', team1Wins: 3, team2Wins: 0 })).toBe('MATCH_OVER');
  expect(forfeited.send(total(1, 25, 20))).toBe('MATCH_OVER');
  const cancelled = scorer(indoor);
  cancelled.must({ type: 'cancel' });
  expect(cancelled.send({ type: 'result', team1Wins: 3, team2Wins: 0 })).toBe('MATCH_NOT_LIVE');
});

test('at the end of time the leader wins, and the next point settles a tie', () => {
  const table = liveMatch(PRESETS.timed);
  table.rallies('1122');
  table.must({ type: 'time-up' });
  expect(table.log.state.currentSet).toBe(1);
  expect(table.log.state.setPoint).toBe('both');
  table.rallies('2');
  expect([table.log.state.winner, scoreline(table.log)]).toEqual(['team2', '2:3']);

  const led = liveMatch(PRESETS.timed);
  led.rallies('112');
  led.must({ type: 'time-up' });
  expect([led.log.state.winner, scoreline(led.log)]).toEqual(['team1', '2:1']);
});

test('a tie at the end of time is played to a lead of two or left as a draw', () => {
  const table = liveMatch({ ...PRESETS.timed, onTime: 'leaderWins' });
  table.rallies('1122');
  table.must({ type: 'time-up' });
  table.rallies('1');
  expect([table.log.state.winner, table.log.state.setPoint]).toEqual([null, 'team1']);
  table.rallies('1');
  expect(table.log.state.winner).toBe('team1');

  const drawn = liveMatch({ ...PRESETS.timed, onTime: 'drawAllowed' });
  drawn.rallies('12');
  drawn.must({ type: 'time-up' });
  expect(drawn.log.state).toMatchObject({ decided: true, winner: 'draw', team1Wins: 0 });
  expect(drawn.send({ type: 'time-up' })).toBe('NO_ACTIVE_SET');
  expect(liveMatch(indoor).send({ type: 'time-up' })).toBe('NO_TIME_LIMIT');
});

test('a drawn set may be typed in where draws are allowed', () => {
  const table = started({ ...PRESETS.timed, onTime: 'drawAllowed' });
  table.must(total(1, 12, 12));
  expect(table.log.state).toMatchObject({ decided: true, winner: 'draw' });
  expect(table.log.state.sets[0]).toMatchObject({ over: true, winner: null, irregular: false });
  expect(started(PRESETS.timed).send(total(1, 12, 12))).toBe('INVALID_FINAL_SCORE');
  // Without a time limit the rule about its end is idle.
  const untimed = started({ ...indoor, onTime: 'drawAllowed' });
  expect(untimed.send({ ...total(1, 12, 12), allowIrregular: true })).toBe('INVALID_FINAL_SCORE');
});

test('a set known by its total leaves no line-up, toss or penalty to the next', () => {
  for (const event of [
    total(1, 25, 20),
    { type: 'incomplete', team: 'team2', scope: 'set' } as const,
  ]) {
    const table = started();
    table.must({ type: 'toss', firstServe: 'team1' }, { type: 'delay', team: 'team1' });
    table.must({ type: 'delay', team: 'team1' });
    table.must({ type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] });
    table.must(event, { type: 'set-start', set: 2 });
    const set = table.log.state.sets[1]!;
    expect([set.team2Score, set.team1.court, set.serving]).toEqual([0, null, null]);
  }
});

test('the prompt for the last point disappears with the end of the set', () => {
  const table = liveMatch({ ...PRESETS['beach-official'], target: 30 });
  table.rallies('121212121212121212121');
  expect([table.log.state.sideChange, table.log.state.technicalTimeoutDue]).toEqual([true, true]);
  table.must({ type: 'timeout', team: 'team1' });
  expect([table.log.state.sideChange, table.log.state.technicalTimeoutDue]).toEqual([true, true]);
  table.must(
    { type: 'suspend' },
    { type: 'resume', mode: 'replay-set', override: 'The referee decides so.' },
  );
  expect([table.log.state.sideChange, table.log.state.technicalTimeoutDue]).toEqual([false, false]);
  table.rallies('121212121212121212121');
  table.must(total(1, 30, 20));
  expect([table.log.state.sideChange, table.log.state.technicalTimeoutDue]).toEqual([false, false]);
});

test('a third set at 2-0 may be played for no count', () => {
  const table = started({ ...PRESETS['indoor-best-of-3'], deadSets: true });
  table.must(total(1, 25, 20), total(2, 25, 20), total(3, 10, 15));
  expect(table.log.state).toMatchObject({ team1Wins: 2, team2Wins: 0, winner: 'team1' });
  expect(table.log.state.sets.map((set) => set.counts)).toEqual([true, true, false]);
  table.must(total(2, 20, 25));
  expect(table.log.state.sets.map((set) => set.counts)).toEqual([true, true, true]);
  expect(table.log.state).toMatchObject({ team1Wins: 1, team2Wins: 2, winner: 'team2' });
});

test('a total replaces the points unless it equals their score', () => {
  for (const [team1Score, team2Score] of [
    [25, 20],
    [24, 26],
  ] as const) {
    const table = liveMatch(PRESETS.indoor);
    table.rallies(winnersTo(24, 20));
    table.must({ type: 'set-result', set: 1, team1Score, team2Score });
    expect(scoreline(table.log)).toBe(`${team1Score}:${team2Score}`);
    expect(table.log.state.sets[0]!.points).toEqual([]);
  }
});

test('a running score needs play, and names the score that went back', () => {
  const table = scorer(indoor);
  const score = { type: 'set-score', set: 1, team1Score: 3, team2Score: 3 } as const;
  expect(table.send(score)).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' }, { type: 'set-start', set: 1 }, score);
  expect(table.send({ ...score, team2Score: 2 })).toBe('SCORE_BACKWARDS');
  expect(table.refused?.field).toBe('team2Score');
});

test('allowed draws have no effect in sets without a time limit', () => {
  const level = { ...total(1, 12, 12), allowIrregular: true } as const;
  const table = started({ ...PRESETS['fixed-sets'], onTime: 'drawAllowed' });
  expect(table.send(level)).toBe('INVALID_FINAL_SCORE');
  const timed = started({ ...PRESETS['fixed-sets'], timeLimitMin: 20, onTime: 'leaderWins' });
  expect(timed.send(level)).toBe('INVALID_FINAL_SCORE');
});

test('another irregular total needs a new confirmation, and time-outs are kept', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'timeout', team: 'team2' }, total(1, 25, 20), { type: 'set-confirm', set: 1 });
  table.must(total(1, 25, 21));
  expect(table.log.state.sets[0]!.confirmed).toBe(false);
  expect(table.log.state.sets[0]!.team2.timeouts).toBe(1);
});

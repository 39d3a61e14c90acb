import { expect, test } from 'vitest';
import { appendEvent, emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { matchFacts } from './point-statistics.ts';
import { longestRun, scoreFlow } from './score-flow.ts';

type Step = Side | { timeout: Side } | { void: string };

/** One set from its first serve by team 1; rallies get the ids r1, r2, ... */
function play(steps: readonly Step[]): MatchLog {
  let log = emptyLog(PRESETS.indoor);
  let rally = 0;
  const append = (event: Parameters<typeof appendEvent>[1]) => {
    const answer = appendEvent(log, event);
    if (!answer.ok) throw new Error(`${event.type}: ${answer.refusal}`);
    log = answer.log;
  };
  append({ id: 'start', type: 'start', at: 0 });
  append({ id: 'set', type: 'set-start', at: 0, set: 1, firstServe: 'team1' });
  for (const [at, step] of steps.entries()) {
    if (typeof step === 'string') {
      const no = (log.state.sets.at(-1)?.rallies ?? 0) + 1;
      rally += 1;
      append({ id: `r${rally}`, type: 'rally', at, no, winner: step });
    } else if ('timeout' in step) append({ id: `t${at}`, type: 'timeout', at, team: step.timeout });
    else append({ id: `v${at}`, type: 'void', at, target: step.void });
  }
  return log;
}

test('the lead rises and falls with each point', () => {
  const [flow] = scoreFlow(play(['team1', 'team1', 'team2', 'team2', 'team2']));
  expect(flow?.leads).toEqual([0, 1, 2, 1, 0, -1]);
  expect(flow?.run).toEqual({ team: 'team2', from: 2, length: 3 });
});

test('a time-out stands after the points scored before it', () => {
  const [flow] = scoreFlow(play(['team1', 'team1', { timeout: 'team2' }, 'team2']));
  expect(flow?.timeouts).toEqual([{ after: 2, team: 'team2' }]);
});

test('a point taken back leaves no trace', () => {
  const [flow] = scoreFlow(play(['team1', 'team2', { void: 'r2' }, { timeout: 'team2' }]));
  expect(flow?.leads).toEqual([0, 1]);
  expect(flow?.timeouts).toEqual([{ after: 1, team: 'team2' }]);
});

test('a set with unknown points has no chart', () => {
  const log = play(['team1', 'team2']);
  const answer = appendEvent(log, {
    id: 'gap',
    type: 'set-score',
    at: 9,
    set: 1,
    team1Score: 5,
    team2Score: 4,
  });
  if (!answer.ok) throw new Error(answer.refusal);
  expect(scoreFlow(answer.log)).toEqual([]);
  expect(matchFacts(answer.log)).toEqual([]);
});

test('a set that has just begun has a chart that can grow', () => {
  expect(scoreFlow(play([]))).toMatchObject([{ set: 1, over: false, leads: [0], run: null }]);
});

test('the first of equally long runs is the longest run', () => {
  expect(longestRun(['team1', 'team1', 'team2', 'team2'])).toEqual({
    team: 'team1',
    from: 0,
    length: 2,
  });
  expect(longestRun([])).toBeNull();
});

test('points on serve and side-outs are counted separately', () => {
  // Team 1 serves three times and loses the third; team 2 serves once and loses.
  const facts = matchFacts(play(['team1', 'team1', 'team2', 'team1']));
  const fact = (name: string) => facts.find((fact) => fact.name === name);
  expect(fact('totalPoints')).toMatchObject({ team1: 3, team2: 1 });
  expect(fact('servePoints')).toMatchObject({ team1: 2, of1: 3, team2: 0, of2: 1 });
  expect(fact('sideOuts')).toMatchObject({ team1: 1, of1: 1, team2: 1, of2: 3 });
  expect(fact('run')).toMatchObject({ team1: 2, team2: 1 });
  expect(fact('lead')).toMatchObject({ team1: 2, team2: 0 });
});

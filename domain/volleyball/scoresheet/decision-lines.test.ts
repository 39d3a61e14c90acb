import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scorer } from '../testing/record-match.ts';
import { scoresheet } from './scoresheet.ts';

test('decisions of officials are among the remarks with set, score and reason', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies('112');
  table.must(
    { type: 'award', kind: 'point', team: 'team2', points: -1, reason: 'counted twice' },
    { type: 'restore', toRally: 1, why: 'wrong server called' },
    { type: 'suspend', why: 'no light' },
    { type: 'resume' },
    { type: 'rotation-fault', team: 'team1', cancelled: 1 },
    { type: 'timeout', team: 'team1' },
    { type: 'timeout', team: 'team1' },
    { type: 'timeout', team: 'team1', override: 'the first was called by mistake' },
  );
  const noPlayers = { player: null, replacedBy: null, entry: null, breaches: [], challenge: null };
  const line = { set: 1, team: null, points: null, ...noPlayers, reason: null };
  expect(scoresheet(table.log).decisions).toEqual([
    {
      ...line,
      kind: 'award',
      score: { team1: 2, team2: 1 },
      team: 'team2',
      points: -1,
      reason: 'counted twice',
    },
    {
      ...line,
      kind: 'restore',
      score: { team1: 2, team2: 0 },
      reason: 'wrong server called',
    },
    { ...line, kind: 'suspend', score: { team1: 1, team2: 0 }, reason: 'no light' },
    {
      ...line,
      kind: 'rotation-fault',
      score: { team1: 1, team2: 0 },
      team: 'team1',
      points: -1,
    },
    {
      ...line,
      kind: 'override',
      score: { team1: 0, team2: 1 },
      team: 'team1',
      entry: 'timeout',
      breaches: ['TIMEOUT_LIMIT'],
      reason: 'the first was called by mistake',
    },
  ]);
});

test('decisions without a reason, before a match, between sets and after it are listed', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'award', kind: 'set', team: 'team1' }, { type: 'start' });
  table.must({ type: 'set-start', set: 2 }, { type: 'award', kind: 'point', team: 'team2' });
  table.rallies('1');
  table.must({ type: 'restore', toRally: 0 }, { type: 'suspend' }, { type: 'resume' });
  table.must({ type: 'rotation-fault', team: 'team2' });
  table.must({ type: 'award', kind: 'set', team: 'team2', reason: 'no floor' });
  table.must({ type: 'incomplete', team: 'team2', scope: 'match' }, { type: 'end' });
  table.must({ type: 'finalise' });
  const total = { type: 'set-result', set: 1, team1Score: 25, team2Score: 3 } as const;
  table.must({ ...total, override: 'misread' });
  const lines = scoresheet(table.log).decisions;
  expect(lines.map(({ kind, set, team, points }) => [kind, set, team, points])).toEqual([
    ['award', 1, 'team1', null],
    ['award', 2, 'team2', 1],
    ['restore', 2, null, null],
    ['suspend', 2, null, null],
    ['rotation-fault', 2, 'team2', null],
    ['award', 2, 'team2', null],
    ['incomplete', 3, 'team2', null],
    ['override', 5, null, null],
  ]);
  expect(lines.map(({ reason }) => reason)).toEqual([
    null,
    null,
    null,
    null,
    null,
    'no floor',
    null,
    'misread',
  ]);
  expect(lines[6]?.score, 'between sets').toEqual({ team1: 0, team2: 0 });
});

test('a regular match has no decision lines', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1212');
  expect(scoresheet(table.log).decisions).toEqual([]);
});

test('recovery times, exceptional substitutions and new liberos are among the remarks', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies('1');
  const hurt = { type: 'medical', team: 'team2', player: 14 } as const;
  table.must({ ...hurt, stage: 'start' }, { ...hurt, stage: 'end' });
  table.must({ ...hurt, stage: 'start', override: 'the first was stopped by mistake' });
  const sub = { type: 'substitution', team: 'team1' } as const;
  table.must({ ...sub, pairs: [{ out: 1, in: 8 }] });
  table.rallies('1');
  const swap = [
    { out: 2, in: 9 },
    { out: 3, in: 10 },
  ];
  table.must({ ...sub, kind: 'exceptional', pairs: swap, override: 'two collided' });
  table.must({ type: 'libero-redesignate', team: 'team2', from: 17, to: 18 });
  const lines = scoresheet(table.log).decisions;
  expect(
    lines.map(({ kind, team, player, replacedBy, reason }) => [
      kind,
      team,
      player,
      replacedBy,
      reason,
    ]),
  ).toEqual([
    ['recovery', 'team2', 14, null, null],
    ['recovery', 'team2', 14, null, 'the first was stopped by mistake'],
    ['exceptional', 'team1', 2, 9, 'two collided'],
    ['exceptional', 'team1', 3, 10, 'two collided'],
    ['new-libero', 'team2', 17, 18, null],
  ]);
});

test('a breach that the referee let stand is listed with its players and the rule, a challenge with its answer', () => {
  const table = scorer(PRESETS.indoor);
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] },
    { type: 'lineup', set: 1, team: 'team2', players: [1, 2, 3, 4, 5, 6], liberos: [20] },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  table.must({ type: 'libero', team: 'team2', action: 'in', libero: 20, player: 5 });
  const override = 'the referee decides';
  table.must({ type: 'libero', team: 'team2', action: 'out', libero: 20, override });
  table.rallies('1');
  table.must({
    type: 'challenge',
    team: 'team2',
    outcome: 'right',
    kind: 'in-out',
    effect: 'overturn',
  });
  expect(scoresheet(table.log).decisions).toMatchObject([
    {
      kind: 'override',
      entry: 'libero',
      breaches: ['LIBERO_NEEDS_RALLY'],
      team: 'team2',
      player: 20,
      replacedBy: 5,
      reason: override,
    },
    {
      kind: 'challenge',
      team: 'team2',
      score: { team1: 0, team2: 1 },
      challenge: { kind: 'in-out', outcome: 'right', effect: 'overturn' },
    },
  ]);
});

test('exchanges of liberos that the referee let stand are listed with who left and who came in', () => {
  const table = scorer(PRESETS.indoor);
  const players = [1, 2, 3, 4, 5, 6];
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players },
    { type: 'lineup', set: 1, team: 'team2', players, liberos: [20, 21] },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  const exchange = { type: 'libero', team: 'team2', override: 'no whistle' } as const;
  table.must(
    { type: 'libero', team: 'team2', action: 'in', libero: 20, player: 5 },
    { ...exchange, action: 'swap', libero: 21 },
    { ...exchange, action: 'out', libero: 21, player: 5 },
    { ...exchange, action: 'in', libero: 20, player: 6 },
  );
  expect(
    scoresheet(table.log).decisions.map(({ player, replacedBy }) => [player, replacedBy]),
  ).toEqual([
    [20, 21],
    [21, 5],
    [6, 20],
  ]);
});

test('a substitution that the referee let stand is listed with each player who left and who came in', () => {
  const table = livePositions({ ...PRESETS.indoor, subs: { mode: 'fivb', max: 1 } });
  const pairs = [
    { out: 2, in: 8 },
    { out: 3, in: 9 },
  ];
  table.must({ type: 'substitution', team: 'team1', pairs, override: 'asked before the limit' });
  const line = { kind: 'override', entry: 'substitution', team: 'team1', breaches: ['SUB_LIMIT'] };
  expect(scoresheet(table.log).decisions).toMatchObject([
    { ...line, player: 2, replacedBy: 8 },
    { ...line, player: 3, replacedBy: 9 },
  ]);
});

test('a total that no set can end with breaks no rule of a referee, and a challenge may have no effect', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' });
  const total = { type: 'set-result', set: 1, team1Score: 25, team2Score: 24 } as const;
  table.must({ ...total, allowIrregular: true, override: 'the hall closed' });
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' });
  table.rallies('1');
  table.must({ type: 'challenge', team: 'team2', outcome: 'wrong' });
  expect(scoresheet(table.log).decisions).toMatchObject([
    { kind: 'override', entry: 'set-result', breaches: [], reason: 'the hall closed' },
    { kind: 'challenge', challenge: { kind: null, outcome: 'wrong', effect: 'none' } },
  ]);
});

import { expect, test } from 'vitest';
import { appendEvent } from '../match-log.ts';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, type Scorer, winnersTo } from '../testing/record-match.ts';
import { type Mend, mendEffects, takingOut } from './mend-effects.ts';

const indoor = PRESETS.indoor;
const slip = {
  type: 'lineup',
  set: 1,
  team: 'team1',
  players: [1, 2, 3, 4, 5, 9],
  liberos: [7],
} as const;

function idOf(table: Scorer, type: string, nth = 0): string {
  return table.log.events.filter((event) => event.type === type)[nth]!.id;
}

function effects(table: Scorer, mend: object) {
  const found = mendEffects(table.log, { id: 'm', at: 9, ...mend } as Mend);
  if (!found.ok) throw new Error(found.detail);
  return found.effects;
}

test('a corrected line-up tells the servers and the columns that change, and no score', () => {
  const table = livePositions(indoor);
  table.rallies('12121212121211');
  const entry = { ...slip, players: [1, 3, 2, 4, 5, 6] };
  const found = effects(table, { type: 'correct', target: idOf(table, 'lineup'), entry });
  expect(found).toMatchObject({ misfits: [], breaches: [], points: 0, scores: [] });
  expect(found).toMatchObject({ servers: 2, columns: 2 });
  expect(found.log.state.sets[0]!.team1.court!.positions).toContain(3);
});

test('a substitution that does not fit any more is told with its score, and what followed from it', () => {
  const table = livePositions(indoor);
  table.rallies('112');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 6, in: 8 }] });
  table.rallies('1');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 8, in: 6 }] });
  table.rallies('2');
  const mend = { type: 'correct', target: idOf(table, 'lineup'), entry: slip } as const;
  const found = effects(table, mend);
  const misfit = { set: 1, refusal: 'OUT_NOT_ON_COURT' };
  expect(found.misfits).toMatchObject([
    { ...misfit, event: { type: 'substitution' }, team1Score: 2, team2Score: 1 },
    { ...misfit, event: { type: 'substitution' }, team1Score: 3, team2Score: 1 },
  ]);
  // Decided: all of it is written as one entry.
  const full = { id: 'm', at: 9, ...mend };
  expect(appendEvent(table.log, full)).toMatchObject({ refusal: 'BREAKS_LATER' });
  const decided = takingOut(
    full,
    found.misfits.map(({ event }) => event.id),
  );
  const appended = appendEvent(table.log, decided);
  expect(appended.ok && appended.log.state).toEqual(found.log.state);
  const half = { ...full, also: [idOf(table, 'substitution')] };
  expect(takingOut(half, [half.also[0]!])).toBe(half);
  expect(effects(table, half).misfits).toHaveLength(1);
});

test('a point with another winner tells the score, the points and the servers', () => {
  const table = livePositions(indoor);
  table.rallies('1122');
  const correct = { type: 'correct', target: idOf(table, 'rally'), winner: 'team2' };
  expect(effects(table, correct)).toMatchObject({
    points: 1,
    servers: 3,
    scores: [{ set: 1, before: '2:2', after: '1:3' }],
  });
});

test('a point taken out or put in counts as one', () => {
  const table = liveMatch(indoor);
  table.rallies('11');
  const target = idOf(table, 'rally');
  expect(effects(table, { type: 'void', target })).toMatchObject({ points: 1, columns: 0 });
  expect(effects(table, { type: 'insert', before: target, winner: 'team2' }).points).toBe(1);
});

test('a set that ends earlier names the points that follow, and a set that goes away has no score', () => {
  const table = liveMatch(indoor);
  table.rallies(`${winnersTo(24, 23)}211`);
  table.must({ type: 'set-start', set: 2 });
  const target = idOf(table, 'rally', 47);
  const found = effects(table, { type: 'correct', target, winner: 'team1' });
  expect(found.misfits.map(({ event }) => event.type)).toEqual(['rally', 'rally']);
  expect(found.scores).toEqual([{ set: 1, before: '26:24', after: '25:23' }]);
  const started = effects(table, { type: 'void', target: idOf(table, 'set-start', 1) });
  expect(started.scores).toEqual([{ set: 2, before: '0:0', after: null }]);
  const between = effects(table, { type: 'void', target: idOf(table, 'set-start') });
  expect(between.misfits[0]).toMatchObject({ set: null, team1Score: 0 });
});

test('a later entry that now breaks a rule is told, and one let stand before is not', () => {
  const table = livePositions(indoor);
  table.rallies('2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 });
  const entry = { ...slip, players: [2, 3, 6, 4, 5, 1] };
  const correct = { type: 'correct', target: idOf(table, 'lineup'), entry };
  expect(effects(table, correct).breaches).toMatchObject([
    { code: 'LIBERO_BACK_ROW_ONLY', event: { type: 'libero' }, set: 1, team2Score: 1 },
  ]);
  table.must({ ...correct, type: 'correct' });
  const other = { ...correct, entry: { ...entry, players: [2, 3, 6, 5, 4, 1] } };
  expect(effects(table, other).breaches).toEqual([]);
  const overruled = { ...correct, entry: { ...slip, players: [1, 2, 3, 4, 7, 6] }, override: 'x' };
  expect(effects(livePositions(indoor), { ...overruled, target: 'e2' }).breaches).toEqual([]);
});

test('a mend that cannot stand itself is refused as it would be when it is written', () => {
  const table = livePositions(indoor);
  table.rallies('1');
  const at = { id: 'm', at: 9 };
  const short = { ...slip, players: [1] };
  const target = idOf(table, 'lineup');
  const wrong = { ...at, type: 'correct', target, entry: short } as const;
  expect(mendEffects(table.log, wrong)).toMatchObject({ ok: false, refusal: 'LINEUP_SIZE' });
  const away = { ...at, type: 'void', target: 'none' } as const;
  expect(mendEffects(table.log, away)).toMatchObject({ ok: false, refusal: 'TARGET_UNKNOWN' });
  const nowhere = { ...at, type: 'insert', before: 'none', winner: 'team1' } as const;
  expect(mendEffects(table.log, nowhere)).toMatchObject({ ok: false, refusal: 'TARGET_UNKNOWN' });
});

test('a point by penalty and a point without line-ups are compared without a server', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'penalty' });
  table.rallies('1');
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 1 });
  const entry = { type: 'sanction', team: 'team2', person: 'C', grade: 'penalty' };
  const found = effects(table, { type: 'correct', target: idOf(table, 'sanction'), entry });
  expect(found.scores).toEqual([{ set: 1, before: '0:2', after: '1:1' }]);
});

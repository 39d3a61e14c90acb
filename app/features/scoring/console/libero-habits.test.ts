import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { emptyLog, foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { type Scorer, scorer } from '#domain/volleyball/testing/record-match.ts';
import { liberoHabit } from './libero-habits.ts';
import { promptFor } from './prompts.ts';

function started(): Scorer {
  const table = scorer(PRESETS.indoor);
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6], liberos: [20, 21] },
    { type: 'lineup', set: 1, team: 'team2', players: [11, 12, 13, 14, 15, 16] },
    { type: 'set-start', set: 1, firstServe: 'team2' },
  );
  return table;
}

test('a swap of two liberos that the team made before is suggested with the same back row', () => {
  const table = started();
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 5 });
  expect(liberoHabit(table.log, 'team1')).toBeUndefined();
  table.rallies('2');
  expect(liberoHabit(table.log, 'team1')).toBeUndefined();
  table.must({ type: 'libero', team: 'team1', action: 'swap', libero: 21 });
  table.rallies('2');
  table.must({ type: 'libero', team: 'team1', action: 'swap', libero: 20 });
  table.rallies('2');
  expect(promptFor(table.log, 'team1')).toMatchObject({
    isDue: false,
    move: { action: 'swap', libero: 21, player: 20 },
  });
});

/** The same match, of which nothing was read before. */
function copyOf({ log }: Scorer) {
  return foldLog(log.rules, structuredClone(log.events) as MatchEvent[]);
}

test('a habit is the same whether the log is read at once or entry by entry', () => {
  const table = started();
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 5 });
  table.rallies('2');
  table.must({ type: 'libero', team: 'team1', action: 'out', libero: 20 });
  const target = table.log.events.at(-1)!.id;
  table.rallies('2');
  expect(liberoHabit(table.log, 'team1')).toMatchObject({ action: 'in', player: 5 });
  expect(liberoHabit(copyOf(table), 'team1')).toEqual(liberoHabit(table.log, 'team1'));
  table.must({ type: 'void', target });
  expect(liberoHabit(table.log, 'team1')).toEqual(liberoHabit(copyOf(table), 'team1'));
  expect(liberoHabit(emptyLog(PRESETS.indoor), 'team1')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { lineups, scorer } from '../testing/record-match.ts';
import { decidingPanels } from './deciding-panels.ts';
import { scoresheet } from './scoresheet.ts';

/** One set to 15 that decides, team 2 on the left: 8-6 for team 2 at the change, then 15-9. */
function decidingSet(points: string) {
  const rules = { ...PRESETS.indoor, setsToWin: 1 };
  const table = scorer(rules);
  const begin = { type: 'set-start', set: 1, firstServe: 'team1', left: 'team2' } as const;
  table.must({ type: 'start' }, ...lineups(rules, 1), begin);
  table.rallies(points);
  return table;
}

test('the third panel has the first team from the change of sides on', () => {
  const table = decidingSet('');
  table.must({ type: 'timeout', team: 'team2' });
  table.rallies('111222'.repeat(2));
  table.rallies('22');
  table.must({ type: 'timeout', team: 'team2' });
  table.rallies(`111${'2'.repeat(7)}`);
  const [set] = scoresheet(table.log).sets;
  expect(set!.changes).toEqual([{ team1: 6, team2: 8 }]);
  const [first, other, third] = decidingPanels(set!);
  expect([first!.side, other!.side, third!.side]).toEqual(['team2', 'team1', 'team2']);
  expect([first!.sheet.score, third!.carried, third!.sheet.score]).toEqual([8, 8, 15]);
  expect(first!.sheet.struck.length).toBe(8);
  expect(first!.sheet.timeouts).toEqual([{ own: 0, other: 0 }]);
  expect(third!.sheet.timeouts).toEqual([{ own: 8, other: 6 }]);
  const before = first!.sheet.rounds!;
  const after = third!.sheet.rounds!;
  expect([...before, ...after]).toEqual(set!.team2.rounds);
  expect(before.map(({ score }) => score)).toEqual([null, 3, 8]);
  expect(third!.sheet.rounds!.every(({ score }) => score! > 8)).toBe(true);
  expect([first!.isLast, other!.isLast, third!.isLast]).toEqual([false, true, true]);
});

test('without a change of sides the third panel is empty', () => {
  const [set] = scoresheet(decidingSet('1212').log).sets;
  const [first, other, third] = decidingPanels(set!);
  expect([first!.sheet.score, other!.sheet.score, third!.sheet.score]).toEqual([2, 2, 0]);
  expect([first!.isLast, third!.isLast]).toEqual([true, false]);
  const { order, struck, timeouts } = third!.sheet;
  expect([order, struck, timeouts]).toEqual([[], [], []]);
});

test('a substitution stands in the panel of its score, and one that ends after the change in both', () => {
  const table = decidingSet('');
  table.must({ type: 'substitution', team: 'team2', pairs: [{ out: 11, in: 18 }] });
  table.rallies('2');
  table.must({ type: 'substitution', team: 'team2', pairs: [{ out: 12, in: 19 }] });
  table.rallies('2');
  table.must({ type: 'substitution', team: 'team2', pairs: [{ out: 19, in: 12 }] });
  table.rallies('2'.repeat(6));
  const pairs = [
    { out: 18, in: 11 },
    { out: 13, in: 20 },
  ];
  table.must({ type: 'substitution', team: 'team2', pairs });
  const [set] = scoresheet(table.log).sets;
  const [before, , after] = decidingPanels(set!);
  const substitutesOf = (panel: typeof before) =>
    panel!.sheet.order.flatMap(({ substitutes }) =>
      substitutes.map(({ number, came, left }) => [number, came?.own, left?.own]),
    );
  expect(substitutesOf(before)).toEqual([
    [18, 0, undefined],
    [19, 1, 2],
  ]);
  expect(substitutesOf(after)).toEqual([
    [18, 0, 8],
    [19, 1, 2],
    [20, 8, undefined],
  ]);
});

test('a set of which nobody wrote line-ups and sides begins with team 1 on the left', () => {
  const table = scorer({ ...PRESETS.indoor, setsToWin: 1 });
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  table.rallies('1'.repeat(8));
  table.must({ type: 'set-score', set: 1, team1Score: 10, team2Score: 0 });
  const [set] = scoresheet(table.log).sets;
  const panels = decidingPanels(set!);
  expect(panels.map(({ side, carried }) => [side, carried])).toEqual([
    ['team1', 0],
    ['team2', 0],
    ['team1', 8],
  ]);
  expect(panels.map(({ sheet }) => sheet.rounds)).toEqual([null, null, null]);
});

test('a substitute who stays stands in both panels, whoever is ahead when the sides change', () => {
  const table = decidingSet('1'.repeat(5));
  table.must({ type: 'substitution', team: 'team2', pairs: [{ out: 11, in: 18 }] });
  table.rallies('222222221');
  const [set] = scoresheet(table.log).sets;
  const [before, , after] = decidingPanels(set!);
  const stays = [{ number: 18, came: { own: 0, other: 5 }, left: null }];
  const columnOf = (panel: typeof before) =>
    panel!.sheet.order.find(({ starter }) => starter === 11)!.substitutes;
  expect([columnOf(before), columnOf(after)]).toEqual([stays, stays]);
});

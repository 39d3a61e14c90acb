import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { type RallyLog, replayRallyLog } from '../testing/rally-log.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';
import { chanceCourse } from './chance-course.ts';
import { winChance } from './win-chance.ts';

const { indoor } = PRESETS;

test('the chance after each point is that of the state after it', () => {
  const table = liveMatch(indoor);
  const course = [winChance(indoor, scorer(indoor).log.state)];
  for (const winner of '1121221112') {
    table.rallies(winner);
    course.push(winChance(indoor, table.log.state));
  }
  const { now, chances, turn } = chanceCourse(table.log);
  expect(chances).toEqual(course);
  expect([now, turn]).toEqual([course.at(-1), null]);
});

test('the smallest chance of the winner is told with its score', () => {
  const table = liveMatch(indoor);
  table.rallies(`${'2'.repeat(24)}${'1'.repeat(26)}`);
  for (const set of [2, 3]) table.must({ type: 'set-result', set, team1Score: 25, team2Score: 20 });
  const { now, turn } = chanceCourse(table.log);
  expect(now).toBe(1);
  expect(turn).toMatchObject({ set: 1, team1Score: 0, team2Score: 24 });
  expect(turn!.chance).toBeLessThan(0.35);
});

test('sets known by their totals count, and no point is invented', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const set of [1, 2, 3])
    table.must({ type: 'set-result', set, team1Score: 25, team2Score: 20 });
  expect(chanceCourse(table.log)).toEqual({
    now: 1,
    chances: [0.5, 0.6875, 0.875, 1].map((chance) => expect.closeTo(chance, 9)),
    turn: null,
  });
});

test('a drawn set changes no chance, and a set played after the decision adds none', () => {
  const rules = { ...PRESETS['indoor-best-of-3'], deadSets: true, timeLimitMin: 20 };
  const drawn = scorer({ ...rules, onTime: 'drawAllowed' });
  drawn.must({ type: 'start' });
  drawn.must({ type: 'set-result', set: 1, team1Score: 9, team2Score: 9 });
  const [before, after, ...more] = chanceCourse(drawn.log).chances;
  expect(before).toBeCloseTo(0.5, 9);
  expect([after, more]).toEqual([before, []]);
  const dead = scorer(rules);
  dead.must({ type: 'start' });
  for (const set of [1, 2]) dead.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  const decided = chanceCourse(dead.log);
  dead.must({ type: 'set-result', set: 3, team1Score: 9, team2Score: 15 });
  expect(dead.log.state.sets).toHaveLength(3);
  expect(chanceCourse(dead.log)).toEqual(decided);
});

const FOLDER = new URL('../../../test-data/matches/', import.meta.url);

/** Of the real matches in the repository, set by set: what was predicted at each point, and what came. */
function setPredictions(): { chance: number; won: boolean }[] {
  return readdirSync(FOLDER).flatMap((name) => {
    const data = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as RallyLog;
    const target = name === 'dvw-example-click-scout.json' ? { target: 21 } : {};
    const rules = { ...indoor, ...target, setsToWin: 1, decidingTarget: target.target ?? 25 };
    const match = replayRallyLog({ ...indoor, ...target }, data, { positions: false }).log;
    return match.state.sets.flatMap((set) => {
      if (set.winner === null) return [];
      const limits = { ...rules, decidingTarget: set.set === 5 ? 15 : rules.decidingTarget };
      const alone = { ...match.state, sets: [{ ...set, set: 1 }] };
      const { chances } = chanceCourse({ ...match, rules: limits, state: alone });
      const won = set.winner === 'team1';
      // Seen from both sides: which team is the first one means nothing.
      return chances.slice(1, -1).flatMap((chance) => [
        { chance, won },
        { chance: 1 - chance, won: !won },
      ]);
    });
  });
}

test('on real sets the chance predicts better than a coin, and is near to what came in each fifth', () => {
  const all = setPredictions();
  expect(all.length).toBeGreaterThan(3000);
  const loss =
    -all.reduce((sum, { chance, won }) => {
      const right = Math.min(0.999, Math.max(0.001, won ? chance : 1 - chance));
      return sum + Math.log(right);
    }, 0) / all.length;
  const fifths = [0, 1, 2, 3, 4].map((fifth) => {
    const own = all.filter(({ chance }) => Math.min(4, Math.floor(chance * 5)) === fifth);
    const mean = (of: (it: (typeof own)[number]) => number) =>
      own.reduce((sum, it) => sum + of(it), 0) / own.length;
    return [mean(({ chance }) => chance), mean(({ won }) => Number(won))] as const;
  });
  expect(loss).toBeLessThan(0.4);
  for (const [predicted, came] of fifths) expect(Math.abs(predicted - came)).toBeLessThan(0.05);
});

import { expect, test } from 'vitest';
import type { MatchEvent } from './events.ts';
import { isTooMuch, MAX_ENTRIES, oneBatch } from './log-limits.ts';
import { emptyLog } from './match-log.ts';
import { PRESETS } from './presets.ts';

const remark: MatchEvent = { id: 'a', at: 1, type: 'remark', text: 'Mvua' };
const undo: MatchEvent = { id: 'b', at: 2, type: 'void', target: 'a' };

test.each([
  [MAX_ENTRIES - 1, [remark], false],
  [MAX_ENTRIES, [remark], true],
  [999, Array(200).fill(undo), true],
  [800, Array(200).fill(undo), false],
  [MAX_ENTRIES - 39, Array(39).fill(undo), false],
  [0, Array(448).fill(undo), true],
])('a log of %i entries takes a batch or refuses it as too much', (before, batch, isRefused) => {
  const log = { ...emptyLog(PRESETS.indoor), events: Array(before).fill(remark) };
  expect(isTooMuch(log, batch)).toBe(isRefused);
});

test.each([
  ['all that is there', 10, Array(3).fill(undo), 3],
  ['no more than was asked for', 10, Array(300).fill(remark), 200],
  ['fewer corrections behind a long log', 1900, Array(200).fill(undo), 100],
  ['one behind a log that is full', MAX_ENTRIES, [remark, undo], 1],
  ['nothing of nothing', 10, [], 0],
])('a batch of %s is counted', (_what, before, waiting, size) => {
  const log = { ...emptyLog(PRESETS.indoor), events: Array(before).fill(remark) };
  expect(oneBatch(log, waiting, 200)).toEqual(waiting.slice(0, size));
});

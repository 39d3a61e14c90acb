import { expect, test } from 'vitest';
import type { MatchEvent } from './events.ts';
import { isTooMuch, MOST_ENTRIES } from './log-limits.ts';
import { emptyLog } from './match-log.ts';
import { PRESETS } from './presets.ts';

const remark: MatchEvent = { id: 'a', at: 1, type: 'remark', text: 'Mvua' };
const undo: MatchEvent = { id: 'b', at: 2, type: 'void', target: 'a' };

test.each([
  [MOST_ENTRIES - 1, [remark], false],
  [MOST_ENTRIES, [remark], true],
  [999, Array(200).fill(undo), true],
  [800, Array(200).fill(undo), false],
  [MOST_ENTRIES - 39, Array(39).fill(undo), false],
  [0, Array(448).fill(undo), true],
])('to %i entries a batch, too much or not', (before, batch, isRefused) => {
  const log = { ...emptyLog(PRESETS.indoor), events: Array(before).fill(remark) };
  expect(isTooMuch(log, batch)).toBe(isRefused);
});

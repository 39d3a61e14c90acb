// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { LiveScore } from '#contract/matches/live.ts';
import { patchMatch } from './patch-match.ts';

const line: LiveScore = {
  id: 'm1',
  v: 8,
  s: 'Live',
  wins: [1, 0],
  set: 2,
  score: [12, 9],
  serve: 1,
};

/** A row of a list that shows the match in the second set. */
function row(facts = ''): string {
  return `<p data-match="m1" data-v="7" data-status="Live" data-set="2" data-serve="2" ${facts}>
    <b data-k="w1">1</b><b data-k="w2">0</b><b data-k="p1">11</b><b data-k="p2">9</b>
    <i data-k="set">Set 1</i><i data-pressure>Set point</i><time data-fresh=""></time></p>`;
}

const show = (...rows: string[]) => {
  document.body.innerHTML = `<div data-word-set="Set {n}">${rows.join('')}</div>`;
};
const texts = (name: string) =>
  [...document.querySelectorAll(`[data-k="${name}"]`)].map((cell) => cell.textContent);

beforeEach(() => show());

test('a match that the page does not show is absent', () => {
  show(row().replace('m1', 'm2'));
  expect(patchMatch(line)).toBe('absent');
});

test('a point is written into every row of the match, and flashes only where it is new', () => {
  show(row(), row());
  expect(patchMatch(line)).toBe('patch');
  expect([texts('w1'), texts('p1'), texts('p2')]).toEqual([
    ['1', '1'],
    ['12', '12'],
    ['9', '9'],
  ]);
  expect(document.querySelectorAll('.flash')).toHaveLength(2);
  expect(texts('set')).toEqual(['Set 2', 'Set 2']);
  expect(document.querySelector('[data-pressure]')).toBeNull();
  expect(document.querySelector<HTMLElement>('[data-fresh]')!.dataset.fresh).toMatch(/^2\d{3}-/);
});

test('a line that the page shows already changes nothing', () => {
  show(row());
  expect(patchMatch({ ...line, v: 7, score: [20, 9] })).toBe('old');
  expect(texts('p1')).toEqual(['11']);
});

test('the line that was written is known: the same line again is old', () => {
  show(row());
  patchMatch(line);
  expect(patchMatch(line)).toBe('old');
  expect(document.querySelector<HTMLElement>('[data-match]')!.dataset.serve).toBe('1');
});

test('a later row that can be written in place does not take back that the page is read again', () => {
  const ended = row().replace('data-status="Live"', 'data-status="not started"');
  show(ended, row());
  expect(patchMatch(line)).toBe('reload');
  expect(texts('p1')).toEqual(['11', '12']);
});

test('a later row that is up to date does not take back that the page is read again', () => {
  const ended = row().replace('data-status="Live"', 'data-status="not started"');
  show(ended, row().replace('data-v="7"', 'data-v="8"'));
  expect(patchMatch(line)).toBe('reload');
});

test('a later row that needs more has the page read again', () => {
  show(row(), row().replace('data-status="Live"', 'data-status="not started"'));
  expect(patchMatch(line)).toBe('reload');
});

test('a line of no set leaves the name of the set as it is', () => {
  show(row());
  patchMatch({ ...line, set: 0 });
  expect(texts('set')).toEqual(['Set 1']);
});

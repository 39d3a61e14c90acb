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
    <s data-k="o1"><i>25</i><i></i></s><s data-k="o2"><i>20</i><i></i></s>
    <i data-k="set" data-set="Set {n}" data-interval="Then {n}">Set 1</i>
    <time data-fresh=""></time></p>`;
}

const show = (...rows: string[]) => {
  document.body.innerHTML = rows.join('');
};
const texts = (name: string) =>
  [...document.querySelectorAll(`[data-k="${name}"]`)].map((cell) => cell.textContent);

beforeEach(() => show());

test('a match not on the page is reported as absent', () => {
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
  expect(
    Number(document.querySelector<HTMLElement>('[data-fresh]')!.dataset.fresh),
  ).toBeGreaterThan(Date.UTC(2026, 1));
});

test('a line that the page shows already changes nothing', () => {
  show(row());
  expect(patchMatch({ ...line, v: 7, score: [20, 9] })).toBe('old');
  expect(texts('p1')).toEqual(['11']);
});

test('a line is recognised as old when it comes a second time', () => {
  show(row());
  patchMatch(line);
  expect(patchMatch(line)).toBe('old');
  expect(document.querySelector<HTMLElement>('[data-match]')!.dataset.serve).toBe('1');
});

test('a later row that can be written in place does not cancel the reload', () => {
  const ended = row().replace('data-status="Live"', 'data-status="not started"');
  show(ended, row());
  expect(patchMatch(line)).toBe('reload');
  // Values that can be written are shown at once; the rest comes with the page.
  expect(texts('p1')).toEqual(['12', '12']);
});

test('a later row that is up to date does not cancel the reload', () => {
  const ended = row().replace('data-status="Live"', 'data-status="not started"');
  show(ended, row().replace('data-v="7"', 'data-v="8"'));
  expect(patchMatch(line)).toBe('reload');
});

test('a later row that needs more reloads the page', () => {
  show(row(), row().replace('data-status="Live"', 'data-status="not started"'));
  expect(patchMatch(line)).toBe('reload');
});

test('a line without a set leaves the name of the set unchanged', () => {
  show(row());
  patchMatch({ ...line, set: 0 });
  expect(texts('set')).toEqual(['Set 1']);
});

test('a set that is over shows the interval and its points in their column', () => {
  show(row());
  patchMatch({ ...line, wins: [1, 1], score: [22, 25], serve: 0 });
  expect(texts('set')).toEqual(['Then 3']);
  expect([...document.querySelectorAll('s i')].map((column) => column.textContent)).toEqual([
    '25',
    '22',
    '20',
    '25',
  ]);
  const match = document.querySelector<HTMLElement>('[data-match]')!;
  expect('over' in match.dataset).toBe(true);
  patchMatch({ ...line, v: 9, wins: [1, 1], set: 3, score: [0, 0] });
  expect(texts('set')).toEqual(['Set 3']);
  expect('over' in match.dataset).toBe(false);
});

test('a decided match waits for its end, not for another set', () => {
  show(row());
  patchMatch({ ...line, wins: [2, 0], score: [25, 22], serve: 0, y: 7 });
  expect(texts('set')).toEqual(['Set 2']);
});

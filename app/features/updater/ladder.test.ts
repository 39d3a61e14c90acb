// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { nameShirts } from './court.ts';
import { climb } from './ladder.ts';

const ROWS =
  '<li class="ev">Time-out</li>' +
  '<li class="l2"><p>Ace</p><i>2</i><b>1</b></li>' +
  '<li class="l1"><p>Block</p><b>2</b><i>0</i></li>';
const point = (reason = 0, shirt = 0) => ({ moment: 0, reason, shirt });

let ladder: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<ol data-ladder="0" data-reasons="Attack|Block">${ROWS}</ol>`;
  ladder = document.querySelector('ol')!;
});
const texts = () => [...ladder.children].map((row) => row.textContent.trim());

test('a new point comes on top, in the column of its team', () => {
  climb(ladder, { score: [3, 1], serve: 1, point: point(1, 14) });
  expect(texts()[0]).toBe('Attack 1431');
  expect(ladder.firstElementChild?.outerHTML).toBe(
    '<li class="l1"><p>Attack <small>14</small></p><b>3</b><i>1</i></li>',
  );
});

test('a line with the same score adds nothing', () => {
  climb(ladder, { score: [2, 1], serve: 2, point: point() });
  expect(texts()).toHaveLength(3);
});

test('points that were taken back are removed', () => {
  climb(ladder, { score: [2, 0], serve: 1, point: point() });
  expect(texts()).toEqual(['Time-out', 'Block20']);
});

test('points of the other team are left out if one team is chosen', () => {
  ladder.dataset.ladder = '2';
  climb(ladder, { score: [3, 1], serve: 1, point: point(1) });
  expect(texts()).toHaveLength(3);
});

test('a known shirt has its player’s name, an unknown one has none', () => {
  document.body.innerHTML =
    '<svg data-names="7 Omary|13 Ngao (L)"><text class="no">13</text><text>Omary</text>' +
    '<text class="no">99</text><text>Ngao (L)</text></svg>';
  nameShirts(document.body);
  const names = [...document.querySelectorAll('text:not(.no)')].map((item) => item.textContent);
  expect(names).toEqual(['Ngao (L)', '']);
});

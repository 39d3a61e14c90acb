// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest';
import { showRecent } from './recent-searches.ts';

beforeEach(() => localStorage.clear());
afterAll(() => document.body.replaceChildren());

/** The search page for a word for which something was found, or for none. */
function open(q = ''): HTMLElement {
  document.body.innerHTML =
    `<input name="q"><section hidden data-q="${q}" data-action="/sw/search">` +
    '<ul></ul><button></button></section>';
  const section = document.querySelector('section')!;
  showRecent(section);
  return section;
}

const wordsOf = (section: HTMLElement) =>
  [...section.querySelectorAll('a')].map(({ textContent }) => textContent);

test('searches that found something are offered, the latest first and each once', () => {
  for (const q of ['kvz', 'taifa', 'KVZ']) expect(open(q).hidden).toBe(true);
  const section = open();
  expect(section.hidden).toBe(false);
  expect(wordsOf(section)).toEqual(['KVZ', 'taifa']);
  expect(section.querySelector('a')?.getAttribute('href')).toBe('/sw/search?q=KVZ');
});

test('at most eight are kept', () => {
  for (let n = 1; n <= 10; n += 1) open(`t${n}`);
  expect(wordsOf(open())).toEqual(['t10', 't9', 't8', 't7', 't6', 't5', 't4', 't3']);
});

test('they are cleared by the button', () => {
  open('kvz');
  const section = open();
  section.querySelector('button')?.click();
  expect(section.hidden).toBe(true);
  expect(open().hidden).toBe(true);
});

test('a storage that somebody has spoiled counts as empty', () => {
  localStorage.searches = '{"a":';
  expect(open().hidden).toBe(true);
  localStorage.searches = '[1,"kvz",null]';
  expect(wordsOf(open())).toEqual(['kvz']);
});

import { expect, test } from '@playwright/test';
import { elementPaths } from '../support/element-paths.ts';

const page = (row: string) => `<html><body class="wide"><main><ul>${row}</ul><br></main></body>`;
function newIn(row: string, before: string): string[] {
  const seen = elementPaths(page(before));
  return [...elementPaths(page(row))].filter((path) => !seen.has(path));
}

test('a page that differs in its words alone has no new elements', () => {
  const row = (name: string) => `<li><a class="link" href="/${name}">${name}</a></li>`;
  expect(newIn(row('Kibo'), row('Mawenzi'))).toEqual([]);
  expect(newIn(row('Kibo') + row('Shira'), row('Mawenzi'))).toEqual([]);
});

test('an element with another class, state or place, or without words, is new', () => {
  const known = '<li><a class="link" aria-current="page" href="/a">a</a></li>';
  const others = [
    known.replace('link', 'button'),
    known.replace('"page"', '"false"'),
    known.replace('>a<', '><'),
    `<li><b>${known}</b></li>`,
  ];
  for (const other of others) expect(newIn(other, known), other).not.toEqual([]);
  expect(newIn(known, known)).toEqual([]);
});

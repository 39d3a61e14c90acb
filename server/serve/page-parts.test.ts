import { expect, test } from 'vitest';
import { PARTS } from './page-parts.ts';

const STYLE = '<style data-precedence="part" data-href="points">.ladder{}</style>';

function page(head: string): string {
  return `<html><head><style>.all{}</style>${head}<title>Chui v Faru</title></head><body><main id="main"><article><p>15-6</p></article></main><footer></footer></body></html>`;
}

test('the middle of a page is its title and its main', () => {
  expect(PARTS.main!(page(''))).toBe(
    '<title>Chui v Faru</title><main id="main"><article><p>15-6</p></article></main>',
  );
});

test('the middle of a page brings the style of its tab, within the match', () => {
  expect(PARTS.main!(page(STYLE))).toBe(
    `<title>Chui v Faru</title><main id="main"><article><p>15-6</p>${STYLE}</article></main>`,
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Monogram } from './monogram.tsx';

test.each([
  ['TVNL 2026 Men (demo)', 'TM'],
  ['Kombe la Muungano 2026/27', 'KM'],
  ['Ligi Kuu Zanzibar 2026', 'LKZ'],
  ['2026', '?'],
])('the monogram of %s has no year and no remark: %s', (name, letters) => {
  const html = renderToStaticMarkup(<Monogram name={name} logo={null} type="League" size={32} />);
  expect(/>([^<>]*)<\/text>/.exec(html)?.[1]).toBe(letters);
});

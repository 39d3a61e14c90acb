// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { PageParts } from './page-parts.tsx';

test('the style page shows the small score, tabs, points, line-ups, days, opponents and hits', () => {
  const { container } = showPart(<PageParts />);
  const parts = ['.mini', '.tabs', '.ladder', '.lineup-list', '.days', '.calendar', '.next-last'];
  for (const part of [...parts, '.pills', '.hits']) {
    expect(container.querySelector(part), part).not.toBe(null);
  }
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Leader } from '#contract/leagues/leaders.ts';
import { TopScorers } from './top-scorers.tsx';

const leader = (name: string, points: number) =>
  ({ player: { id: name, name, number: 7 }, team: { name: 'Nyota' }, points }) as unknown as Leader;

test('a league has its best scorers with points and team, and those that are level share a place', () => {
  const points = [leader('Asha', 23), leader('Rehema', 19), leader('Zuhura', 19)];
  const { container } = showPart(<TopScorers league="l" leaders={{ points, withScorers: 2 }} />);
  const rows = [...container.querySelectorAll('li')].map((row) =>
    row.textContent.replace(/\s/g, ''),
  );
  expect(rows).toEqual(['1AshaNyota23', '2RehemaNyota19', '2ZuhuraNyota19']);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/league/l/statistics');
});

test('a league in which no log names the scorers has no such list', () => {
  const { container } = showPart(
    <TopScorers league="l" leaders={{ points: [], withScorers: 0 }} />,
  );
  expect(container.querySelector('section')).toBeNull();
});

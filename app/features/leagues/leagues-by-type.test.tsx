// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { League } from '#contract/leagues/league.ts';
import { LeaguesByType } from './leagues-by-type.tsx';

const league = (name: string, type: League['type']) =>
  ({
    id: name,
    name,
    type,
    startsAt: '2026-11-27',
    gender: null,
    season: null,
  }) as unknown as League;

test('leagues stand without a heading, then the sections Tournaments, Bonanza and Beach Volleyball', () => {
  const leagues = [
    league('Coco Open', 'Beach'),
    league('Nyerere Cup', 'Tournament'),
    league('Ligi Kuu', 'League'),
    league('Kisonge', 'Bonanza'),
  ];

  const { container } = showPart(<LeaguesByType leagues={leagues} />);

  const sections = [...container.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent,
    section.querySelector('a')?.getAttribute('href'),
  ]);
  expect(sections).toEqual([
    [undefined, '/league/Ligi Kuu'],
    ['Tournaments', '/league/Nyerere Cup'],
    ['Bonanza', '/league/Kisonge'],
    ['Beach Volleyball', '/league/Coco Open'],
  ]);
});

test('a type without leagues has no section', () => {
  const { container } = showPart(<LeaguesByType leagues={[league('Kisonge', 'Bonanza')]} />);

  expect([...container.querySelectorAll('h2')].map((head) => head.textContent)).toEqual([
    'Bonanza',
  ]);
});

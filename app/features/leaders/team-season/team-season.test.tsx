// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { TeamSeasonStatistics } from '#contract/statistics/statistics.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { teamFigures } from '#domain/volleyball/statistics/season/team-figures.ts';
import { zonesOfTally } from '#domain/volleyball/statistics/touches/zone-counts.ts';
import { liveMatch } from '#domain/volleyball/testing/record-match.ts';
import { LeaguePhases } from '../league-phases.tsx';
import { TeamSeason } from './team-season.tsx';

const NYOTA = {
  id: 't1',
  name: 'Nyota',
  logo: null,
  jerseyColor1: '#123456',
  jerseyColor2: '#ffffff',
};
const ASHA = { id: 'p1', name: 'Asha Juma', number: 7 };
const TOUCHES = ['*01SM-~~~16', 'a06RM#~~~16', 'a09AH+V5~41', '*06DH#', '*07AH#V5~46'];

function seasonOf(
  touches: readonly string[],
  setters?: { team1: number },
  rules = PRESETS.indoor,
): TeamSeasonStatistics {
  const table = liveMatch(rules);
  table.must({ type: 'rally', winner: 'team1', touches, setters });
  table.rallies('2');
  const { shirts, ...figures } = teamFigures(table.log).team1;
  const own = shirts.get(7);
  const season = {
    team: NYOTA,
    played: 4,
    ...figures,
    touches: figures.touches && {
      ...figures.touches,
      zones: zonesOfTally(figures.touches.zones),
    },
    players: own ? [{ player: ASHA, ...own }] : [],
  };
  return season as unknown as TeamSeasonStatistics;
}

function show(statistics: TeamSeasonStatistics, chosen: string | null = null) {
  return showPart(
    <TeamSeason league="l1" statistics={statistics} chosen={chosen} />,
    undefined,
    '/league/l1/statistics',
  ).screen;
}

const textsOf = (list: Element) =>
  [...list.querySelectorAll('li')].map(({ textContent }) => textContent);

test('rotations of a season stand as on the court, with side-out, break point and their counts', () => {
  const screen = show(seasonOf([]));
  const [rotations, ...others] = screen.getAllByRole('list');
  expect(others).toEqual([]);
  const texts = textsOf(rotations!);
  expect(texts.map((text) => text!.replace(/Side-out.*/, ''))).toEqual(
    'IV III II V VI I'.split(' '),
  );
  expect(texts.at(-1)).toBe('ISide-out – Break point 50% 1/2');
  expect(rotations!.querySelectorAll('rect')[11]!.getAttribute('width')).toBe('50');
  expect(screen.getAllByText('From 1 of 4 matches, 1 set.').length).toBe(2);
  expect(screen.queryByRole('img', { name: /Attacks/ })).toBe(null);
});

test('turns of two players stand side by side, and no court is spoken of', () => {
  const screen = show(seasonOf([], undefined, PRESETS.beach));
  expect(screen.getByRole('list').className).toContain('two-columns');
  const [, second] = textsOf(screen.getByRole('list'));
  expect(second!.trim()).toBe('IISide-out – Break point –');
  expect(screen.queryByText(/As on the court/)).toBe(null);
});

test('a scouted season has positions of the setter, attacks by phase, zones and players', () => {
  const screen = show(seasonOf(TOUCHES, { team1: 5 }));
  const lists = screen.getAllByRole('list').map(textsOf);
  expect(lists.length).toBe(2);
  expect(lists[1]!.find((text) => text!.startsWith('P5'))).toBe(
    'P5Side-out – Break point 100% 1/1',
  );
  const phases = screen.getByRole('table', { name: 'Attack by phase' });
  const serving = within(phases).getByRole('row', { name: /While serving/ });
  expect(
    within(serving)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['1', '1', '0', '0', '100%']]);
  expect(screen.getByRole('img', { name: 'Attacks to. Zone 6: 1, 1 good' })).toBeTruthy();
  const players = screen.getByRole('table', { name: 'Attack by player and phase' });
  const link = within(players).getByRole('link', { name: '7 A. Juma' });
  expect(link.getAttribute('href')).toBe('/league/l1/statistics?team=t1&player=p1');
  expect(screen.getByRole('link', { name: 'As a table (CSV)' }).getAttribute('href')).toContain(
    '/leagues/l1/teams/t1/statistics.csv',
  );
});

test('a chosen player has the attacks and zones alone, and a way back to all players', () => {
  const screen = show(seasonOf(TOUCHES), 'p1');
  expect(screen.getByRole('heading', { name: 'Asha Juma: attack and zones' })).toBeTruthy();
  expect(screen.queryAllByRole('list')).toEqual([]);
  const table = screen.getByRole('link', { name: 'As a table (CSV)' });
  expect(table.getAttribute('href')).toContain('player=p1');
  expect(screen.getByRole('link', { name: 'All players' }).getAttribute('href')).toBe(
    '/league/l1/statistics?team=t1',
  );
});

test('a team of which no match was scored point by point says so, and offers no empty file', () => {
  const nothing = { phases: null, rotations: null, setter: null, touches: null, players: [] };
  const screen = show({ ...seasonOf([]), ...nothing });
  expect(screen.getByText(/nothing can be counted/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'As a table (CSV)' })).toBe(null);
  expect(screen.queryAllByRole('table')).toEqual([]);
});

test('side-outs of a league name each team with the way to its season', () => {
  const { phases } = seasonOf([]);
  const line = { team: NYOTA, ...phases! } as Parameters<typeof LeaguePhases>[0]['phases'][number];
  const { screen } = showPart(<LeaguePhases league="l1" phases={[line]} />);
  const row = screen.getByRole('row', { name: /Nyota/ });
  expect(row.textContent).toBe('Nyota–50%1');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/league/l1/statistics?team=t1');
});

test('a league without points has no side-outs to show', () => {
  const { screen } = showPart(<LeaguePhases league="l1" phases={[]} />);
  expect(screen.queryByRole('table')).toBe(null);
});

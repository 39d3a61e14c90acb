// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { chanceCourse } from '#domain/volleyball/statistics/chance-course.ts';
import { matchStatistics } from '#domain/volleyball/statistics/match-statistics.ts';
import { liveMatch } from '#domain/volleyball/testing/record-match.ts';
import { type FiguresChoice, readFiguresChoice } from './figures-choice.ts';
import { StatisticsTab } from './statistics-tab.tsx';

const PLAIN = { logo: null, jerseyColor1: '#123456', jerseyColor2: '#ffffff' };
const TEAMS = {
  team1: { id: 't1', name: 'Nyota', ...PLAIN },
  team2: { id: 't2', name: 'Simba', ...PLAIN },
};
const MATCH = { id: 'm1', ...TEAMS } as unknown as Match;

const PLAYERS: FiguresChoice = { view: 'players', player: null };
const POSITIONS: FiguresChoice = { view: 'positions', player: null };

type Setters = { team1?: number; team2?: number };

function pageOf(touches: readonly string[], setters?: Setters): MatchStatisticsAnswer {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'rally', winner: 'team1', reason: 'attack', player: 12, touches, setters });
  const statistics = matchStatistics(table.log);
  const player = { id: 'p1', name: 'Asha Juma' };
  const teamOf = (side: Side) => ({
    ...statistics[side],
    team: TEAMS[side],
    shirts: statistics[side].shirts.map((line) => ({ ...line, player })),
    box: statistics[side].box && {
      ...statistics[side].box,
      players: statistics[side].box.players.map((line) => ({ ...line, player })),
    },
  });
  const page = { ...statistics, team1: teamOf('team1'), team2: teamOf('team2') };
  return page as unknown as MatchStatisticsAnswer;
}

const TOUCHES = ['*01SM-~~~16', 'a06RM#~~~16', 'a09AH+V5~41', '*06DH#', '*12AH#V5~46'];

function show(page: MatchStatisticsAnswer, choice: FiguresChoice) {
  const tab = { match: MATCH, page, base: '/m1', chances: null, choice };
  return showPart(<StatisticsTab {...tab} />).screen;
}

test('a scouted match shows box scores, its other views and files of both teams', () => {
  const screen = show(pageOf(TOUCHES), PLAYERS);
  const table = screen.getByRole('table', { name: 'Players of Nyota' });
  const row = within(table).getByRole('row', { name: /12 A. Juma/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 8),
  ).toEqual(['1', '1', '1', '1', '', '', '100%', '100%']);
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/m1/statistics?player=1-12');
  const views = screen.getByRole('navigation', { name: 'Statistics' });
  const links = within(views).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m1/statistics',
    '/m1/statistics?view=positions',
    '/m1/statistics?view=course',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(screen.queryByRole('img', { name: /Attacks to/ })).toBe(null);
  expect(screen.getByRole('link', { name: 'Box score (PDF)' }).getAttribute('href')).toContain(
    '/matches/m1/box-score.pdf',
  );
});

test('the zones of a scouted match are those of the chosen player', () => {
  const screen = show(pageOf(TOUCHES), { view: 'positions', player: '1-12' });
  expect(screen.getByText(/Only Asha Juma/)).toBeTruthy();
  const zones = screen.getAllByRole('img', { name: 'Attacks to. Zone 6: 1, 1 good' });
  expect(zones.length).toBe(1);
  expect(screen.queryByRole('table', { name: 'Players of Nyota' })).toBe(null);
});

test('the course of a scouted match has its runs', () => {
  const screen = show(pageOf(TOUCHES), { view: 'course', player: null });
  expect(screen.getByText('Longest run of points')).toBeTruthy();
  expect(screen.queryAllByRole('table')).toEqual([]);
});

test.each([
  ['', PLAYERS],
  ['view=course', { view: 'course', player: null }],
  ['view=other', PLAYERS],
  ['player=1-12', { view: 'positions', player: '1-12' }],
])('the address %s chooses a view of the figures', (query, choice) => {
  expect(readFiguresChoice(new URLSearchParams(query))).toEqual(choice);
});

function phaseRows(setters?: Setters): (string | null)[] {
  const page = pageOf(['*01SM-~~~16'], setters);
  const screen = show(page, POSITIONS);
  const [table] = screen.getAllByRole('table', { name: 'Side-out and break point' });
  return within(table!)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
}

test('a scouted match shows side-out and break point by rotation and by setter', () => {
  const rows = phaseRows({ team1: 5 });
  const rotations = rows.indexOf('By rotation since the start of the set');
  const setters = rows.indexOf('By position of the setter');
  expect([rows[rotations + 1], rows[rotations + 6]]).toEqual(['I–100% (1/1)', 'VI––']);
  expect(rows.slice(setters + 1)).toEqual([
    'P1––',
    'P2––',
    'P3––',
    'P4––',
    'P5–100% (1/1)',
    'P6––',
  ]);
  expect(setters).toBe(rotations + 7);
});

test('rotations are shown alone where nobody wrote the setter down', () => {
  const rows = phaseRows();
  expect(rows).toContain('I–100% (1/1)');
  expect(rows).not.toContain('By position of the setter');
});

test('a match without touches shows points by player and phases', () => {
  const screen = show(pageOf([]), PLAYERS);
  const table = screen.getByRole('table', { name: 'Players of Nyota' });
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['', '1', '1', '', '']);
  expect(screen.queryByRole('img', { name: /Attacks/ })).toBe(null);
  expect(screen.getAllByText('100% (1/1)').length).toBeGreaterThan(0);
});

test('a match without points says that nothing can be counted', () => {
  const { screen } = showPart(
    <StatisticsTab match={MATCH} page={null} base="/m1" chances={null} choice={PLAYERS} />,
  );
  expect(screen.getByText(/nothing can be counted/)).toBeTruthy();
});

test('a league that shows chances has the chance now, its course and what it rests on', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1111111111');
  const chances = chanceCourse(table.log);
  const { screen } = showPart(
    <StatisticsTab match={MATCH} page={pageOf([])} base="/m1" chances={chances} choice={PLAYERS} />,
  );
  const [own, other] = [chances.now, 1 - chances.now].map((it) => `${Math.round(it * 100)}%`);
  expect(screen.getByText(`Nyota ${own}, Simba ${other}`)).toBeTruthy();
  const picture = screen.getByRole('img', { name: 'Chance of Nyota after each point' });
  expect(picture.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(11);
  expect(screen.getByText(/from the score and from which team serves/)).toBeTruthy();
});

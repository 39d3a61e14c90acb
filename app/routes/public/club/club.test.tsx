import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import ClubPage from './club.tsx';

const TEAM = {
  id: 't1',
  name: 'Kale',
  gender: 'Men',
  logo: null,
  jerseyColor1: '#0a3d91',
  jerseyColor2: '#ffffff',
  playerCount: 7,
  leagues: [],
};
const CLUB = {
  name: 'Klabu ya Kale',
  city: 'Tanga',
  color1: '',
  color2: '',
  about: '',
  contact: '',
};
const SEASON = {
  league: { id: 'l1', name: 'Ligi ya Historia', startsAt: '2031-10-04' },
  played: 3,
  won: 2,
  lost: 1,
  setsWon: 7,
  setsLost: 4,
  place: 1,
  teams: 2,
  isOver: true,
};

async function showPage(path: string): Promise<string> {
  const loaded = {
    club: { ...CLUB, id: 'c1', teamCount: 1, teams: [TEAM] },
    history: new Map([['t1', [SEASON]]]),
    transfers: [],
  };
  const routes = [{ path, loader: () => loaded, Component: ClubPage }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const page = await query(new Request(`https://wavu.test${path}`));
  if (page instanceof Response) throw new Error('No page.');
  const router = createStaticRouter(dataRoutes, page);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={page} hydrate={false} />,
  );
}

test('the page of a club has the history of its teams, league by league', async () => {
  const html = await showPage('/club/c1');
  const [table = ''] = /<table.*<\/table>/s.exec(html) ?? [];
  expect(table).toContain('Kale: Season by season');
  expect(table).toContain('href="/league/l1/standingList"');
  expect(table.replace(/<[^>]+>/g, ' ')).toMatch(/1 +Ligi ya Historia +3 +2 +1 +7:4/);
});

test('in Swahili the history is told in Swahili', async () => {
  const html = await showPage('/sw/club/c1');
  expect(html).toContain('Kale: Msimu kwa msimu');
  expect(html).toContain('href="/sw/league/l1/standingList"');
});

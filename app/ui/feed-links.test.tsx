// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import { showPart } from '#app/testing/shown-page.tsx';

const TABS = ['players', 'news', 'standings', 'trophies', 'about'];
const TEAM = {
  id: 't1',
  name: 'Chui',
  city: 'Moshi',
  gender: 'Men',
  logo: null,
  jerseyColor1: '#ffffff',
  jerseyColor2: '#000000',
  tabs: TABS,
} as unknown as Parameters<typeof TeamHead>[0]['team'];
const LEAGUE_TABS = ['resultList', 'standingList', 'bracket', 'teamList', 'groupList'];
const LEAGUE = {
  id: 'l1',
  name: 'Ligi Kuu',
  type: 'League',
  logo: null,
  teams: [],
  tabs: [...LEAGUE_TABS, 'statistics', 'about'],
} as unknown as Parameters<typeof LeagueHead>[0]['league'];

/** The feeds that the head of a page names, by their type. */
function feedsAt(address: string, part: React.ReactNode): [string, string][] {
  showPart(part, undefined, address);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][type]')];
  return links
    .filter(({ type }) => !type.includes('oembed'))
    .map((link) => [link.type, new URL(link.getAttribute('href')!, 'http://wavu').pathname]);
}

test.each(['', ...TABS])('the tab %j of a team leads to its Atom and its JSON feed', (tab) => {
  const address = ['/team/t1', tab].filter(Boolean).join('/');
  expect(feedsAt(address, <TeamHead team={TEAM} />)).toEqual([
    ['application/atom+xml', '/team/t1/feed.atom'],
    ['application/feed+json', '/team/t1/feed.json'],
  ]);
});

test.each(['', ...LEAGUE_TABS, 'statistics', 'about', 'discipline', 'forecast'])(
  'the tab %j of a league leads to its Atom and its JSON feed, in Swahili to the Swahili ones',
  (tab) => {
    const address = ['/sw/league/l1', tab].filter(Boolean).join('/');
    expect(feedsAt(address, <LeagueHead league={LEAGUE} />)).toEqual([
      ['application/atom+xml', '/sw/league/l1/feed.atom'],
      ['application/feed+json', '/sw/league/l1/feed.json'],
    ]);
  },
);

import type { LargeSite } from './large-site.ts';

/** The address of each thing that a visitor without an account can ask for and that costs more than bytes. */
export function visitorAsks({ league, team, player, match }: LargeSite): (() => string)[] {
  const word = () => Math.random().toString(36).slice(2);
  const tabs = (page: string, names: readonly string[]) =>
    ['', ...names.map((name) => `/${name}`)].map((tab) => () => page + tab);
  const fixed = (paths: readonly string[]) => paths.map((path) => () => path);
  const leagueTabs = ['about', 'bracket', 'fixturesList', 'groupList', 'resultList'];
  return [
    () => `/?date=2026-11-${10 + Math.floor(Math.random() * 19)}`,
    () => `/search?q=${word()}`,
    () => `/search?q=${Array.from({ length: 6 }, word).join('+')}`,
    () => '/search?q=asha',
    () => '/search?q=timu+v+timu',
    () => `/nothing-${word()}`,
    ...fixed(['/fixtures', '/standings', '/teams', '/playerList', '/leagues', '/groups']),
    ...fixed(['/trophies', '/grounds', '/tournament', '/about', '/news', '/sitemap.xml']),
    ...tabs(`/league/${league}`, [...leagueTabs, 'standingList', 'statistics', 'teamList']),
    () => `/league/${league}/statistics.data`,
    () => `/league/${league}/statistics?view=teams`,
    () => `/league/${league}/statistics?team=${team}`,
    ...tabs(`/team/${team}`, ['about', 'players', 'standings', 'trophies', 'news']),
    ...tabs(`/player-profile/${player}`, ['matches', 'achievement']),
    ...tabs(`/${match}`, ['group', 'h2h', 'rightDetails', 'standings']),
    ...[
      `search?q=${word()}`,
      'teams?limit=100',
      'players?limit=100',
      'players?q=asha',
      'leagues',
      'matches?limit=100',
      `matches?league=${league}`,
      `leagues/${league}`,
      `leagues/${league}/schedule`,
      `leagues/${league}/fixtures`,
      `leagues/${league}/standings`,
      `leagues/${league}/groups`,
      `leagues/${league}/statistics`,
      `leagues/${league}/teams/${team}/statistics`,
      `teams/${team}`,
      `players/${player}`,
      `matches/${match}`,
      `matches/${match}/events`,
      `matches/${match}/scoresheet.pdf`,
      `matches/${match}/log.json`,
      'exports/teams',
      `exports/fixtures?league=${league}`,
      `exports/standings?league=${league}`,
      'news',
      'venues',
      'partners',
    ].map((path) => () => `/api/v1/${path}`),
  ];
}

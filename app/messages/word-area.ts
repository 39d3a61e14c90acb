import { neutralPath } from '#contract/language.ts';

/** The pages that share a file of words in the browser; only those that React runs there need one. */
export const WORD_AREAS = [
  'desk',
  'admin',
  'player',
  'league',
  'site',
  'score',
  'sign-in',
  'account',
] as const;
export type WordArea = (typeof WORD_AREAS)[number];

/** The administration's screens about the site itself and the help, by the last part of their addresses. */
export const SITE_SCREENS = [
  'feedback',
  'help',
  'messages',
  'news',
  'newsletter',
  'sent',
  'settings',
  'sms',
  'style',
  'ussd',
  'ways',
  'webhooks',
] as const;

/** The screens of one league, one team, one match, one day, one hall and one official, by the same part of their addresses. */
const LEAGUE_SCREENS = [
  'viewLeagues',
  'viewTeam',
  'matchView',
  'desk',
  'hall',
  'official',
] as const;

/** The first page of the administration has a file of its own; so have a player, the screens of leagues and of the site. */
export function wordAreaOf(pathname: string): WordArea {
  const [area, page = 'dashboard'] = neutralPath(pathname).split('/').filter(Boolean);
  if (area === 'score') return 'score';
  if (area === 'sign-in') return 'sign-in';
  if (area !== 'admin') return 'account';
  if (page === 'dashboard') return 'desk';
  if (page === 'player-profile') return 'player';
  if (LEAGUE_SCREENS.some((name) => name === page)) return 'league';
  return SITE_SCREENS.some((name) => name === page) ? 'site' : 'admin';
}

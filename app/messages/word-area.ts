import { neutralPath } from '#contract/language.ts';

/** The pages that share a file of words in the browser; only those that React runs there need one. */
export const WORD_AREAS = ['desk', 'admin', 'league', 'site', 'score', 'account'] as const;
export type WordArea = (typeof WORD_AREAS)[number];

/** The administration's screens about the site itself and the help, by the last part of their addresses. */
export const SITE_SCREENS = [
  'feedback',
  'help',
  'messages',
  'news',
  'newsletter',
  'settings',
  'sms',
  'style',
  'ussd',
  'webhooks',
] as const;

/** The first page of the administration has a file of its own; one league and the desk of a day share one. */
export function wordAreaOf(pathname: string): WordArea {
  const [area, page = 'dashboard'] = neutralPath(pathname).split('/').filter(Boolean);
  if (area === 'score') return 'score';
  if (area !== 'admin') return 'account';
  if (page === 'dashboard') return 'desk';
  if (page === 'viewLeagues' || page === 'desk') return 'league';
  return SITE_SCREENS.some((name) => name === page) ? 'site' : 'admin';
}

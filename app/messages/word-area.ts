import { neutralPath } from '#contract/language.ts';

/** The pages that share a file of words in the browser; only those that React runs there need one. */
export const WORD_AREAS = ['desk', 'admin', 'score', 'account'] as const;
export type WordArea = (typeof WORD_AREAS)[number];

/** The first page of the administration has a file of its own: it says a third of what the others say. */
export function wordAreaOf(pathname: string): WordArea {
  const [area, page = 'dashboard'] = neutralPath(pathname).split('/').filter(Boolean);
  if (area === 'score') return 'score';
  if (area !== 'admin') return 'account';
  return page === 'dashboard' ? 'desk' : 'admin';
}

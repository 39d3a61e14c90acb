import { languageOf } from '#contract/language.ts';
import { wordAreaOf } from '../messages/word-area.ts';

/**
 * The address of the table of routes that a hydrated page loads: that of its language and area alone, which
 * `scripts/slim-manifest.mjs` makes of the one for all pages. While developing there is only that one.
 */
export function tableOfRoutes(url: string, pathname: string): string {
  return url.replace(/(\/manifest-\w+)\.js$/, `$1-${languageOf(pathname)}-${areaOf(pathname)}.js`);
}

function areaOf(pathname: string): 'account' | 'admin' | 'score' {
  const area = wordAreaOf(pathname);
  if (area === 'sign-in') return 'account';
  return area === 'account' || area === 'score' ? area : 'admin';
}

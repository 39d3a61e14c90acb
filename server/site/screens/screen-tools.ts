import { html } from 'hono/html';
import { LANGUAGE_NAMES, localPath, nextLanguage } from '#contract/language.ts';
import type { Markup } from '../embeds/embed-document.ts';
import type { ScreenOptions } from './options.ts';
import { WORDS } from './words.ts';

export type ToolsOf = {
  /** Of the screen, without its language. */
  path: string;
  options: Pick<ScreenOptions, 'language' | 'theme' | 'isMirrored'>;
  /** The page of the site with everything about what is shown. */
  leadsTo: string;
};

/** Shown while somebody moves before the screen: nobody in the stands needs them. */
export function screenTools({ path, options, leadsTo }: ToolsOf): Markup {
  const { language, isMirrored } = options;
  const words = WORDS[language];
  const other = nextLanguage(language);
  const switched = queryOf({ ...options, isMirrored: !isMirrored });
  const mirror = html`<a href="${localPath(language, path)}${switched}">${words.mirror}</a>`;
  return html`<nav id="tools"><button type="button" id="full" hidden>${words.fullScreen}</button>${path.startsWith('/screen/venue/') ? '' : mirror}<a href="${localPath(other, path)}${queryOf(options)}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a><a href="${localPath(language, leadsTo)}">${words.leave}</a></nav>`;
}

function queryOf({ theme, isMirrored }: Omit<ToolsOf['options'], 'language'>): string {
  const words = new URLSearchParams();
  if (theme === 'light') words.set('theme', theme);
  if (isMirrored) words.set('mirror', '1');
  const query = words.toString();
  return query === '' ? '' : `?${query}`;
}

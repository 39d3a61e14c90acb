import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '#contract/language.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { SCREEN_SCRIPT } from './screen-script.ts';

type ScreenDocument = {
  language: Language;
  theme: string;
  title: string;
  style: string;
  /** Beside the main part; it is not read anew. */
  note: string | undefined;
  /** The buttons and links for a person before the screen. */
  tools: Markup | '';
  main: Main;
};

type Main = {
  classes: string;
  contents: Markup | '';
  /** The match whose lines are followed; all of them: `*`; none: ''. */
  match: string;
  version: number;
  /** The matches that are shown, for a screen that follows all lines. */
  shows?: readonly string[];
  /** A look that may change while the page is open. */
  look?: { language: Language; theme: string };
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Nothing but the page's own script and style; only the preview of this site may frame it. */
export function screenPolicy(style: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${hashOf(SCREEN_SCRIPT)}'`,
    `style-src 'sha256-${hashOf(style)}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The part that an open screen reads anew; `data-build` is another one after each change of the program. */
export async function screenPart(style: string, main: Main): Promise<string> {
  const { classes, contents, match, version, shows, look } = main;
  const build = hashOf(style + SCREEN_SCRIPT).slice(0, 8);
  const shown = shows ? html` data-shows="${shows.join(' ')}"` : '';
  const looks = look ? html` lang="${look.language}" data-theme="${look.theme}"` : '';
  return String(
    await html`<main id="main"${looks} class="${classes}" data-build="${build}" data-match="${match}" data-version="${version}"${shown}>${contents}</main>`,
  );
}

/** The whole document. Without scripts it is read anew every twenty seconds. */
export async function screenDocument(screen: ScreenDocument): Promise<string> {
  const { language, theme, title, style, note, tools, main } = screen;
  const part = await screenPart(style, main);
  const lost = note === undefined ? '' : html`<p class="note">${note}</p>`;
  return String(
    await html`<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><noscript><meta http-equiv="refresh" content="20"></noscript><style>${raw(style)}</style></head><body>${raw(part)}${lost}${tools}<script>${raw(SCREEN_SCRIPT)}</script></body></html>`,
  );
}

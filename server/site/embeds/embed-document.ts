import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '#contract/language.ts';
import { LIVE_SCRIPT } from './live-script.ts';
import { STYLE } from './style.ts';

export type Theme = 'light' | 'dark' | 'auto';

type EmbedDocument = {
  language: Language;
  theme: Theme;
  /** Of the edge: six hexadecimal digits. */
  color: string | undefined;
  title: string;
  /** Markup of the frame's contents. */
  contents: Markup;
  /** The match that the frame follows, as it stands in `contents`. */
  live?: { match: string; version: number; set: number; wins: string } | undefined;
  /** The page of the site that says more. */
  page: { href: string; text: string };
};

/** Text of HTML, made by `html` alone: everything that is put into it is escaped. */
export type Markup = ReturnType<typeof html>;

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Any site may frame these pages, and nothing in them acts for anybody: no form, no cookie, no
 * storage. Of other pages none may be framed.
 */
export function embedPolicy(color: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src ${sourceOf(LIVE_SCRIPT)}`,
    `style-src ${sourceOf(styleOf(color))}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** The colour is an edge and carries no text: whichever it is, all stays readable. */
function styleOf(color: string | undefined): string {
  return color === undefined ? STYLE : `${STYLE}body{border-top:4px solid #${color}}`;
}

/** The whole document. Without scripts a live one is read anew each minute. */
export async function embedDocument(embed: EmbedDocument): Promise<string> {
  const { language, theme, color, title, contents, live, page } = embed;
  const facts = live
    ? html` data-match="${live.match}" data-version="${live.version}" data-set="${live.set}" data-wins="${live.wins}"`
    : '';
  const refresh = live ? html`<noscript><meta http-equiv="refresh" content="60"></noscript>` : '';
  const script = live ? html`<script>${raw(LIVE_SCRIPT)}</script>` : '';
  return String(
    await html`<!doctype html><html lang="${language}" data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>${refresh}<style>${raw(styleOf(color))}</style><body${facts}>${contents}<p><a href="${page.href}" target="_blank" rel="noopener">${page.text}</a></p>${script}</html>`,
  );
}

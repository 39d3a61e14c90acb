import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.5rem;font-size:.85rem}table{border-collapse:collapse;display:block;overflow:auto}
td,th{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-top:1px solid #8884}article{border-top:1px solid #8886;margin-top:2rem}
summary{cursor:pointer;padding:.5rem 0}code{font-size:.95em}b.m{display:inline-block;min-width:4.5rem}li{padding:.15rem 0}`;

/** The policy of these pages: their one style and nothing else. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** A page for developers: no script, one small style, readable anywhere. */
export function docsPage(title: string, html: string): string {
  return `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Wavu API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><nav><a href="/api/docs">Wavu API</a> · <a href="/api/problems">Problems</a> · <a href="/api/v1/openapi.json">openapi.json</a></nav><main><h1>${escapeHtml(title)}</h1>${html}</main></body></html>`;
}

/** Words with what stands in backticks as code. */
export function inlineHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** A paragraph for each that an empty line sets apart. */
export function proseHtml(text: string): string {
  const paragraphs = text.split('\n\n').filter((paragraph) => paragraph !== '');
  return paragraphs.map((paragraph) => `<p>${inlineHtml(paragraph)}</p>`).join('');
}

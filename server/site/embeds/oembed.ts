import type { Context, Hono } from 'hono';
import { languageOf } from '#contract/language.ts';
import {
  EMBED_WIDTH,
  type EmbedSubject,
  embedHeight,
  embedSnippet,
  embedSubjectOf,
} from '#contract/site/embed.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import { getSite } from '#server/site/settings/queries.ts';
import { findEmbedTitle } from './queries.ts';

const TYPES = {
  json: 'application/json+oembed; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
} as const;
const MOST_BYTES_OF_ADDRESS = 500;
const CACHE_SECONDS = 86_400;

/** `/oembed?url=&format=json|xml&maxwidth=&maxheight=` (oEmbed 1.0) for pages of this site. */
export function mountOembed(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  const { origin } = options;
  async function make({ search }: { search: string }) {
    const query = new URLSearchParams(search);
    const found = readAddress(query.get('url') ?? '', origin);
    const title = found && (await findEmbedTitle(store, found.subject));
    if (title === undefined) throw notFound('file.notFound');
    const { subject, language } = found!;
    const { name } = await getSite(store);
    const answer = {
      type: 'rich',
      version: '1.0',
      title,
      provider_name: name || 'Wavu',
      provider_url: `${origin}/`,
      cache_age: CACHE_SECONDS,
      width: atMost(EMBED_WIDTH, query.get('maxwidth')),
      height: atMost(embedHeight(subject), query.get('maxheight')),
      html: embedSnippet(origin, subject, title, language),
    };
    const isXml = query.get('format') === 'xml';
    const text = isXml ? xmlOf(answer) : JSON.stringify(answer);
    return { headers: { 'content-type': TYPES[isXml ? 'xml' : 'json'] }, text };
  }
  app.use('/oembed', openToSites);
  const query = ['format', 'maxheight', 'maxwidth', 'url'];
  mountKeptFiles(app, { path: '/oembed', query, make }, options);
}

async function openToSites(c: Context<ApiEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  c.res.headers.set('access-control-allow-origin', '*');
}

function readAddress(text: string, origin: string) {
  if (text.length > MOST_BYTES_OF_ADDRESS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const subject: EmbedSubject | undefined = embedSubjectOf(url.pathname);
  if (url.origin !== origin || subject === undefined) return undefined;
  return { subject, language: languageOf(url.pathname) };
}

/** As the asker wants it, never larger than the frame is made. */
function atMost(size: number, requested: string | null): number {
  return requested !== null && /^[1-9]\d{0,4}$/.test(requested)
    ? Math.min(size, Number(requested))
    : size;
}

function xmlOf(answer: Record<string, string | number>): string {
  const fields = Object.entries(answer).map(
    ([name, value]) =>
      `<${name}>${String(value).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${fields.join('')}</oembed>`;
}

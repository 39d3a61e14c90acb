import type { Hono } from 'hono';
import { languageOf, neutralPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import { type FeedFormat, feedText } from './feed-text.ts';
import { type FeedOf, findFeed } from './queries.ts';

const ADDRESS = /^(?:[/](?:(news)|(league|team)[/]([\w-]{1,64})))?[/]feed[.](atom|json)$/;
const TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;

/**
 * `/feed.atom` and `/feed.json`, the same below `/news`, `/league/{id}` and `/team/{id}`, in Swahili
 * below `/sw`: the latest results and news for programs that read feeds.
 */
export function mountFeeds(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  async function make({ path }: { path: string }) {
    const address = readAddress(path);
    const language = languageOf(path);
    const data = address && (await findFeed(store, address.of, language));
    if (!data) throw notFound('file.notFound');
    const place = { language, origin: options.origin };
    const text = feedText(address.of, data, address.format, place);
    return { headers: { 'content-type': TYPES[address.format] }, text };
  }
  const path = '/:path{(?:.+/)?feed[.](?:atom|json)}';
  mountKeptFiles(app, { path, query: [], make }, options);
}

function readAddress(path: string): { of: FeedOf; format: FeedFormat } | undefined {
  const match = ADDRESS.exec(neutralPath(path));
  if (!match) return undefined;
  const [, news, noun, id, format] = match;
  const of: FeedOf =
    id === undefined
      ? { noun: news === undefined ? 'site' : 'news' }
      : { noun: noun as 'league' | 'team', id };
  return { of, format: format as FeedFormat };
}

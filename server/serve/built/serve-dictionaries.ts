import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Hono } from 'hono';
import { languageOf, localPath } from '#contract/language.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import {
  chooseEncoding,
  createPageDictionary,
  type PageDictionary,
} from '#server/platform/pages/encodings.ts';
import type { PublicEntry } from '../public-pages.ts';
import { PART_OF_PAGES } from './assets.ts';

const compress = promisify(brotliCompress);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the compression dictionaries (RFC 9842): text that the pages of a language have in common, for
 * browsers that can read a page as its difference from it. The name of each carries its hash: another
 * build has another one.
 */
export function serveDictionaries(
  app: Hono<ApiEnv>,
  dictionaries: PublicEntry['dictionaries'],
): void {
  for (const { language, text, href } of dictionaries) {
    const plain = Buffer.from(text);
    let compressed: Promise<Buffer> | undefined;
    const head = {
      ...PART_OF_PAGES,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'use-as-dictionary': `match="${localPath(language, '/')}*"`,
      vary: 'accept-encoding',
    };
    app.get(href, async (c) => {
      c.set('hasSecurityHeaders', true);
      if (chooseEncoding(c.req.header('accept-encoding')) !== 'br') return c.body(plain, 200, head);
      // The best there is takes a tenth of a second, once.
      compressed ??= compress(plain);
      const body = new Uint8Array(await compressed);
      return c.body(body, 200, { ...head, 'content-encoding': 'br' });
    });
  }
}

/** The dictionary of a page: that of its language. The path may carry a query. */
export function findDictionary(
  dictionaries: PublicEntry['dictionaries'],
): (path: string) => PageDictionary | undefined {
  const byLanguage = new Map(
    dictionaries.map(({ language, text }) => [language, createPageDictionary(text)]),
  );
  return (path) => byLanguage.get(languageOf(path.split('?')[0]!));
}

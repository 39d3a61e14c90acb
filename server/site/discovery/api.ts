import type { Context, Hono } from 'hono';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { chooseEncoding, type EncodedPage, encodePage } from '#server/platform/pages/encodings.ts';
import { getSite } from '#server/site/settings/queries.ts';
import { llmsText } from './llms-text.ts';
import { MANIFESTS, messageIcon, webManifest } from './manifest.ts';
import { listPublicPages } from './queries.ts';
import { securityText } from './security-text.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';

const CACHE_MS = 10 * 60 * 1000;

type Files = ReadonlyMap<string, EncodedPage>;
type CachedSitemap = { origin: string; until: number; files: Promise<Files> };

const noNews = () => undefined;

/** `/robots.txt`, `/llms.txt`, `/.well-known/security.txt`, the manifests and the files of the sitemap, at the root of the site. */
export function mountDiscovery(app: Hono<ApiEnv>, store: Store, publicUrl?: string): void {
  let cached: CachedSitemap | undefined;
  const originOf = (c: Context) => new URL(publicUrl ?? c.req.url).origin;

  function filesAt(origin: string, now: number): Promise<Files> {
    if (cached && cached.origin === origin && now < cached.until) return cached.files;
    const found = Promise.all([listPublicPages(store, now), getSite(store)]);
    const files = found.then(([pages, { language }]) => {
      const texts = [...sitemapFiles(pages, { origin, language })];
      // Compressed once for all who ask: 2 MB of addresses become 60 KB.
      return new Map(texts.map(([name, text]) => [name, encodePage(Buffer.from(text), noNews)]));
    });
    const fresh = { origin, until: now + CACHE_MS, files };
    cached = fresh;
    files.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return files;
  }

  app.get('/robots.txt', (c) =>
    c.text(robotsText(originOf(c)), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/llms.txt', async (c) => {
    const { name, language } = await getSite(store);
    return c.text(llmsText({ name: name || 'Wavu', language }, originOf(c)), 200, {
      'cache-control': 'public, max-age=3600',
    });
  });
  for (const { language, path } of MANIFESTS) {
    app.get(path, async (c) =>
      c.body(JSON.stringify(webManifest(await getSite(store), language)), 200, {
        'content-type': 'application/manifest+json',
        'cache-control': 'public, max-age=3600',
      }),
    );
  }
  app.get('/site-icon', async (c) => {
    const { logo } = await getSite(store);
    return c.redirect(messageIcon(logo), 302);
  });
  app.get('/:file{sitemap(-[0-9]{1,4})?\\.xml}', async (c) => {
    const file = (await filesAt(originOf(c), c.var.now)).get(c.req.path);
    if (file === undefined) throw notFound('file.notFound');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    return c.body(new Uint8Array(await file.encode(encoding)), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  });
  app.get('/.well-known/security.txt', async (c) => {
    const { contact } = await getSite(store);
    const text = securityText(contact, originOf(c), c.var.now);
    if (text === undefined) throw notFound('file.notFound');
    return c.text(text, 200, { 'cache-control': 'public, max-age=3600' });
  });
}

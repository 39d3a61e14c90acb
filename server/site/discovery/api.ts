import type { Context, Hono } from 'hono';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { listPublicPages } from './queries.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';

const KEPT_MS = 10 * 60 * 1000;

type Kept = { origin: string; until: number; files: Promise<Map<string, string>> };

/** `/robots.txt` and the files of the sitemap, at the root of the site. */
export function mountDiscovery(app: Hono<ApiEnv>, store: Store, publicUrl?: string): void {
  let kept: Kept | undefined;
  const originOf = (c: Context) => new URL(publicUrl ?? c.req.url).origin;

  function filesAt(origin: string, now: number): Promise<Map<string, string>> {
    if (kept && kept.origin === origin && now < kept.until) return kept.files;
    const files = listPublicPages(store, now).then((pages) => sitemapFiles(pages, origin));
    const fresh = { origin, until: now + KEPT_MS, files };
    kept = fresh;
    files.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return files;
  }

  app.get('/robots.txt', (c) =>
    c.text(robotsText(originOf(c)), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/:file{sitemap(-[0-9]{1,4})?\\.xml}', async (c) => {
    const file = (await filesAt(originOf(c), c.var.now)).get(c.req.path);
    if (file === undefined) throw notFound('file.notFound');
    return c.body(file, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
  });
}

import type { Context, Hono } from 'hono';
import { languageOf, localPath, neutralPath } from '#contract/language.ts';
import { hasSessionCookie } from '#server/accounts/auth/cookie-names.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Admit } from '#server/platform/pages/page-answer.ts';
import { pageHandler } from '#server/platform/pages/page-handler.ts';
import { createRenderShare } from '#server/platform/pages/render-share.ts';
import type { ViewCounter } from '#server/site/analytics/view-counter.ts';
import { serveAssets } from './built/assets.ts';
import { serveDictionaries } from './built/serve-dictionaries.ts';
import { compressAnswers } from './compress-answers.ts';
import type { HttpOptions } from './http-options.ts';
import { countViews } from './viewed-page.ts';

type PageOptions = {
  /** Headers of every answer. */
  always: Record<string, string>;
  views: ViewCounter | undefined;
  trustProxy: number;
};

/** The administration, one's own account and the areas where people land. */
const BEHIND_SIGN_IN = /^[/](?:admin|coach|player|partner|account)(?:[/]|$)/;

/** Built files and pages: what is no call. */
export function mountPages(
  app: Hono<ApiEnv>,
  { renderer, cache, assets }: NonNullable<HttpOptions['pages']>,
  { always, views, trustProxy }: PageOptions,
): void {
  const share = createRenderShare();
  const compress = compressAnswers();
  const askerOf = (c: Context<ApiEnv>) => ({
    id: clientAddress(c.env?.incoming, trustProxy),
    now: c.var.now,
  });
  // A page that is cached asks for nobody's address.
  const admitOf =
    (c: Context<ApiEnv>): Admit =>
    (render) =>
      share.admit(askerOf(c))(render);
  const count = views && countViews(renderer.kindOf, views);
  const cached = pageHandler(
    cache,
    (path) => renderer.kindOf(path).query,
    admitOf,
    always,
    (c, status) => {
      const { path, method } = c.req;
      const header = (name: string) => c.req.header(name);
      count?.({ path, method, part: c.req.query('part'), header }, status);
    },
  );
  serveDictionaries(app, renderer.dictionaries);
  app.use(serveAssets(assets));
  app.all('*', async (c, next) => {
    // Pages are only read: all that is written goes through the API.
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead) return c.text('Pages are only read.\n', 405, { allow: 'GET, HEAD' });
    // To find the route of a new address takes a millisecond, and made-up ones have no end.
    if (!renderer.isKnown(c.req.path)) {
      await share.inTurn(askerOf(c).id, async () => renderer.kindOf(c.req.path));
    }
    const { hydrates, moved } = renderer.kindOf(c.req.path);
    if (moved !== undefined) return c.redirect(moved + new URL(c.req.url).search, 308);
    if (hydrates && isClosedTo(c)) {
      c.header('cache-control', 'no-store');
      return c.redirect(signInFor(new URL(c.req.url)), 302);
    }
    if (hydrates) {
      await compress(c, async () => {
        c.res = await admitOf(c)(() => renderer.renderHydrated(c.req.raw));
      });
      return c.res;
    }
    const answer = await cached(c, next);
    c.set('hasSecurityHeaders', true);
    return answer;
  });
}

/** A page behind signing in, asked for without a session: its scripts would find that out much later. */
function isClosedTo(c: Context): boolean {
  const { path } = c.req;
  const isBehind = BEHIND_SIGN_IN.test(neutralPath(path)) && !path.endsWith('.data');
  return isBehind && !hasSessionCookie(c.req.header('cookie'));
}

function signInFor({ pathname, search }: URL): string {
  const next = encodeURIComponent(pathname + search);
  return `${localPath(languageOf(pathname), '/sign-in')}?next=${next}`;
}

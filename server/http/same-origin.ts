import type { MiddlewareHandler } from 'hono';
import { AppError } from '#server/errors/app-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser sends our cookie along with requests that other sites start. An unsafe request with a
 * cookie must therefore come from a page of ours: Sec-Fetch-Site or Origin says so. Bearer tokens
 * are never sent by themselves, and programs without either header carry no cookie of a browser.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  const publicHost = publicUrl ? new URL(publicUrl).host : undefined;
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && c.req.header('authorization') === undefined) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const own = [c.req.header('host'), publicHost];
      const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
      const foreignOrigin = origin !== undefined && !own.includes(hostOf(origin));
      if (foreignSite || foreignOrigin) {
        throw new AppError('CROSS_ORIGIN', 'This request came from another site.');
      }
    }
    await next();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

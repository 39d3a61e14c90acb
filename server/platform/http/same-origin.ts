import type { MiddlewareHandler } from 'hono';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

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
      const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
      // `null`, the origin of a sandboxed frame, has no host and is nobody's own.
      const host = origin && hostOf(origin);
      const isOwn = host !== undefined && (host === c.req.header('host') || host === publicHost);
      const foreignOrigin = origin !== undefined && !isOwn;
      if (foreignSite || foreignOrigin) {
        throw new AppError('CROSS_ORIGIN', textOf('call.otherSite'));
      }
    }
    await next();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

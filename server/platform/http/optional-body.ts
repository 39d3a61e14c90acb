import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api.ts';

/**
 * For calls that need no body. Many programs name JSON in every request that they send, also in one
 * with nothing in it: that is no body, not a malformed one. To be a route's `middleware`, which comes
 * before its validation.
 */
export const emptyIsNoBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { raw } = c.req;
  if (raw.headers.has('content-type') && (await c.req.text()).trim() === '') {
    const headers = new Headers(raw.headers);
    headers.delete('content-type');
    c.req.raw = new Request(raw.url, { method: raw.method, headers });
  }
  await next();
};

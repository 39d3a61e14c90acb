import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { isSameSecret } from '#server/platform/http/secret-token.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { requestKind } from '#server/platform/metrics/request-kind.ts';

/** Counts every request. To be mounted before all else. */
export function countRequests({ request }: Metrics): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const from = performance.now();
    await next();
    const seconds = (performance.now() - from) / 1000;
    request(requestKind(c.req.method, c.req.path), c.res.status, seconds);
  };
}

/** `/metrics` for whoever has the token; for all others it is an address that leads nowhere. */
export function mountMetrics(app: Hono<ApiEnv>, metrics: Metrics, token: string): void {
  app.get('/metrics', async (c, next) => {
    if (!isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`)) return next();
    const { body, type } = await metrics.text();
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' });
  });
}

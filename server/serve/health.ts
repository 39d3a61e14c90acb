import type { Hono } from 'hono';
import type { Readiness } from '#server/platform/db/readiness.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';

/**
 * The two addresses that load balancers and watchers ask. They are mounted before everything else: they
 * need no rights, leave no line in the log and stay cheap when a fault makes the rest expensive.
 */
export function mountHealth(
  app: Hono<ApiEnv>,
  readiness: Readiness,
  headers: Record<string, string>,
): void {
  const always = { ...headers, 'cache-control': 'no-store' };
  app.get('/healthz', (c) => c.text('alive\n', 200, always));
  app.get('/readyz', async (c) => {
    const reason = await readiness();
    if (reason === undefined) return c.text('ready\n', 200, always);
    return c.text(`${reason}\n`, 503, { ...always, 'retry-after': '1' });
  });
}

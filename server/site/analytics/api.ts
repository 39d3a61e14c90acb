import { analyticsCalls } from '#contract/site/analytics-calls.ts';
import { csvText } from '#server/exchange/exports/csv-text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { keepViews } from './commands.ts';
import { getAnalytics } from './queries.ts';
import type { ViewCounter } from './view-counter.ts';
import { analyticsWorksheet } from './views.ts';

const routes = routesOf(analyticsCalls);

export function mountAnalytics(api: Api, store: Store, views: ViewCounter | undefined): void {
  async function readAnalytics(c: Parameters<typeof authorOf>[0], id: string) {
    // The counts of this node since the minute began are part of the answer.
    if (views) await keepViews(store.db, views);
    return getAnalytics(store, await authorOf(c), id);
  }
  api.openapi(routes.reach, async (c) => {
    const analytics = await readAnalytics(c, c.req.valid('param').id);
    return c.json(analytics, 200, NO_STORE);
  });
  api.openapi(routes.csv, async (c) => {
    const analytics = await readAnalytics(c, c.req.valid('param').id);
    return c.body(csvText(analyticsWorksheet(analytics)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reach.csv"',
      ...NO_STORE,
    }) as never;
  });
}

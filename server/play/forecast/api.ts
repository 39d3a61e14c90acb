import { forecastCalls } from '#contract/places/forecast-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { getForecast } from './queries.ts';

const routes = routesOf(forecastCalls);

export function mountForecasts(api: Api, store: Store): void {
  api.openapi(routes.ofLeague, async (c) =>
    c.json(await getForecast(store, c.req.valid('param').id, c.var.now), 200),
  );
}

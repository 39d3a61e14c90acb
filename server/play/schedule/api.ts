import { scheduleCalls } from '#contract/leagues/schedule-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { seesDrafts } from '#server/play/fixtures/sees-drafts.ts';
import { delay, reschedule, setSettings } from './commands.ts';
import { getSchedule } from './queries.ts';

const routes = routesOf(scheduleCalls);

export function mountSchedule(api: Api, store: Store): void {
  api.openapi(routes.get, async (c) =>
    c.json(
      await getSchedule(
        store,
        c.req.valid('param').id,
        await seesDrafts(c, c.req.valid('param').id),
      ),
      200,
    ),
  );
  api.openapi(routes.set, async (c) => {
    const { id } = c.req.valid('param');
    await setSettings(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getSchedule(store, id, true), 200);
  });
  api.openapi(routes.move, async (c) => {
    const { id } = c.req.valid('param');
    await reschedule(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getSchedule(store, id, true), 200);
  });
  api.openapi(routes.delay, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await delay(store, await authorOf(c), id, c.req.valid('json')), 200);
  });
}

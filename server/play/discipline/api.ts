import { disciplineCalls } from '#contract/discipline/discipline-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import {
  decideProtest,
  enterProtest,
  removeProtest,
  setDisciplineRule,
  suspend,
  takeSuspensionBack,
} from './commands.ts';
import { getDiscipline } from './queries.ts';

const routes = routesOf(disciplineCalls);

export function mountDiscipline(api: Api, store: Store): void {
  const forOffice = (id: string, now: number) => getDiscipline(store, id, now, true);
  api.openapi(routes.list, async (c) =>
    c.json(await getDiscipline(store, c.req.valid('param').id, c.var.now), 200),
  );
  api.openapi(routes.office, async (c) =>
    c.json(await forOffice(c.req.valid('param').id, c.var.now), 200, NO_STORE),
  );
  api.openapi(routes.setRule, async (c) => {
    const { id } = c.req.valid('param');
    await setDisciplineRule(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.suspend, async (c) => {
    const { id } = c.req.valid('param');
    await suspend(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 201, NO_STORE);
  });
  api.openapi(routes.takeBack, async (c) => {
    const { id, entry } = c.req.valid('param');
    await takeSuspensionBack(store, await authorOf(c), id, entry);
    return c.body(null, 204);
  });
  api.openapi(routes.protest, async (c) => {
    const { id } = c.req.valid('param');
    await enterProtest(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 201, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id, entry } = c.req.valid('param');
    await decideProtest(store, await authorOf(c), id, entry, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.removeProtest, async (c) => {
    const { id, entry } = c.req.valid('param');
    await removeProtest(store, await authorOf(c), id, entry);
    return c.body(null, 204);
  });
}

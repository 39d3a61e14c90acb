import { eligibilityCalls } from '#contract/eligibility/eligibility-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { getTeamSubject } from '#server/play/teams/subject-queries.ts';
import { setEligibilityRule, setLicences } from './commands.ts';
import { getEligibilityOffice, getEligibilityRule, getTeamEligibility } from './queries.ts';

const routes = routesOf(eligibilityCalls);

export function mountEligibility(api: Api, store: Store): void {
  const forOffice = (id: string, now: number, on?: string) =>
    getEligibilityOffice(store, id, now, on);
  api.openapi(routes.rule, async (c) => {
    const rule = await getEligibilityRule(store, c.req.valid('param').id);
    return c.json({ rule: { ...rule, windows: [...rule.windows] } }, 200);
  });
  api.openapi(routes.office, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await forOffice(id, c.var.now, c.req.valid('query').on), 200, NO_STORE);
  });
  api.openapi(routes.setRule, async (c) => {
    const { id } = c.req.valid('param');
    await setEligibilityRule(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.setLicences, async (c) => {
    const { id } = c.req.valid('param');
    await setLicences(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.ofTeam, async (c) => {
    const { id } = c.req.valid('param');
    authorise(await c.var.findActor(), 'team:roster', await getTeamSubject(store.db, id));
    const { on } = c.req.valid('query');
    return c.json(await getTeamEligibility(store, id, c.var.now, on), 200, NO_STORE);
  });
}

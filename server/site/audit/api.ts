import { auditCalls } from '#contract/administration/audit-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { listAudit } from './queries.ts';

const routes = routesOf(auditCalls);

export function mountAudit(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    return c.json(await listAudit(store, c.req.valid('query')), 200);
  });
}

import { signatureCalls } from '#contract/matches/signature-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { listSignatures } from './queries.ts';

const routes = routesOf(signatureCalls);

export function mountSignatures(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { actor } = await authorOf(c);
    return c.json(await listSignatures(store, actor, c.req.valid('param').id), 200);
  });
}

import { createRoute } from '@hono/zod-openapi';
import { signatureListSchema } from '#contract/matches/signature.ts';
import { idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, authorOf, jsonAnswer } from '#server/platform/http/api.ts';
import { listSignatures } from './queries.ts';

const routes = {
  list: createRoute({
    method: 'get',
    path: '/matches/{id}/signatures',
    tags: ['Scoring'],
    summary: 'The signatures of the sheet with their drawings (admin, its scorer)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(signatureListSchema, 'The signatures') }),
  }),
};

export function mountSignatures(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { actor } = await authorOf(c);
    return c.json({ items: await listSignatures(store, actor, c.req.valid('param').id) }, 200);
  });
}

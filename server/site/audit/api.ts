import { createRoute } from '@hono/zod-openapi';
import { auditListSchema, auditQuerySchema } from '#contract/accounts/user.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, jsonAnswer } from '#server/platform/http/api.ts';
import { listAudit } from './queries.ts';

const route = createRoute({
  method: 'get',
  path: '/audit',
  tags: ['Audit'],
  summary: 'Who did what, when, before and after (admin)',
  request: { query: auditQuerySchema },
  responses: answers({ 200: jsonAnswer(auditListSchema, 'A page of the trail, newest first') }),
});

export function mountAudit(api: Api, store: Store): void {
  api.openapi(route, async (c) => {
    return c.json(await listAudit(store, c.req.valid('query')), 200);
  });
}

import type { RouteConfig } from '@hono/zod-openapi';
import { jsonBody } from '#contract/define-call.ts';
import { webhookEventSchema } from '#contract/site/webhook.ts';
import { webhookCalls } from '#contract/site/webhook-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import {
  createWebhook,
  deleteWebhook,
  renewSecret,
  replayDelivery,
  updateWebhook,
} from './commands.ts';
import { findWebhook, listDeliveries, listWebhooks } from './queries.ts';
import type { Webhooks } from './start-webhooks.ts';

const routes = routesOf(webhookCalls);

/** The request that receivers get, for the document. */
const WEBHOOK_IN_DOCUMENT = {
  method: 'post' as const,
  path: 'event',
  summary: 'An event that a receiver asked for',
  description:
    'Signed after Standard Webhooks 1.0 (`webhook-id`, `webhook-timestamp`, `webhook-signature`). ' +
    'Any answer but 2xx is a failure and tried again for three days; 410 ends it.',
  tags: ['Webhooks'],
  request: { body: jsonBody(webhookEventSchema) },
  responses: { 204: { description: 'It has arrived' } },
} satisfies RouteConfig;

export type WebhooksApiOptions = { webhooks: Webhooks | undefined; allowsHttp: boolean };

/** Receivers of events, for administrators. A secret is in the answer that made it and in no other. */
export function mountWebhooks(
  api: Api,
  store: Store,
  { webhooks, allowsHttp }: WebhooksApiOptions,
): void {
  api.openAPIRegistry.registerWebhook(WEBHOOK_IN_DOCUMENT);
  api.openapi(routes.list, async (c) => {
    return c.json({ items: await listWebhooks(store.db), next: null }, 200, NO_STORE);
  });
  api.openapi(routes.create, async (c) => {
    const input = c.req.valid('json');
    const created = await createWebhook(store, await authorOf(c), input, allowsHttp);
    return c.json(created, 201, NO_STORE);
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateWebhook(store, await authorOf(c), id, c.req.valid('json'), allowsHttp);
    return c.body(null, 204);
  });
  api.openapi(routes.delete, async (c) => {
    await deleteWebhook(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.secret, async (c) => {
    const secret = await renewSecret(store, await authorOf(c), c.req.valid('param').id);
    return c.json(secret, 200, NO_STORE);
  });
  api.openapi(routes.test, async (c) => {
    authorise(await c.var.findActor(), 'site:administer', { kind: 'site' });
    const outcome = await webhooks?.test(c.req.valid('param').id);
    if (outcome === undefined) throw notFound('webhook.notFound');
    return c.json({ outcome }, 200, NO_STORE);
  });
  api.openapi(routes.deliveries, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await findWebhook(store.db, id))) throw notFound('webhook.notFound');
    return c.json(await listDeliveries(store.db, id, c.req.valid('query')), 200, NO_STORE);
  });
  api.openapi(routes.replay, async (c) => {
    const { id, delivery } = c.req.valid('param');
    await replayDelivery(store, await authorOf(c), id, delivery);
    return c.body(null, 204);
  });
}

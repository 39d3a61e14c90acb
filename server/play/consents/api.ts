import { consentCalls } from '#contract/people/consent-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { noteConsent, withdrawConsent } from './commands.ts';
import { listConsents } from './queries.ts';

const routes = routesOf(consentCalls);

export function mountConsents(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { actor } = await authorOf(c);
    const items = await listConsents(store, actor, c.req.valid('param').id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.note, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    await noteConsent(store, author, id, c.req.valid('json'));
    const items = await listConsents(store, author.actor, id);
    return c.json({ items, next: null }, 201, NO_STORE);
  });
  api.openapi(routes.withdraw, async (c) => {
    const { id, consent } = c.req.valid('param');
    const author = await authorOf(c);
    await withdrawConsent(store, author, id, consent);
    return c.json(
      { items: await listConsents(store, author.actor, id), next: null },
      200,
      NO_STORE,
    );
  });
}

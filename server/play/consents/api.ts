import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { consentSchema, noteConsentSchema } from '#contract/people/consent.ts';
import { idParamSchema, idSchema, listOf } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { noteConsent, withdrawConsent } from './commands.ts';
import { listConsents } from './queries.ts';

const tags = ['Players'];
const params = idParamSchema;
const oneParams = z.object({ id: idSchema, consent: idSchema });
const list = { 200: jsonAnswer(listOf(consentSchema), 'All consents, the latest first') };

const routes = {
  list: createRoute({
    method: 'get',
    path: '/players/{id}/consents',
    tags,
    summary: 'Who agreed to what of a player is shown (admin, the coach, the player)',
    request: { params },
    responses: answers(list),
  }),
  note: createRoute({
    method: 'post',
    path: '/players/{id}/consents',
    tags,
    summary:
      'Note a consent with who gave it (admin; the coach of a player without an account; an adult for oneself)',
    request: { params, body: jsonBody(noteConsentSchema) },
    responses: answers({ 201: list[200] }),
  }),
  withdraw: createRoute({
    method: 'post',
    path: '/players/{id}/consents/{consent}/withdrawal',
    tags,
    summary: 'Take a consent back, with effect at once (admin, the coach, the player)',
    request: { params: oneParams },
    responses: answers(list),
  }),
};

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

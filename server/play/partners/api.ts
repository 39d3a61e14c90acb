import { createRoute } from '@hono/zod-openapi';
import {
  createPartnerSchema,
  partnerListQuerySchema,
  partnerListSchema,
  partnerSchema,
  updatePartnerSchema,
} from '#contract/people/partner.ts';
import { idParamSchema } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { createPartner, deletePartner, updatePartner } from './commands.ts';
import { getPartner, listPartners } from './queries.ts';

const tags = ['Partners'];
const one = jsonAnswer(partnerSchema, 'The partner');
const params = idParamSchema;

const routes = {
  list: createRoute({
    method: 'get',
    path: '/partners',
    tags,
    summary: 'Partners by name; with `mine`, those that one’s own account stands for',
    request: { query: partnerListQuerySchema },
    responses: answers({ 200: jsonAnswer(partnerListSchema, 'A page of partners') }),
  }),
  one: createRoute({
    method: 'get',
    path: '/partners/{id}',
    tags,
    summary: 'One partner',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/partners',
    tags,
    summary: 'New partner (admin)',
    request: { body: jsonBody(createPartnerSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/partners/{id}',
    tags,
    summary: 'Change a partner (admin)',
    request: { params, body: jsonBody(updatePartnerSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/partners/{id}',
    tags,
    summary: 'Archive a partner (admin); leagues keep the name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

export function mountPartners(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { mine, ...page } = c.req.valid('query');
    if (!mine) return c.json(await listPartners(store, page), 200);
    const actor = await c.var.findActor();
    if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.nobody'));
    const own = await listPartners(store, { ...page, account: actor.id });
    return c.json(own, 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) =>
    c.json(await getPartner(store, c.req.valid('param').id), 200),
  );
  api.openapi(routes.create, async (c) => {
    const id = await createPartner(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getPartner(store, id), 201, { location: `/api/v1/partners/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updatePartner(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getPartner(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deletePartner(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}

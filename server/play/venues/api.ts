import { createRoute } from '@hono/zod-openapi';
import {
  createVenueSchema,
  updateVenueSchema,
  venueListQuerySchema,
  venueListSchema,
  venueSchema,
} from '#contract/people/venue.ts';
import { idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
} from '#server/platform/http/api.ts';
import { createVenue, deleteVenue, updateVenue } from './commands.ts';
import { getVenue, listVenues } from './queries.ts';

const tags = ['Venues'];
const one = jsonAnswer(venueSchema, 'The venue');
const params = idParamSchema;

const routes = {
  list: createRoute({
    method: 'get',
    path: '/venues',
    tags,
    summary: 'Venues by name',
    request: { query: venueListQuerySchema },
    responses: answers({ 200: jsonAnswer(venueListSchema, 'A page of venues') }),
  }),
  one: createRoute({
    method: 'get',
    path: '/venues/{id}',
    tags,
    summary: 'One venue',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/venues',
    tags,
    summary: 'New venue (admin)',
    request: { body: jsonBody(createVenueSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/venues/{id}',
    tags,
    summary: 'Change a venue (admin)',
    request: { params, body: jsonBody(updateVenueSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/venues/{id}',
    tags,
    summary: 'Archive a venue (admin); matches keep its name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

export function mountVenues(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => c.json(await listVenues(store, c.req.valid('query')), 200));
  api.openapi(routes.one, async (c) => c.json(await getVenue(store, c.req.valid('param').id), 200));
  api.openapi(routes.create, async (c) => {
    const id = await createVenue(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getVenue(store, id), 201, { location: `/api/v1/venues/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateVenue(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getVenue(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteVenue(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}

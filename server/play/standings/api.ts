import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import {
  adjustmentSchema,
  placingSchema,
  tableEntrySchema,
  withdrawalSchema,
} from '#contract/leagues/league.ts';
import { standingsQuerySchema, standingsSchema } from '#contract/leagues/standings.ts';
import {
  decisionListSchema,
  decisionParamsSchema,
  drawLotSchema,
} from '#contract/leagues/table-entry.ts';
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
import { addTableEntry, deleteTableEntry, drawLot } from './commands.ts';
import { getStandings, listDecisions } from './queries.ts';

const tags = ['Standings'];
const params = idParamSchema;
const responses = answers({ 201: jsonAnswer(tableEntrySchema, 'The entry as kept') });
const entry = { method: 'post', tags, responses } satisfies Partial<RouteConfig>;

const routes = {
  table: createRoute({
    method: 'get',
    path: '/leagues/{id}/standings',
    tags,
    summary: 'The table of a league or of one of its groups, each order explained',
    request: { params, query: standingsQuerySchema },
    responses: answers({ 200: jsonAnswer(standingsSchema, 'The table') }),
  }),
  adjust: createRoute({
    ...entry,
    path: '/leagues/{id}/adjustments',
    summary: 'Give or take points (admin)',
    request: { params, body: jsonBody(adjustmentSchema) },
  }),
  withdraw: createRoute({
    ...entry,
    path: '/leagues/{id}/withdrawals',
    summary: 'A team withdraws (admin)',
    request: { params, body: jsonBody(withdrawalSchema) },
  }),
  place: createRoute({
    ...entry,
    path: '/leagues/{id}/placings',
    summary: 'Place a team last by decree (admin)',
    request: { params, body: jsonBody(placingSchema) },
  }),
  drawLot: createRoute({
    ...entry,
    path: '/leagues/{id}/lots',
    summary: 'Put level teams into an order by lot; the table follows it (admin)',
    request: { params, body: jsonBody(drawLotSchema) },
  }),
  decisions: createRoute({
    method: 'get',
    path: '/leagues/{id}/decisions',
    tags,
    summary: 'What was decided about the tables of a league, the latest first (admin)',
    request: { params },
    responses: answers({ 200: jsonAnswer(decisionListSchema, 'All decisions') }),
  }),
  takeBack: createRoute({
    method: 'delete',
    path: '/leagues/{id}/decisions/{entry}',
    tags,
    summary: 'Take a decision back (admin)',
    request: { params: decisionParamsSchema },
    responses: answers(NO_CONTENT),
  }),
};

export function mountStandings(api: Api, store: Store): void {
  const shown = ({ id, team, at }: { id: string; team: string; at: number }) => ({
    id,
    team,
    at: new Date(at).toISOString(),
  });
  api.openapi(routes.table, async (c) =>
    c.json(await getStandings(store, c.req.valid('param').id, c.req.valid('query')), 200),
  );
  api.openapi(routes.adjust, async (c) => {
    const entry = { kind: 'adjustment', ...c.req.valid('json') } as const;
    const { id } = c.req.valid('param');
    return c.json(shown(await addTableEntry(store, await authorOf(c), id, entry)), 201);
  });
  api.openapi(routes.withdraw, async (c) => {
    const entry = { kind: 'withdrawal', ...c.req.valid('json') } as const;
    const { id } = c.req.valid('param');
    return c.json(shown(await addTableEntry(store, await authorOf(c), id, entry)), 201);
  });
  api.openapi(routes.place, async (c) => {
    const entry = { kind: 'placing', ...c.req.valid('json') } as const;
    const { id } = c.req.valid('param');
    return c.json(shown(await addTableEntry(store, await authorOf(c), id, entry)), 201);
  });
  api.openapi(routes.drawLot, async (c) => {
    const { id } = c.req.valid('param');
    const { teams } = c.req.valid('json');
    return c.json(shown(await drawLot(store, await authorOf(c), id, teams)), 201);
  });
  api.openapi(routes.decisions, async (c) => {
    return c.json({ items: await listDecisions(store, c.req.valid('param').id) }, 200);
  });
  api.openapi(routes.takeBack, async (c) => {
    const { id, entry } = c.req.valid('param');
    await deleteTableEntry(store, await authorOf(c), id, entry);
    return c.body(null, 204);
  });
}

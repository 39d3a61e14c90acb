import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  matchSchema,
  matchStatusInputSchema,
  penInputSchema,
  penSchema,
  setTotalSchema,
} from '#contract/matches/match.ts';
import {
  appendEventsSchema,
  entryAuthorSchema,
  eventListQuerySchema,
  loggedEventSchema,
} from '#contract/matches/match-event.ts';
import { matchFileSchema } from '#contract/matches/match-file.ts';
import { idParamSchema, idSchema, listOf } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { emptyIsNoBody } from '#server/platform/http/optional-body.ts';
import {
  getMatch,
  getMatchFile,
  listMatchEvents,
  matchExists,
} from '#server/play/matches/queries.ts';
import { listAuthors, listScorerIds } from '#server/play/matches/scorer-queries.ts';
import { appendEvents, putSetTotal, setStatus, takePen } from './commands.ts';

const tags = ['Scoring'];
const params = idParamSchema;
const match = jsonAnswer(matchSchema, 'The match');
const setParams = z.object({ id: idSchema, n: z.coerce.number().int().min(1).max(99) });
const appended = z.object({ seq: z.number().int(), match: matchSchema }).meta({ id: 'Appended' });

const routes = {
  status: createRoute({
    method: 'post',
    path: '/matches/{id}/status',
    tags,
    summary: 'Start, end, postpone, suspend, cancel (admin, its scorer)',
    request: { params, body: jsonBody(matchStatusInputSchema) },
    responses: answers({ 200: match }),
  }),
  set: createRoute({
    method: 'put',
    path: '/matches/{id}/sets/{n}',
    tags,
    summary: 'The total of a set (admin, its scorer); writing again replaces',
    request: { params: setParams, body: jsonBody(setTotalSchema) },
    responses: answers({ 200: match }),
  }),
  pen: createRoute({
    method: 'post',
    path: '/matches/{id}/pen',
    tags,
    summary: 'Take the pen (admin, its scorer): one per match',
    middleware: emptyIsNoBody,
    request: { params, body: { content: { 'application/json': { schema: penInputSchema } } } },
    responses: answers({
      200: jsonAnswer(penSchema, 'The fencing number and the length of the log'),
    }),
  }),
  append: createRoute({
    method: 'post',
    path: '/matches/{id}/events',
    tags,
    summary: 'Append to the match log (holder of the pen); idempotent by event id',
    request: { params, body: jsonBody(appendEventsSchema) },
    responses: answers({ 200: jsonAnswer(appended, 'The length of the log and the match') }),
  }),
  events: createRoute({
    method: 'get',
    path: '/matches/{id}/events',
    tags,
    summary: 'The match log in order of seq',
    request: { params, query: eventListQuerySchema },
    responses: answers({ 200: jsonAnswer(listOf(loggedEventSchema), 'A page of the log') }),
  }),
  file: createRoute({
    method: 'get',
    path: '/matches/{id}/log.json',
    tags,
    summary: 'The whole match as a file: set scores, rules, log',
    request: { params },
    responses: answers({ 200: jsonAnswer(matchFileSchema, 'The match, its rules and its log') }),
  }),
  authors: createRoute({
    method: 'get',
    path: '/matches/{id}/authors',
    tags,
    summary: 'Who wrote the entries of the log (admin, its scorer)',
    request: { params },
    responses: answers({ 200: jsonAnswer(listOf(entryAuthorSchema), 'All of them') }),
  }),
};

export function mountScoring(api: Api, store: Store): void {
  api.openapi(routes.authors, async (c) => {
    const { id } = c.req.valid('param');
    const scorerIds = await listScorerIds(store.db, id);
    authorise(await c.var.findActor(), 'match:score', { kind: 'match', id, scorerIds });
    const items = await listAuthors(store.db, id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.status, async (c) => {
    const { id } = c.req.valid('param');
    await setStatus(store, await authorOf(c), id, c.req.valid('json').status);
    return c.json(await getMatch(store, id), 200);
  });
  api.openapi(routes.set, async (c) => {
    const { id, n } = c.req.valid('param');
    await putSetTotal(store, await authorOf(c), id, n, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200);
  });
  api.openapi(routes.pen, async (c) => {
    const { id } = c.req.valid('param');
    const takeOver = c.req.valid('json')?.takeOver ?? false;
    return c.json(await takePen(store, await authorOf(c), id, takeOver), 200);
  });
  api.openapi(routes.append, async (c) => {
    const { id } = c.req.valid('param');
    const { seq } = await appendEvents(store, await authorOf(c), id, c.req.valid('json'));
    return c.json({ seq, match: await getMatch(store, id) }, 200);
  });
  api.openapi(routes.events, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await matchExists(store, id))) throw notFound('match.notFound');
    return c.json(await listMatchEvents(store, id, c.req.valid('query')), 200);
  });
  api.openapi(routes.file, async (c) => {
    const file = await getMatchFile(store, c.req.valid('param').id);
    const { matchDate, team1, team2 } = file.match;
    const name = encodeURIComponent(`${matchDate} ${team1.name} - ${team2.name}.json`);
    return c.json(file, 200, { 'content-disposition': `attachment; filename*=UTF-8''${name}` });
  });
}

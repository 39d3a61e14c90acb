import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { matchSchema } from '#contract/matches/match.ts';
import {
  branchChoiceSchema,
  openBranchSchema,
  parkBranchSchema,
  parkedBranchSchema,
  parkedSchema,
} from '#contract/matches/parked-branch.ts';
import { idParamSchema, idSchema, listOf } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, authorOf, jsonAnswer, jsonBody } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { chooseBranch, parkBranch } from './commands.ts';
import { listBranches, listOpenBranches } from './queries.ts';

const tags = ['Scoring'];

const routes = {
  park: createRoute({
    method: 'post',
    path: '/matches/{id}/parked',
    tags,
    summary: 'Keep entries that cannot follow the match any more (admin, its scorer); idempotent',
    request: { params: idParamSchema, body: jsonBody(parkBranchSchema) },
    responses: answers({ 200: jsonAnswer(parkedSchema, 'What is kept') }),
  }),
  list: createRoute({
    method: 'get',
    path: '/matches/{id}/parked',
    tags,
    summary: 'Entries of devices that the match went on without, and both outcomes (admin)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(listOf(parkedBranchSchema), 'Open ones first') }),
  }),
  choose: createRoute({
    method: 'post',
    path: '/matches/{id}/parked/{branch}/choice',
    tags,
    summary: 'Keep the log as it is, or take what the device holds instead (admin)',
    request: {
      params: z.object({ id: idSchema, branch: idSchema }),
      body: jsonBody(branchChoiceSchema),
    },
    responses: answers({ 200: jsonAnswer(matchSchema, 'The match') }),
  }),
  open: createRoute({
    method: 'get',
    path: '/parked',
    tags,
    summary: 'What waits for a choice, over all matches (admin)',
    responses: answers({ 200: jsonAnswer(listOf(openBranchSchema), 'The oldest first') }),
  }),
};

export function mountParked(api: Api, store: Store): void {
  api.openapi(routes.park, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await parkBranch(store, await authorOf(c), id, c.req.valid('json')), 200);
  });
  api.openapi(routes.list, async (c) => {
    const items = await listBranches(store, c.req.valid('param').id);
    return c.json({ items, next: null }, 200);
  });
  api.openapi(routes.choose, async (c) => {
    const { id, branch } = c.req.valid('param');
    await chooseBranch(store, await authorOf(c), id, branch, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200);
  });
  api.openapi(routes.open, async (c) => {
    return c.json({ items: await listOpenBranches(store), next: null }, 200);
  });
}

import { createRoute } from '@hono/zod-openapi';
import {
  delayedSchema,
  delaySchema,
  leagueScheduleSchema,
  rescheduleSchema,
  scheduleSettingsSchema,
} from '#contract/leagues/schedule.ts';
import { idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, authorOf, jsonAnswer, jsonBody } from '#server/platform/http/api.ts';
import { delay, reschedule, setSettings } from './commands.ts';
import { getSchedule } from './queries.ts';

const tags = ['Schedule'];
const params = idParamSchema;
const path = '/leagues/{id}/schedule';
const responses = answers({ 200: jsonAnswer(leagueScheduleSchema, 'The calendar') });

const routes = {
  get: createRoute({
    method: 'get',
    path,
    tags,
    summary: 'The calendar of a league: matches, waiting fixtures, days and courts',
    request: { params },
    responses,
  }),
  set: createRoute({
    method: 'put',
    path,
    tags,
    summary: 'Set the days, hours and courts of a league (admin)',
    request: { params, body: jsonBody(scheduleSettingsSchema) },
    responses,
  }),
  move: createRoute({
    method: 'post',
    path,
    tags,
    summary: 'Move matches to other days, times and courts, all or none (admin)',
    request: { params, body: jsonBody(rescheduleSchema) },
    responses,
  }),
  delay: createRoute({
    method: 'post',
    path: '/leagues/{id}/delays',
    tags,
    summary: 'A match is late: what follows begins not before ... (admin)',
    request: { params, body: jsonBody(delaySchema) },
    responses: answers({ 200: jsonAnswer(delayedSchema, 'Who moves, and what it makes wrong') }),
  }),
};

export function mountSchedule(api: Api, store: Store): void {
  api.openapi(routes.get, async (c) =>
    c.json(await getSchedule(store, c.req.valid('param').id), 200),
  );
  api.openapi(routes.set, async (c) => {
    const { id } = c.req.valid('param');
    await setSettings(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getSchedule(store, id), 200);
  });
  api.openapi(routes.move, async (c) => {
    const { id } = c.req.valid('param');
    await reschedule(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getSchedule(store, id), 200);
  });
  api.openapi(routes.delay, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await delay(store, await authorOf(c), id, c.req.valid('json')), 200);
  });
}

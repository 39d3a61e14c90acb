import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  delayedSchema,
  delaySchema,
  leagueScheduleSchema,
  rescheduleSchema,
  scheduleSettingsSchema,
} from './schedule.ts';

const tags = ['Schedule'];
const params = idParamSchema;
const path = '/leagues/{id}/schedule';
const responses = answers({ 200: jsonAnswer(leagueScheduleSchema, 'The calendar') });

export const scheduleCalls = {
  get: defineCall({
    method: 'get',
    path,
    tags,
    summary: 'The calendar of a league: matches, waiting fixtures, days and courts',
    request: { params },
    responses,
  }),
  set: defineCall({
    method: 'put',
    path,
    tags,
    summary: 'Set the days, hours and courts of a league (admin)',
    request: { params, body: jsonBody(scheduleSettingsSchema) },
    responses,
  }),
  move: defineCall({
    method: 'post',
    path,
    tags,
    summary: 'Move matches to other days, times and courts, all or none (admin)',
    request: { params, body: jsonBody(rescheduleSchema) },
    responses,
  }),
  delay: defineCall({
    method: 'post',
    path: '/leagues/{id}/delays',
    tags,
    summary: 'A match is late: what follows begins not before ... (admin)',
    request: { params, body: jsonBody(delaySchema) },
    responses: answers({
      200: jsonAnswer(delayedSchema, 'The matches that move, and the clashes of the move'),
    }),
  }),
};

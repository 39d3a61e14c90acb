import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema, idSchema, listOf } from '../primitives.ts';
import {
  matchSchema,
  matchStatusInputSchema,
  penInputSchema,
  penSchema,
  setTotalSchema,
} from './match.ts';
import { appendEventsSchema, entryAuthorSchema, loggedEventSchema } from './match-event.ts';
import { matchFileSchema } from './match-file.ts';

const eventListQuerySchema = z.object({
  /** Only entries with a greater `seq`. */
  after: z.coerce.number().int().min(0).default(0),
  cursor: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('The `next` of the answer before: a `seq`, in the place of `after`'),
  limit: z.coerce.number().int().min(1).max(1000).default(500),
});

const tags = ['Scoring'];
const params = idParamSchema;
const match = jsonAnswer(matchSchema, 'The match');
const setParams = z.object({ id: idSchema, n: z.coerce.number().int().min(1).max(99) });
const appended = z.object({ seq: z.number().int(), match: matchSchema }).meta({ id: 'Appended' });

export const scoringCalls = {
  status: defineCall({
    method: 'post',
    path: '/matches/{id}/status',
    tags,
    summary: 'Start, end, postpone, suspend, cancel (admin, its scorer)',
    description:
      'A match that its sets do not decide is ended with `allowIrregular` only (422 `NOT_DECIDED`), and one of which nothing was played not at all: it has a result, a forfeit, or is postponed or cancelled.',
    request: { params, body: jsonBody(matchStatusInputSchema) },
    responses: answers({ 200: match }),
  }),
  set: defineCall({
    method: 'put',
    path: '/matches/{id}/sets/{n}',
    tags,
    summary: 'The total of a set (admin, its scorer); writing again replaces',
    description:
      'Each set is public at once, and the match is `Live` from the first one on: results of matches that ' +
      'are over go by `PUT /matches/{id}/result`, all at once. An entry `void` in the log takes a set back.',
    request: { params: setParams, body: jsonBody(setTotalSchema) },
    responses: answers({ 200: match }),
  }),
  pen: defineCall({
    method: 'post',
    path: '/matches/{id}/pen',
    tags,
    summary: 'Take the pen (admin, its scorer): one per match',
    request: { params, body: { content: { 'application/json': { schema: penInputSchema } } } },
    responses: answers({
      200: jsonAnswer(penSchema, 'The fencing number and the length of the log'),
    }),
  }),
  append: defineCall({
    method: 'post',
    path: '/matches/{id}/events',
    tags,
    summary: 'Append to the match log (holder of the pen); idempotent by event id',
    request: { params, body: jsonBody(appendEventsSchema) },
    responses: answers({ 200: jsonAnswer(appended, 'The length of the log and the match') }),
  }),
  events: defineCall({
    method: 'get',
    path: '/matches/{id}/events',
    tags,
    summary: 'The match log in order of seq',
    request: { params, query: eventListQuerySchema },
    responses: answers({ 200: jsonAnswer(listOf(loggedEventSchema), 'A page of the log') }),
  }),
  file: defineCall({
    method: 'get',
    path: '/matches/{id}/log.json',
    tags,
    summary: 'The whole match as a file: set scores, rules, log',
    request: { params },
    responses: answers({ 200: jsonAnswer(matchFileSchema, 'The match, its rules and its log') }),
  }),
  authors: defineCall({
    method: 'get',
    path: '/matches/{id}/authors',
    tags,
    summary: 'Authors of the entries of the log (admin, its scorer)',
    request: { params },
    responses: answers({ 200: jsonAnswer(listOf(entryAuthorSchema), 'All of them') }),
  }),
};

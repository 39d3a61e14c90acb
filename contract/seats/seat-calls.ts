import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { playerSummarySchema } from '../people/player.ts';
import { idParamSchema, listOf } from '../primitives.ts';
import {
  askSchema,
  dismissSchema,
  seatLinkSchema,
  seatListSchema,
  seatParamsSchema,
  seatViewSchema,
} from './seat.ts';

const tags = ['Seats'];
const params = seatParamsSchema;
const view = jsonAnswer(seatViewSchema, 'The view of the seat');

export const seatCalls = {
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/seats',
    tags,
    summary: 'The seats around the scorer, with their links and requests (scorer of the match)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(seatListSchema, 'Both benches and the assistant') }),
  }),
  changes: defineCall({
    method: 'get',
    path: '/matches/{id}/seat-changes',
    tags,
    summary: 'A stream that tells when to read seats again (scorer, whoever has a seat)',
    description:
      '`event: seats` says that a request or the match has changed; it carries nothing of what changed.',
    request: { params: idParamSchema },
    responses: answers({
      200: {
        description: 'The stream; it goes on until one side ends it',
        content: { 'text/event-stream': { schema: z.string() } },
      },
    }),
  }),
  one: defineCall({
    method: 'get',
    path: '/matches/{id}/seats/{seat}',
    tags,
    summary: 'The view of a seat: requests that the rules allow now (its link, the coach, scorer)',
    request: { params },
    responses: answers({ 200: view }),
  }),
  roster: defineCall({
    method: 'get',
    path: '/matches/{id}/seats/{seat}/roster',
    tags,
    summary: 'The players of a bench, as everybody may see them (its link, the coach, scorer)',
    request: { params },
    responses: answers({
      200: jsonAnswer(listOf(playerSummarySchema), 'The team; nobody for the assistant'),
    }),
  }),
  ask: defineCall({
    method: 'put',
    path: '/matches/{id}/seats/{seat}/request',
    tags,
    summary: 'Ask the scorer for something before the next serve (the link of the seat, the coach)',
    request: { params, body: jsonBody(askSchema) },
    responses: answers({ 200: view }),
  }),
  withdraw: defineCall({
    method: 'delete',
    path: '/matches/{id}/seats/{seat}/request',
    tags,
    summary: 'Take one’s own request back (the link of the seat, the coach)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  dismiss: defineCall({
    method: 'post',
    path: '/matches/{id}/seats/{seat}/dismissal',
    tags,
    summary: 'Dismiss the request of a seat (scorer of the match)',
    request: { params, body: jsonBody(dismissSchema) },
    responses: answers(NO_CONTENT),
  }),
  share: defineCall({
    method: 'post',
    path: '/matches/{id}/seats/{seat}/links',
    tags,
    summary: 'A link to a seat, without an account (scorer of the match)',
    request: { params },
    responses: answers({ 201: jsonAnswer(seatLinkSchema, 'The link; its token is shown once') }),
  }),
  unshare: defineCall({
    method: 'delete',
    path: '/matches/{id}/seats/{seat}/links',
    tags,
    summary: 'End all links to a seat (scorer of the match)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  createVenueSchema,
  updateVenueSchema,
  venueListQuerySchema,
  venueListSchema,
  venueSchema,
} from './venue.ts';

const tags = ['Venues'];
const venueAnswer = jsonAnswer(venueSchema, 'The venue');
const params = idParamSchema;

export const venueCalls = {
  list: defineCall({
    method: 'get',
    path: '/venues',
    tags,
    summary: 'Venues by name',
    request: { query: venueListQuerySchema },
    responses: answers({ 200: jsonAnswer(venueListSchema, 'A page of venues') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/venues/{id}',
    tags,
    summary: 'One venue',
    request: { params },
    responses: answers({ 200: venueAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/venues',
    tags,
    summary: 'New venue (admin)',
    request: { body: jsonBody(createVenueSchema) },
    responses: answers({ 201: venueAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/venues/{id}',
    tags,
    summary: 'Change a venue (admin)',
    request: { params, body: jsonBody(updateVenueSchema) },
    responses: answers({ 200: venueAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/venues/{id}',
    tags,
    summary: 'Archive a venue (admin); matches keep its name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

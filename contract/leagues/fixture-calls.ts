import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  fixtureListSchema,
  fixtureParamsSchema,
  generatedFixturesSchema,
  planParamsSchema,
} from './fixtures.ts';
import { generateFixturesSchema, pairRoundSchema } from './generate-fixtures.ts';
import { publicationSchema, publishedSchema } from './publication.ts';

const tags = ['Fixtures'];

export const fixtureCalls = {
  generate: defineCall({
    method: 'post',
    path: '/leagues/{id}/fixtures',
    tags,
    summary: 'Generate fixtures, or show them with dryRun (admin)',
    request: { params: idParamSchema, body: jsonBody(generateFixturesSchema) },
    responses: answers({
      200: jsonAnswer(generatedFixturesSchema, 'The fixtures that would be created'),
      201: jsonAnswer(generatedFixturesSchema, 'The fixtures that were created'),
    }),
  }),
  pair: defineCall({
    method: 'post',
    path: '/leagues/{id}/swiss-rounds',
    tags,
    summary: 'Pair the next Swiss round from the results, or show it with dryRun (admin)',
    request: { params: idParamSchema, body: jsonBody(pairRoundSchema) },
    responses: answers({
      200: jsonAnswer(generatedFixturesSchema, 'The fixtures that would be created'),
      201: jsonAnswer(generatedFixturesSchema, 'The fixtures that were created'),
    }),
  }),
  list: defineCall({
    method: 'get',
    path: '/leagues/{id}/fixtures',
    tags,
    summary: 'Generated fixtures in order of their start, also those that wait for their teams',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(fixtureListSchema, 'All fixtures of the league') }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/leagues/{id}/fixtures/{fixture}',
    tags,
    summary: 'Archive a fixture that waits for its teams and that no other waits for (admin)',
    request: { params: fixtureParamsSchema },
    responses: answers(NO_CONTENT),
  }),
  restore: defineCall({
    method: 'post',
    path: '/leagues/{id}/fixtures/{fixture}/restore',
    tags,
    summary: 'Bring such a fixture back (admin)',
    request: { params: fixtureParamsSchema },
    responses: answers(NO_CONTENT),
  }),
  publish: defineCall({
    method: 'post',
    path: '/leagues/{id}/publication',
    tags,
    summary: 'Publish the draft of a league: whole, a plan, a round or a day (admin)',
    request: { params: idParamSchema, body: jsonBody(publicationSchema) },
    responses: answers({ 200: jsonAnswer(publishedSchema, 'The fixtures that were published') }),
  }),
  takeBack: defineCall({
    method: 'delete',
    path: '/leagues/{id}/plans/{plan}',
    tags,
    summary: 'Take back what was generated together, while none of it has begun (admin)',
    request: { params: planParamsSchema },
    responses: answers(NO_CONTENT),
  }),
};

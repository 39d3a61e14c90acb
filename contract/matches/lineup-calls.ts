import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import { preparedLineupListSchema, prepareLineupSchema } from './prepared-lineup.ts';

const tags = ['Line-ups'];
const params = z.object({ id: idSchema, teamId: idSchema });
const list = jsonAnswer(preparedLineupListSchema, 'The line-ups that the reader may see');

export const lineupCalls = {
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/lineups',
    tags,
    summary: 'Prepared line-ups: both for admin and scorer, a coach’s own team’s',
    request: { params: idParamSchema },
    responses: answers({ 200: list }),
  }),
  mine: defineCall({
    method: 'get',
    path: '/me/lineups',
    tags,
    summary: 'Prepared line-ups of the teams that one coaches, of open matches (signed in)',
    responses: answers({ 200: list }),
  }),
  put: defineCall({
    method: 'put',
    path: '/matches/{id}/lineups/{teamId}',
    tags,
    summary: 'Prepare the next set’s line-up (admin, the team’s coach), until the set starts',
    request: { params, body: jsonBody(prepareLineupSchema) },
    responses: answers({ 200: list }),
  }),
  drop: defineCall({
    method: 'delete',
    path: '/matches/{id}/lineups/{teamId}',
    tags,
    summary: 'Take a prepared line-up back (admin, the team’s coach)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

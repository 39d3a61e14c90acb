import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema, listOf } from '../primitives.ts';
import { bestPlayerSchema, chooseBestPlayerSchema } from './best-player.ts';
import { matchSchema } from './match.ts';

const tags = ['Matches'];
const path = '/matches/{id}/best-player';
const responses = answers({ 200: jsonAnswer(bestPlayerSchema, 'The player of the match') });

export const bestPlayerCalls = {
  one: defineCall({
    method: 'get',
    path,
    tags,
    summary: 'The player of the match',
    request: { params: idParamSchema },
    responses,
  }),
  choose: defineCall({
    method: 'put',
    path,
    tags,
    summary: 'Choose the player of a match that has a result (admin, its officials and scorers)',
    request: { params: idParamSchema, body: jsonBody(chooseBestPlayerSchema) },
    responses,
  }),
  ofPlayer: defineCall({
    method: 'get',
    path: '/players/{id}/best-matches',
    tags: ['Players'],
    summary: 'The matches whose best player somebody was, the latest first',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(listOf(matchSchema), 'The latest 30') }),
  }),
};

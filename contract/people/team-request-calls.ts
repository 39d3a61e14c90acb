import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, listOf } from '../primitives.ts';
import {
  decideTeamRequestSchema,
  teamRequestQuerySchema,
  teamRequestSchema,
} from './team-request.ts';

const tags = ['Teams'];
const params = idParamSchema;

export const teamRequestCalls = {
  list: defineCall({
    method: 'get',
    path: '/team-requests',
    tags,
    summary:
      'Requests of coaches for players: those that one may decide (the player, admin), or of one team (its coach, admin)',
    request: { query: teamRequestQuerySchema },
    responses: answers({ 200: jsonAnswer(listOf(teamRequestSchema), 'The oldest first') }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/team-requests/{id}/decision',
    tags,
    summary: 'Join the team that asks, or not (the account of the player’s record, admin)',
    request: { params, body: jsonBody(decideTeamRequestSchema) },
    responses: answers(NO_CONTENT),
  }),
  withdraw: defineCall({
    method: 'delete',
    path: '/team-requests/{id}',
    tags,
    summary: 'Take an open request back (the coach, admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  newTransferSchema,
  playerHistorySchema,
  transferQuerySchema,
  transferSchema,
  transfersSchema,
} from './transfer.ts';

const tags = ['Transfers'];

export const transferCalls = {
  list: defineCall({
    method: 'get',
    path: '/transfers',
    tags,
    summary: 'Transfers of players, the newest first',
    description:
      'The list leaves out children and players of unknown age who have not agreed to statistics.',
    request: { query: transferQuerySchema },
    responses: answers({ 200: jsonAnswer(transfersSchema, 'The transfers') }),
  }),
  history: defineCall({
    method: 'get',
    path: '/players/{id}/history',
    tags,
    summary: 'The teams and transfers of a player',
    description: 'Empty for whom nothing but name, number and team is public.',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(playerHistorySchema, 'Teams with their leagues') }),
  }),
  create: defineCall({
    method: 'post',
    path: '/teams/{id}/transfers',
    tags,
    summary: 'A player changes to this team (admin; secretaries of all leagues of both teams)',
    description:
      'Outside the transfer windows of a league of the team it is refused without `exception`.',
    request: { params: idParamSchema, body: jsonBody(newTransferSchema) },
    responses: answers({ 201: jsonAnswer(transferSchema, 'The transfer') }),
  }),
  undo: defineCall({
    method: 'delete',
    path: '/teams/{id}/transfers/{transfer}',
    tags,
    summary: 'Take the last transfer of a player back (admin; secretaries of these leagues)',
    request: {
      params: z.object({ id: idSchema, transfer: idSchema.describe('The id of the transfer') }),
    },
    responses: answers(NO_CONTENT),
  }),
};

import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, listOf } from '../primitives.ts';
import {
  createPlayerSchema,
  playerListQuerySchema,
  playerListSchema,
  playerSchema,
  updatePlayerSchema,
} from './player.ts';

const tags = ['Players'];
const playerAnswer = jsonAnswer(playerSchema, 'The player, as far as the reader may see');
const params = idParamSchema;
const fullListSchema = listOf(playerSchema);

export const playerCalls = {
  list: defineCall({
    method: 'get',
    path: '/players',
    tags,
    summary: 'Players by name',
    request: { query: playerListQuerySchema },
    responses: answers({ 200: jsonAnswer(playerListSchema, 'A page of players') }),
  }),
  mine: defineCall({
    method: 'get',
    path: '/me/players',
    tags,
    summary: 'The player records that are one’s own (signed in)',
    responses: answers({ 200: jsonAnswer(fullListSchema, 'The records, all at once') }),
  }),
  roster: defineCall({
    method: 'get',
    path: '/teams/{id}/players',
    tags,
    summary: 'A team’s players with what is private (admin, its coach)',
    request: { params },
    responses: answers({ 200: jsonAnswer(fullListSchema, 'The players by shirt number') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/players/{id}',
    tags,
    summary: 'One player; phone, e-mail and birth date only for admin, coach and player',
    request: { params },
    responses: answers({ 200: playerAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/players',
    tags,
    summary: 'New player (admin; the coach, in their own team)',
    request: { body: jsonBody(createPlayerSchema) },
    responses: answers({ 201: playerAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/players/{id}',
    tags,
    summary: 'Change a player (admin, the coach, the player)',
    request: { params, body: jsonBody(updatePlayerSchema) },
    responses: answers({ 200: playerAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/players/{id}',
    tags,
    summary: 'Archive a player (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

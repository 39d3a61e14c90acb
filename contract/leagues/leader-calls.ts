import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  leadersQuerySchema,
  leadersSchema,
  playerSeasonListSchema,
  teamSeasonListSchema,
} from './leaders.ts';

const method = 'get';
const params = idParamSchema;

export const leaderCalls = {
  leaders: defineCall({
    method,
    path: '/leagues/{id}/leaders',
    tags: ['Standings'],
    summary: 'Most points, aces and blocks of a league, with the matches that tell them',
    request: { params, query: leadersQuerySchema },
    responses: answers({ 200: jsonAnswer(leadersSchema, 'Three lists') }),
  }),
  ofPlayer: defineCall({
    method,
    path: '/players/{id}/seasons',
    tags: ['Players'],
    summary: 'Figures of a player from logs, league by league, the latest first',
    request: { params },
    responses: answers({ 200: jsonAnswer(playerSeasonListSchema, 'All leagues') }),
  }),
  ofTeam: defineCall({
    method,
    path: '/teams/{id}/seasons',
    tags: ['Teams'],
    summary: 'Wins, sets and place of a team, league by league, the latest first',
    request: { params },
    responses: answers({ 200: jsonAnswer(teamSeasonListSchema, 'All leagues') }),
  }),
};

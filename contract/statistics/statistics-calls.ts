import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema, idSchema, languageSchema } from '../primitives.ts';
import {
  leagueStatisticsSchema,
  matchStatisticsSchema,
  statisticsQuerySchema,
  teamSeasonQuerySchema,
  teamSeasonStatisticsSchema,
} from './statistics.ts';

const method = 'get';
const params = idParamSchema;
const teamParams = z.object({ id: idSchema, teamId: idSchema });
const inLanguage = z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) });
const csv = { 'text/csv': { schema: z.string() } };

export const statisticsCalls = {
  ofMatch: defineCall({
    method,
    path: '/matches/{id}/statistics',
    tags: ['Matches'],
    summary: 'All that the log of a match tells of its teams and players, touch by touch',
    request: { params, query: statisticsQuerySchema },
    responses: answers({ 200: jsonAnswer(matchStatisticsSchema, 'Both teams') }),
  }),
  ofLeague: defineCall({
    method,
    path: '/leagues/{id}/statistics',
    tags: ['Standings'],
    summary: 'The touches of players and teams over the scouted matches of a league',
    request: { params },
    responses: answers({ 200: jsonAnswer(leagueStatisticsSchema, 'Most points first') }),
  }),
  ofTeam: defineCall({
    method,
    path: '/leagues/{id}/teams/{teamId}/statistics',
    tags: ['Standings'],
    summary: 'One team over a league: side-outs, rotations, phases of attacks, zones, players',
    request: { params: teamParams, query: teamSeasonQuerySchema },
    responses: answers({ 200: jsonAnswer(teamSeasonStatisticsSchema, 'Sums over its matches') }),
  }),
};

export const boxScoreCalls = {
  csv: defineCall({
    method,
    path: '/matches/{id}/box-score.csv',
    tags: ['Matches'],
    summary: 'The box score of a match as a table: every player and both teams',
    request: { params, query: inLanguage },
    responses: answers({ 200: { description: 'One line a player', content: csv } }),
  }),
  pdf: defineCall({
    method,
    path: '/matches/{id}/box-score.pdf',
    tags: ['Matches'],
    summary: 'The box score of a match on paper',
    request: { params, query: inLanguage },
    responses: answers({
      200: {
        description: 'A4 across',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
  ofLeague: defineCall({
    method,
    path: '/leagues/{id}/statistics.csv',
    tags: ['Standings'],
    summary: 'The touches of all players of a league as a table',
    request: { params, query: inLanguage },
    responses: answers({ 200: { description: 'One line a player', content: csv } }),
  }),
  ofTeam: defineCall({
    method,
    path: '/leagues/{id}/teams/{teamId}/statistics.csv',
    tags: ['Standings'],
    summary: 'The statistics of one team, or of one of its players, over a league as a table',
    request: { params: teamParams, query: teamSeasonQuerySchema.extend(inLanguage.shape) },
    responses: answers({ 200: { description: 'One line a figure', content: csv } }),
  }),
};

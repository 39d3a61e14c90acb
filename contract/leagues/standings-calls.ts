import {
  answers,
  type Call,
  defineCall,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
} from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  adjustmentSchema,
  leagueRulesSchema,
  placingSchema,
  tableEntrySchema,
  withdrawalSchema,
} from './league.ts';
import { leagueStandingsSchema, standingsQuerySchema, tablePreviewSchema } from './standings.ts';
import { decisionListSchema, decisionParamsSchema, drawLotSchema } from './table-entry.ts';

const tags = ['Standings'];
const params = idParamSchema;
const responses = answers({ 201: jsonAnswer(tableEntrySchema, 'The entry as kept') });
const entry = { method: 'post', tags, responses } satisfies Partial<Call>;

export const standingsCalls = {
  table: defineCall({
    method: 'get',
    path: '/leagues/{id}/standings',
    tags,
    summary: 'The table of a league or of one of its groups, each order explained',
    request: { params, query: standingsQuerySchema },
    responses: answers({ 200: jsonAnswer(leagueStandingsSchema, 'The table') }),
  }),
  preview: defineCall({
    method: 'post',
    path: '/leagues/{id}/table-preview',
    tags,
    summary: 'The places that other rules would change in the tables, without saving them (admin)',
    request: { params, body: jsonBody(leagueRulesSchema) },
    responses: answers({ 200: jsonAnswer(tablePreviewSchema, 'Each team before and after') }),
  }),
  adjust: defineCall({
    ...entry,
    path: '/leagues/{id}/adjustments',
    summary: 'Give or take points (admin)',
    request: { params, body: jsonBody(adjustmentSchema) },
  }),
  withdraw: defineCall({
    ...entry,
    path: '/leagues/{id}/withdrawals',
    summary: 'A team withdraws (admin)',
    request: { params, body: jsonBody(withdrawalSchema) },
  }),
  place: defineCall({
    ...entry,
    path: '/leagues/{id}/placings',
    summary: 'Place a team last by decree (admin)',
    request: { params, body: jsonBody(placingSchema) },
  }),
  drawLot: defineCall({
    ...entry,
    path: '/leagues/{id}/lots',
    summary: 'Put level teams into an order by lot; the table follows it (admin)',
    request: { params, body: jsonBody(drawLotSchema) },
  }),
  decisions: defineCall({
    method: 'get',
    path: '/leagues/{id}/decisions',
    tags,
    summary: 'Decisions about the tables of a league, the latest first (admin)',
    request: { params },
    responses: answers({ 200: jsonAnswer(decisionListSchema, 'All decisions') }),
  }),
  takeBack: defineCall({
    method: 'delete',
    path: '/leagues/{id}/decisions/{entry}',
    tags,
    summary: 'Take a decision back (admin)',
    request: { params: decisionParamsSchema },
    responses: answers(NO_CONTENT),
  }),
};

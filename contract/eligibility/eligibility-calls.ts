import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import {
  eligibilityOfficeSchema,
  eligibilityParams,
  eligibilityQuerySchema,
  eligibilityRuleSchema,
  eligibilitySchema,
  setLicencesSchema,
  teamEligibilitySchema,
} from './eligibility.ts';

const tags = ['Eligibility'];
const params = eligibilityParams;
const office = jsonAnswer(eligibilityOfficeSchema, 'The rule and what is wrong with the rosters');

export const eligibilityCalls = {
  rule: defineCall({
    method: 'get',
    path: '/leagues/{id}/eligibility',
    tags,
    summary: 'The rules of eligibility of a league',
    request: { params },
    responses: answers({ 200: jsonAnswer(eligibilitySchema, 'The rule of the league') }),
  }),
  office: defineCall({
    method: 'get',
    path: '/leagues/{id}/eligibility/office',
    tags,
    summary: 'The rosters of a league with what is wrong with them (admin)',
    request: { params, query: eligibilityQuerySchema },
    responses: answers({ 200: office }),
  }),
  setRule: defineCall({
    method: 'put',
    path: '/leagues/{id}/eligibility',
    tags,
    summary: 'Set who may play in a league (admin)',
    request: { params, body: jsonBody(eligibilityRuleSchema) },
    responses: answers({ 200: office }),
  }),
  setLicences: defineCall({
    method: 'put',
    path: '/leagues/{id}/licences',
    tags,
    summary: 'Set the licences of players of a league (admin)',
    request: { params, body: jsonBody(setLicencesSchema) },
    responses: answers({ 200: office }),
  }),
  ofTeam: defineCall({
    method: 'get',
    path: '/teams/{id}/eligibility',
    tags,
    summary: 'Problems of the roster of a team in each of its leagues (admin, its coach)',
    request: { params, query: eligibilityQuerySchema },
    responses: answers({ 200: jsonAnswer(teamEligibilitySchema, 'A check for each league') }),
  }),
};

import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  decideProtestSchema,
  disciplineEntrySchema,
  disciplineRuleSchema,
  disciplineSchema,
  enterProtestSchema,
  suspendSchema,
} from './discipline.ts';

const tags = ['Discipline'];
const params = idParamSchema;
const answer = jsonAnswer(disciplineSchema, 'The discipline of the league');

export const disciplineCalls = {
  list: defineCall({
    method: 'get',
    path: '/leagues/{id}/discipline',
    tags,
    summary: 'Cards, suspensions and protests of a league',
    request: { params },
    responses: answers({ 200: answer }),
  }),
  office: defineCall({
    method: 'get',
    path: '/leagues/{id}/discipline/office',
    tags,
    summary: 'The same with the names of all, also of minors (admin)',
    request: { params },
    responses: answers({ 200: answer }),
  }),
  setRule: defineCall({
    method: 'put',
    path: '/leagues/{id}/discipline',
    tags,
    summary: 'Set how many cards suspend, and for how long (admin)',
    description: 'Holds for all cards of the league, also those shown before.',
    request: { params, body: jsonBody(disciplineRuleSchema) },
    responses: answers({ 200: answer }),
  }),
  suspend: defineCall({
    method: 'post',
    path: '/leagues/{id}/suspensions',
    tags,
    summary: 'Suspend somebody by decision (admin)',
    request: { params, body: jsonBody(suspendSchema) },
    responses: answers({ 201: answer }),
  }),
  takeBack: defineCall({
    method: 'delete',
    path: '/leagues/{id}/suspensions/{entry}',
    tags,
    summary: 'Take a suspension by decision back (admin)',
    request: { params: disciplineEntrySchema },
    responses: answers(NO_CONTENT),
  }),
  protest: defineCall({
    method: 'post',
    path: '/leagues/{id}/protests',
    tags,
    summary: 'Enter a protest of a team about a match (admin)',
    request: { params, body: jsonBody(enterProtestSchema) },
    responses: answers({ 201: answer }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/leagues/{id}/protests/{entry}/decision',
    tags,
    summary: 'Decide a protest, with a reason in public; again to change it (admin)',
    request: { params: disciplineEntrySchema, body: jsonBody(decideProtestSchema) },
    responses: answers({ 200: answer }),
  }),
  removeProtest: defineCall({
    method: 'delete',
    path: '/leagues/{id}/protests/{entry}',
    tags,
    summary: 'Remove a protest that was entered by mistake (admin)',
    request: { params: disciplineEntrySchema },
    responses: answers(NO_CONTENT),
  }),
};

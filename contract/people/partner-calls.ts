import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  createPartnerSchema,
  partnerListQuerySchema,
  partnerListSchema,
  partnerSchema,
  updatePartnerSchema,
} from './partner.ts';

const tags = ['Partners'];
const partnerAnswer = jsonAnswer(partnerSchema, 'The partner');
const params = idParamSchema;

export const partnerCalls = {
  list: defineCall({
    method: 'get',
    path: '/partners',
    tags,
    summary: 'Partners by name; with `mine`, those that one’s own account stands for',
    request: { query: partnerListQuerySchema },
    responses: answers({ 200: jsonAnswer(partnerListSchema, 'A page of partners') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/partners/{id}',
    tags,
    summary: 'One partner',
    request: { params },
    responses: answers({ 200: partnerAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/partners',
    tags,
    summary: 'New partner (admin)',
    request: { body: jsonBody(createPartnerSchema) },
    responses: answers({ 201: partnerAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/partners/{id}',
    tags,
    summary: 'Change a partner (admin)',
    request: { params, body: jsonBody(updatePartnerSchema) },
    responses: answers({ 200: partnerAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/partners/{id}',
    tags,
    summary: 'Archive a partner (admin); leagues keep the name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

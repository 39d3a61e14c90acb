import { z } from 'zod';
import { answers, defineCall, jsonAnswer, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  addDocumentSchema,
  leagueDocumentListSchema,
  leagueDocumentSchema,
} from './league-document.ts';

const tags = ['Leagues'];
const file = z.unknown().optional().meta({ type: 'string', format: 'binary' });
const formSchema = addDocumentSchema.extend({ file }).meta({ id: 'LeagueDocumentForm' });

export const leagueDocumentCalls = {
  list: defineCall({
    method: 'get',
    path: '/leagues/{id}/documents',
    tags,
    summary: 'The documents of a league, such as its rules and minutes, the newest first',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(leagueDocumentListSchema, 'All of them') }),
  }),
  add: defineCall({
    method: 'post',
    path: '/leagues/{id}/documents',
    tags,
    summary: 'Add a document (admin, its secretary): PDF, .docx or .xlsx to 10 MB, without macros',
    request: {
      params: idParamSchema,
      body: { content: { 'multipart/form-data': { schema: formSchema } } },
    },
    responses: answers({ 201: jsonAnswer(leagueDocumentSchema, 'The document') }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/leagues/{id}/documents/{document}',
    tags,
    summary:
      'Remove a document (admin, its secretary); they may restore it until its period ends, then its file is deleted',
    request: { params: z.object({ id: idSchema, document: idSchema }) },
    responses: answers(NO_CONTENT),
  }),
};

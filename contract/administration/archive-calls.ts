import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import {
  archiveEntrySchema,
  archiveListQuerySchema,
  archiveListSchema,
  archiveParamsSchema,
} from './archive.ts';

const tags = ['Archive'];

export const archiveCalls = {
  list: defineCall({
    method: 'get',
    path: '/archive',
    tags,
    summary: 'Archived records of one kind, the latest first (admin)',
    request: { query: archiveListQuerySchema },
    responses: answers({ 200: jsonAnswer(archiveListSchema, 'A page of the archive') }),
  }),
  restore: defineCall({
    method: 'post',
    path: '/archive/{kind}/{id}/restore',
    tags,
    summary: 'Bring it back (admin)',
    request: { params: archiveParamsSchema },
    responses: answers({ 200: jsonAnswer(archiveEntrySchema, 'The entry that was brought back') }),
  }),
};

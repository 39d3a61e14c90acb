import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import {
  doublesSchema,
  mergeParamsSchema,
  mergePreviewSchema,
  mergeQuerySchema,
  mergeRecordsSchema,
  mergeSchema,
  mergesSchema,
} from './merge.ts';

const tags = ['Merging'];
const request = { params: mergeParamsSchema };

export const mergeCalls = {
  doubles: defineCall({
    method: 'get',
    path: '/doubles',
    tags,
    summary:
      'Records that may be one: of the same name, written alike (admin; secretaries of theirs)',
    request: { query: mergeQuerySchema },
    responses: answers({ 200: jsonAnswer(doublesSchema, 'Groups of records') }),
  }),
  list: defineCall({
    method: 'get',
    path: '/merges',
    tags,
    summary: 'The latest merges of a kind (admin; secretaries of theirs)',
    request: { query: mergeQuerySchema },
    responses: answers({ 200: jsonAnswer(mergesSchema, 'The merges') }),
  }),
  preview: defineCall({
    method: 'get',
    path: '/merges/{kind}/{id}/{other}',
    tags,
    summary:
      'The changes that merging two records would make (admin; secretaries of all their leagues)',
    description: 'Refuses, as the merging itself does, where two records cannot be one.',
    request,
    responses: answers({ 200: jsonAnswer(mergePreviewSchema, 'Conflicts, and what goes along') }),
  }),
  merge: defineCall({
    method: 'put',
    path: '/merges/{kind}/{id}/{other}',
    tags,
    summary: 'Merge two records into one (admin; secretaries of all their leagues)',
    description:
      'All that refers to the other record refers to this one afterwards; pages and calls with the id of the other one lead here. It can be undone for thirty days.',
    request: { ...request, body: jsonBody(mergeRecordsSchema) },
    responses: answers({ 200: jsonAnswer(mergeSchema, 'The merge') }),
  }),
  undo: defineCall({
    method: 'delete',
    path: '/merges/{kind}/{id}/{other}',
    tags,
    summary: 'Part two merged records again (admin; secretaries of all their leagues)',
    description: 'Facts that were entered since stay with the record that stayed.',
    request,
    responses: answers(NO_CONTENT),
  }),
};

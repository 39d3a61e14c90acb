import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema, idSchema, listOf } from '../primitives.ts';
import { matchSchema } from './match.ts';
import {
  branchChoiceSchema,
  openBranchSchema,
  parkBranchSchema,
  parkedBranchSchema,
  parkedSchema,
} from './parked-branch.ts';

const tags = ['Scoring'];

export const parkedCalls = {
  park: defineCall({
    method: 'post',
    path: '/matches/{id}/parked',
    tags,
    summary: 'Keep entries that cannot follow the match any more (admin, its scorer); idempotent',
    request: { params: idParamSchema, body: jsonBody(parkBranchSchema) },
    responses: answers({ 200: jsonAnswer(parkedSchema, 'The entries that are kept') }),
  }),
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/parked',
    tags,
    summary:
      'Entries of devices that the match went on without, and both outcomes (admin, its scorer)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(listOf(parkedBranchSchema), 'Open ones first') }),
  }),
  choose: defineCall({
    method: 'post',
    path: '/matches/{id}/parked/{branch}/choice',
    tags,
    summary:
      'Keep the log as it is, or take what the device holds instead (whoever holds the pen, admin)',
    request: {
      params: z.object({ id: idSchema, branch: idSchema }),
      body: jsonBody(branchChoiceSchema),
    },
    responses: answers({ 200: jsonAnswer(matchSchema, 'The match') }),
  }),
  open: defineCall({
    method: 'get',
    path: '/parked',
    tags,
    summary: 'Parked branches that wait for a choice, over all matches (admin)',
    responses: answers({ 200: jsonAnswer(listOf(openBranchSchema), 'The oldest first') }),
  }),
};

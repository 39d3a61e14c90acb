import { z } from 'zod';
import { answers, defineCall, jsonAnswer, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import { secretaryListSchema } from './secretaries.ts';

const tags = ['Leagues'];
const params = z.object({ id: idSchema, userId: idSchema });
const path = '/leagues/{id}/secretaries/{userId}';

export const secretaryCalls = {
  list: defineCall({
    method: 'get',
    path: '/leagues/{id}/secretaries',
    tags,
    summary: 'The secretaries of a league (admin, its secretaries)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(secretaryListSchema, 'All of them by name') }),
  }),
  name: defineCall({
    method: 'put',
    path,
    tags,
    summary: 'Make an account a secretary of a league (admin)',
    description:
      'A secretary may do everything of the league: its data, teams, groups, fixtures, matches, results, scorer links, officials of matches and decisions. Nothing of other leagues, no accounts and no settings.',
    request: { params },
    responses: answers({ 200: jsonAnswer(secretaryListSchema, 'All secretaries of the league') }),
  }),
  remove: defineCall({
    method: 'delete',
    path,
    tags,
    summary: 'Take the role of a secretary away (admin)',
    description: 'The person is refused from the next call on, also in pages that are open.',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

import { z } from 'zod';
import { answers, defineCall, jsonAnswer, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import { clubManagerListSchema } from './club-managers.ts';

const tags = ['Clubs'];
const params = z.object({ id: idSchema, userId: idSchema });
const path = '/clubs/{id}/managers/{userId}';

export const clubManagerCalls = {
  list: defineCall({
    method: 'get',
    path: '/clubs/{id}/managers',
    tags,
    summary: 'The managers of a club (admin, its managers)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(clubManagerListSchema, 'All of them by name') }),
  }),
  name: defineCall({
    method: 'put',
    path,
    tags,
    summary: 'Make an account a manager of a club (admin)',
    description:
      'A manager may do for every team of the club what the coach of that team may do, and change the facts of the club but its name. Nothing of other clubs and of leagues, and no scoring.',
    request: { params },
    responses: answers({ 200: jsonAnswer(clubManagerListSchema, 'All managers of the club') }),
  }),
  remove: defineCall({
    method: 'delete',
    path,
    tags,
    summary: 'Take the role of a manager of a club away (admin)',
    description: 'The person is refused from the next call on, also in pages that are open.',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

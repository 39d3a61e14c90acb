import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { searchQuerySchema, searchSchema } from './search.ts';

export const searchCalls = {
  find: defineCall({
    method: 'get',
    path: '/search',
    tags: ['Search'],
    summary: 'Teams, players, leagues and matches by name',
    request: { query: searchQuerySchema },
    responses: answers({ 200: jsonAnswer(searchSchema, 'The results, ten of each kind') }),
  }),
};

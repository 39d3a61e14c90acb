import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { openDataSchema } from './open-data.ts';

export const openDataCalls = {
  one: defineCall({
    method: 'get',
    path: '/open-data',
    tags: ['Site'],
    summary: 'The open data: licence, file, tables with their columns',
    responses: answers({ 200: jsonAnswer(openDataSchema, 'The open data') }),
  }),
};

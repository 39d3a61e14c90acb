import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { ussdQuerySchema, ussdScreenSchema, ussdStateSchema } from './ussd.ts';

const tags = ['USSD'];

export const ussdCalls = {
  state: defineCall({
    method: 'get',
    path: '/ussd',
    tags,
    summary: 'Whether operators may ask for screens, and the code that people dial (admin)',
    responses: answers({ 200: jsonAnswer(ussdStateSchema, 'The state') }),
  }),
  screen: defineCall({
    method: 'get',
    path: '/ussd/screen',
    tags,
    summary: 'The screen that a phone with keys shows after these replies (admin)',
    request: { query: ussdQuerySchema },
    responses: answers({ 200: jsonAnswer(ussdScreenSchema, 'The screen') }),
  }),
};

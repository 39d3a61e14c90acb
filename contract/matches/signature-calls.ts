import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { signatureListSchema } from './signature.ts';

export const signatureCalls = {
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/signatures',
    tags: ['Scoring'],
    summary: 'The signatures with their drawings, and those that wait (admin, its scorer)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(signatureListSchema, 'The signatures') }),
  }),
};

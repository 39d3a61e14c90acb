import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { matchSchema } from './match.ts';
import { wholeResultSchema } from './whole-result.ts';

export const resultCalls = {
  result: defineCall({
    method: 'put',
    path: '/matches/{id}/result',
    tags: ['Scoring'],
    summary: 'The whole result of a match, its end included (admin, its scorer)',
    description:
      'All or nothing: what is wrong is said before anything is written, and the same result sent again changes nothing. The log keeps what stood before. 422 `NOT_DECIDED` where the sets leave the match open, `RESULT_REPLACES` where sets or points would go (send `replace`), `MATCH_NOT_YET` before its day (send `otherDay`), `OTHER_WINNER` where `winner` differs.',
    request: { params: idParamSchema, body: jsonBody(wholeResultSchema) },
    responses: answers({ 200: jsonAnswer(matchSchema, 'The match') }),
  }),
};

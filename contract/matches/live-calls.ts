import { z } from 'zod';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { standingLineSchema } from './standing-line.ts';

export const liveCalls = {
  stream: defineCall({
    method: 'get',
    path: '/live',
    tags: ['Live'],
    summary: 'Scores as they change, of all matches or of one (server-sent events)',
    description:
      'Each `event: score` carries one line of JSON and the version of its room as `id`, without gaps. ' +
      '`event: resync` says that what was missed can no longer be told: read the match again. ' +
      '`event: away` says that the database does not answer, `event: back` that it answers again and ' +
      'that what was missed has been told: the stream stays open meanwhile.\n\n' +
      'The stream of a match begins after `version` of the match that was read. The stream of all ' +
      'matches has no version in any answer: connect first and read the matches then. ' +
      'The last 300 lines of a room are kept; an `id` or `after` that is older, or no version at all, ' +
      'is answered with `event: resync`.',
    request: {
      query: z.object({
        match: z.string().optional().describe('The match; all matches where it is missing'),
        after: z
          .string()
          .optional()
          .describe(
            'The version that the page shows: what Last-Event-ID is for the first connection',
          ),
        clock: z
          .string()
          .optional()
          .describe('If present, a first `event: beat` says the time in epoch milliseconds'),
        short: z
          .string()
          .optional()
          .describe(
            'Asks for lines in the short form of the pages of this site, which may change with every release',
          ),
      }),
      headers: z.object({ 'last-event-id': z.string().optional() }),
    },
    responses: answers({
      200: {
        description: 'The stream; it goes on until one side ends it',
        content: { 'text/event-stream': { schema: z.string() } },
      },
    }),
  }),
  line: defineCall({
    method: 'get',
    path: '/matches/{id}/line',
    tags: ['Live'],
    summary: 'The score of a match in at most 200 bytes, for whoever has no stream',
    description:
      'The ETag is the version; ask with If-None-Match. Retry-After says in how many seconds to ask again.',
    request: {
      params: idParamSchema,
      query: z.object({
        asked: z
          .string()
          .max(40)
          .optional()
          .describe('Anything: a value that is new is answered past every cache on the way'),
      }),
    },
    responses: answers({
      200: jsonAnswer(standingLineSchema, 'The line'),
      304: { description: 'Nothing new' },
    }),
  }),
};

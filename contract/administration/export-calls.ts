import { z } from 'zod';
import { answers, defineCall } from '../define-call.ts';
import { exportParamsSchema, exportQuerySchema } from './export.ts';
import { XLSX_TYPE } from './upload.ts';

export const exportCalls = {
  table: defineCall({
    method: 'get',
    path: '/exports/{table}',
    tags: ['Export'],
    summary: 'A table as CSV or XLSX; players with what is private (admin)',
    request: { params: exportParamsSchema, query: exportQuerySchema },
    responses: answers({
      200: {
        description: 'The file',
        content: {
          'text/csv': { schema: z.string() },
          [XLSX_TYPE]: { schema: z.string().meta({ format: 'binary' }) },
        },
      },
    }),
  }),
};

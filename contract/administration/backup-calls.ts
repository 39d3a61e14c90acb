import { z } from 'zod';
import { answers, defineCall } from '../define-call.ts';

const file = { schema: z.string().meta({ format: 'binary' }) };

export const backupCalls = {
  download: defineCall({
    method: 'get',
    path: '/backup',
    tags: ['Backup'],
    summary: 'Makes a backup, checks it and hands it over (admin)',
    responses: answers({
      200: {
        description: 'All data with pictures and hashes of passwords: a file for `restore`',
        content: { 'application/octet-stream': file },
      },
    }),
  }),
};

import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { SETUP_CODE } from '../setup-code.ts';

const code = z.string().max(100).describe('The code that the terminal of the server prints');

const stateSchema = z.object({
  isOpen: z.boolean().describe('Nobody has entered a team, a league or a match here yet'),
  needsCode: z
    .boolean()
    .describe('Nobody has an account either: the code of the terminal opens it'),
});

const restoredSchema = z.object({
  accounts: z.number().int().describe('Accounts in the backup'),
  teams: z.number().int().describe('Teams in the backup'),
  matches: z.number().int().describe('Matches in the backup'),
  pictures: z.number().int().describe('Files of pictures in the backup'),
});

export type RestoreState = z.infer<typeof stateSchema>;
export type Restored = z.infer<typeof restoredSchema>;

export const restoreCalls = {
  state: defineCall({
    method: 'get',
    path: '/setup/restore',
    tags: ['Backup'],
    summary: 'Whether a backup may be put into this installation',
    responses: answers({ 200: jsonAnswer(stateSchema, 'Only an empty installation takes one') }),
  }),
  checkCode: defineCall({
    method: 'post',
    path: '/setup/restore/code',
    tags: ['Backup'],
    summary: 'Whether the code is right, before a large file is sent with it',
    request: { body: jsonBody(z.strictObject({ code })) },
    responses: answers(NO_CONTENT),
  }),
  restore: defineCall({
    method: 'post',
    path: '/setup/restore',
    tags: ['Backup'],
    summary: 'Puts a backup into an empty installation, which then starts anew',
    request: {
      headers: z.object({ [SETUP_CODE]: code.optional() }),
      body: {
        required: true,
        content: {
          'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) },
        },
      },
    },
    responses: answers({ 200: jsonAnswer(restoredSchema, 'All of it is there in some seconds') }),
  }),
};

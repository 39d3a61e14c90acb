import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall } from '../define-call.ts';
import { idParamSchema, languageSchema, localDateSchema } from '../primitives.ts';

const PAPER_SIZES = ['A4', 'A3'] as const;
const query = z.object({
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  paper: z.enum(PAPER_SIZES).default('A4').describe('The size of the sheets'),
});
export type PaperSize = (typeof PAPER_SIZES)[number];

const pdf = (description: string) =>
  answers({
    200: {
      description,
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
  });

export const paperCalls = {
  schedule: defineCall({
    method: 'get',
    path: '/leagues/{id}/schedule.pdf',
    tags: ['Schedule'],
    summary: 'The schedule of a league on paper; drafts only for those who plan it',
    request: { params: idParamSchema, query },
    responses: pdf('Upright, by day: time, round, teams, venue, court and officials'),
  }),
  day: defineCall({
    method: 'get',
    path: '/days/{date}/sheet.pdf',
    tags: ['Schedule'],
    summary: 'All published matches of a day on paper, a column for each court',
    request: { params: z.object({ date: localDateSchema }), query },
    responses: pdf('Across: a row for each start, and in each match the QR code of its page'),
  }),
};

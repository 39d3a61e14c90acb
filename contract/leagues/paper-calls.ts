import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall } from '../define-call.ts';
import {
  idParamSchema,
  idSchema,
  languageSchema,
  localDateSchema,
  shortTextSchema,
} from '../primitives.ts';

const PAPER_SIZES = ['A4', 'A3'] as const;
export const paperQuerySchema = z.object({
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  paper: z.enum(PAPER_SIZES).default('A4').describe('The size of the sheets'),
});
const query = paperQuerySchema;
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
  table: defineCall({
    method: 'get',
    path: '/leagues/{id}/table.pdf',
    tags: ['Standings'],
    summary: 'The table of a league on paper, or the tables of its groups',
    request: { params: idParamSchema, query },
    responses: pdf('Upright: matches, sets, points, both ratios and league points of each team'),
  }),
  bracket: defineCall({
    method: 'get',
    path: '/leagues/{id}/bracket.pdf',
    tags: ['Standings'],
    summary: 'The published knock-out of a league on paper, a column for each round',
    request: { params: idParamSchema, query },
    responses: pdf(
      'Across: both sides of each tie, its result, day, hour and court; on several sheets where one is too small',
    ),
  }),
  poster: defineCall({
    method: 'get',
    path: '/leagues/{id}/poster.pdf',
    tags: ['Schedule'],
    summary: 'A poster of the published matches of a round, with the results of those played',
    request: {
      params: idParamSchema,
      query: query.extend({
        round: shortTextSchema
          .optional()
          .describe("Such as '3' or 'SF'; without it the next round with a match to be played"),
      }),
    },
    responses: pdf('Upright, to be read from afar, with the QR code of the league'),
  }),
  dayPoster: defineCall({
    method: 'get',
    path: '/days/{date}/poster.pdf',
    tags: ['Schedule'],
    summary: 'A poster of the published matches of a day, of one league or of all',
    request: {
      params: z.object({ date: localDateSchema }),
      query: query.extend({ league: idSchema.optional() }),
    },
    responses: pdf('Upright, to be read from afar, with the QR code of the fixtures'),
  }),
  crew: defineCall({
    method: 'get',
    path: '/days/{date}/crew.pdf',
    tags: ['Officials'],
    summary: 'The duties of a day on paper: each official with their matches',
    request: { params: z.object({ date: localDateSchema }), query },
    responses: pdf('Upright, by name; matches without officials stand at the end'),
  }),
};

import { z } from 'zod';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { genderSchema, idParamSchema, idSchema } from '../primitives.ts';
import {
  dryRunSchema,
  IMPORT_COLUMNS,
  IMPORT_TABLES,
  importResultSchema,
  newTeamsSchema,
  PLAYER_COLUMNS,
  partialSchema,
  TEAM_COLUMNS,
} from './import.ts';
import { decisionsQuerySchema } from './import-decisions.ts';
import { XLSX_TYPE } from './upload.ts';

const tags = ['Import'];

/** A table as CSV or XLSX: its columns in words, and its first lines as an example. */
function tableBody(columns: string, example: string) {
  const words =
    `The first line has the names of columns, in any order: ${columns}. Columns are separated by commas, ` +
    'semicolons or tabs, and the file is read as UTF-8. An error names the row and the column.';
  return {
    required: true,
    content: {
      'text/csv': { schema: z.string().describe(words), example },
      [XLSX_TYPE]: {
        schema: z
          .string()
          .meta({ format: 'binary' })
          .describe(`The same on the first sheet. ${words}`),
      },
    },
  };
}

const named = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(', ');

const FIXTURE_COLUMNS =
  `${named(IMPORT_COLUMNS)}; \`date\`, \`team1\` and \`team2\` are needed. ` +
  '`sets` is like `25-20 23-25 25-18 25-22`; `result` is empty, `forfeit1` or `forfeit2` (that team forfeits), ' +
  'or won sets such as `3-1` where the sets are not known; `counts` with `no` keeps a match out of the table';
const FIXTURE_LINES =
  'date,time,team1,team2,location,sets\n' +
  '2026-12-05,16:00,Mafunzo,Chui,Taifa,25-20 23-25 25-18 25-22\n2026-12-06,18:00,Chui,Faru,Taifa,\n';
const PEOPLE_COLUMNS = `for teams ${named(TEAM_COLUMNS)}; for players ${named(PLAYER_COLUMNS)}`;
const PEOPLE_LINES = 'name,gender,city,coach\nMafunzo,Men,Zanzibar,Asha Juma\n';

const howSchemas = {
  dryRun: dryRunSchema,
  partial: partialSchema,
  decisions: decisionsQuerySchema,
};

const responses = answers({
  200: jsonAnswer(importResultSchema, 'The rows that were created and changed'),
  422: {
    description:
      'A problem with `errors` by row and column, and `questions` for what `decisions` can answer; nothing was kept',
    content: { 'application/problem+json': { schema: importResultSchema } },
  },
});

export const importCalls = {
  fixtures: defineCall({
    method: 'post',
    path: '/leagues/{id}/import',
    tags,
    summary:
      'Fixtures and results as CSV or XLSX, all or nothing, or with partial what is good (admin)',
    request: {
      params: idParamSchema,
      query: z.object({ gender: genderSchema.optional(), newTeams: newTeamsSchema, ...howSchemas }),
      body: tableBody(FIXTURE_COLUMNS, FIXTURE_LINES),
    },
    responses,
  }),
  people: defineCall({
    method: 'post',
    path: '/import/{table}',
    tags,
    summary:
      'Teams or players as CSV or XLSX, all or nothing, or with partial what is good (admin)',
    request: {
      params: z.object({ table: z.enum(IMPORT_TABLES) }),
      query: z.object({
        league: idSchema.optional(),
        /** Of players whose row names no team. */
        team: idSchema.optional(),
        ...howSchemas,
      }),
      body: tableBody(PEOPLE_COLUMNS, PEOPLE_LINES),
    },
    responses,
  }),
};

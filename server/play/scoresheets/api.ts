import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParamSchema, languageSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, authorOf } from '#server/platform/http/api.ts';
import { drawSheet } from './draw-sheet.ts';
import { getSheetFacts } from './queries.ts';

const routes = {
  pdf: createRoute({
    method: 'get',
    path: '/matches/{id}/scoresheet.pdf',
    tags: ['Scoring'],
    summary: 'The scoresheet on paper; drawn signatures only for admin and its scorer',
    request: {
      params: idParamSchema,
      query: z.object({ lang: languageSchema.default('en') }),
    },
    responses: answers({
      200: {
        description: 'A4 across; what the log does not tell stays empty',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
};

export function mountScoresheets(api: Api, store: Store): void {
  api.openapi(routes.pdf, async (c) => {
    const { actor, now } = await authorOf(c);
    const { id } = c.req.valid('param');
    const facts = await getSheetFacts(store, actor, id, now);
    const { matchDate, team1, team2 } = facts.match;
    const name = `${matchDate} ${team1.name} - ${team2.name}.pdf`;
    const bytes = await drawSheet(facts, c.req.valid('query').lang);
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-cache',
    });
  });
}

import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { exportParamsSchema, exportQuerySchema } from '#contract/administration/export.ts';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import type { Store } from '#server/platform/db/store.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, answers, NO_STORE } from '#server/platform/http/api.ts';
import { readSheet } from './queries.ts';
import { csvText } from './sheet-text.ts';
import { xlsxBytes } from './write-xlsx.ts';

const route = createRoute({
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
});

export function mountExports(api: Api, store: Store): void {
  api.openapi(route, async (c) => {
    const { table } = c.req.valid('param');
    const { format, league } = c.req.valid('query');
    if (table === 'players') {
      authorise(await c.var.findActor(), 'site:administer', { kind: 'site' });
    }
    const read = () => readSheet(store, table, { league });
    const body = format === 'csv' ? csvText(await read()) : await xlsxBytes(read);
    return c.body(body, 200, {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
      'content-disposition': `attachment; filename="${table}.${format}"`,
      ...NO_STORE,
    }) as never;
  });
}

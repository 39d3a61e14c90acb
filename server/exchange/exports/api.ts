import { exportCalls } from '#contract/administration/export-calls.ts';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import type { Store } from '#server/platform/db/store.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { csvText } from './csv-text.ts';
import { readWorksheet } from './queries.ts';
import { xlsxBytes } from './write-xlsx.ts';

const routes = routesOf(exportCalls);

export function mountExports(api: Api, store: Store): void {
  api.openapi(routes.table, async (c) => {
    const { table } = c.req.valid('param');
    const { format, league, lang } = c.req.valid('query');
    if (table === 'players') {
      authorise(await c.var.findActor(), 'site:administer', { kind: 'site' });
    }
    const read = () => readWorksheet(store, table, { league, lang });
    const body = format === 'csv' ? csvText(await read()) : await xlsxBytes(read);
    return c.body(body, 200, {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
      'content-disposition': `attachment; filename="${table}.${format}"`,
      ...NO_STORE,
    }) as never;
  });
}

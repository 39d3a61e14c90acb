import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { openDataCalls } from '#contract/open-data/open-data-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { type Api, type ApiEnv, routesOf } from '#server/platform/http/api.ts';
import { matchesTag } from '#server/platform/pages/encodings.ts';
import { DUMP_FILE, dumpPath } from './published-dump.ts';
import { getOpenData, readChoice } from './queries.ts';
import { csvwSchema, SCHEMA_FILE } from './schema.ts';

const routes = routesOf(openDataCalls);

export function mountOpenData(api: Api, store: Store, folder: string): void {
  api.openapi(routes.one, async (c) => c.json(await getOpenData(store.db, folder), 200));
}

/** `/data/wavu-data.zip`, the file of the last night as it is on the disk, and `/data/schema.json`, which describes it. */
export function mountOpenDataFile(app: Hono<ApiEnv>, store: Store, folder: string): void {
  app.get(`/data/${SCHEMA_FILE}`, async (c) => {
    const { file } = await getOpenData(store.db, folder);
    const { licence, publisher } = await readChoice(store.db);
    if (file === null || licence === '') throw notFound('page.notFound');
    return c.json(csvwSchema(licence, publisher, file.at), 200, {
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    });
  });
  app.get(`/data/${DUMP_FILE}`, async (c) => {
    const { file } = await getOpenData(store.db, folder);
    if (file === null) throw notFound('page.notFound');
    const tag = `"${file.sha256}"`;
    const headers = {
      etag: tag,
      'last-modified': new Date(file.at).toUTCString(),
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    };
    if (matchesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
    const found = {
      ...headers,
      'content-type': 'application/zip',
      'content-length': String(file.bytes),
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, found);
    const stream = Readable.toWeb(createReadStream(dumpPath(folder, file)));
    return c.body(stream as ReadableStream<Uint8Array>, 200, found);
  });
}

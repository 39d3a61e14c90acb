import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Store } from '#server/platform/db/store.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { getSite } from '#server/site/settings/queries.ts';
import { answerMessage, PARSE_ERROR, PROTOCOL_VERSIONS, rpcError } from './json-rpc.ts';
import { mountMarkdown } from './markdown-pages.ts';

/** Bytes: a call of a tool is short. */
const MOST_BODY = 16 * 1024;
const OPEN = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...OPEN,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id',
  'access-control-max-age': '86400',
};

type Options = {
  /** Of this program; read when the first client introduces itself. */
  version: () => string;
  publicUrl: string | undefined;
  /** A read of the API as the visitor who asks, with this visitor's limits. */
  readAs: (c: Context<ApiEnv>, path: string) => Promise<Response>;
};

/**
 * `POST /mcp`: the Model Context Protocol over Streamable HTTP for assistants: read-only, without a
 * key, without sessions. It looks at no cookie and no token, so that any page may ask, too.
 */
export function mountAssistants(app: Hono<ApiEnv>, store: Store, options: Options): void {
  const { version, publicUrl, readAs } = options;
  const tooLarge = (c: Context) =>
    c.json(rpcError(PARSE_ERROR, 'A message has at most 16 KB.'), 413, OPEN);
  mountMarkdown(app, options);
  app.options('/mcp', (c) => c.body(null, 204, PREFLIGHT));
  app.post('/mcp', bodyLimit({ maxSize: MOST_BODY, onError: tooLarge }), async (c) => {
    const spoken = c.req.header('mcp-protocol-version');
    if (spoken !== undefined && !PROTOCOL_VERSIONS.includes(spoken))
      return c.json(rpcError(PARSE_ERROR, `There is no protocol ${spoken} here.`), 400, OPEN);
    const message = await c.req.json<unknown>().catch(() => undefined);
    if (message === undefined)
      return c.json(rpcError(PARSE_ERROR, 'The message is no JSON.'), 400, OPEN);
    const answer = await answerMessage(message, {
      about: async () => ({ name: (await getSite(store)).name || 'Wavu', version: version() }),
      origin: publicUrl ?? new URL(c.req.url).origin,
      now: c.var.now,
      async read(path) {
        const read = await readAs(c, path);
        return { status: read.status, body: await read.json() };
      },
    });
    if (answer === undefined) return c.body(null, 202, OPEN);
    return c.json(answer, 'error' in answer && answer.id === null ? 400 : 200, OPEN);
  });
  app.all('/mcp', (c) =>
    c.json(rpcError(PARSE_ERROR, 'Messages come by POST.'), 405, { ...OPEN, allow: 'POST' }),
  );
}

import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Hono } from 'hono';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_SHAPE } from '#contract/idempotency-key.ts';
import { IDEMPOTENT_CALLS } from '#contract/idempotent-calls.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import {
  chooseEncoding,
  type EncodedPage,
  encodePage,
  matchesTag,
} from '#server/platform/pages/encodings.ts';
import { describeOperations } from './describe-operations.ts';
import { isInner } from './turns/inner.ts';
import type { Apart } from './turns/kept-reads.ts';

/** The OpenAPI document, made from the schemas that validate. */
export function describeApi(api: OpenAPIHono<ApiEnv>) {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Wavu',
      version: '1',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description:
        'Live scores and league management for volleyball. Reading is open to all; writing needs ' +
        'the session cookie (from a page of ours) or `Authorization: Bearer <token>`. Errors are ' +
        'RFC 9457 problems with a stable `code`. Calls that make something take an `Idempotency-Key` ' +
        'and make nothing twice. Each answer has an `X-Request-Id`, yours where you send one of 64 letters, ' +
        'digits, `-`, `_` or `=` at most; calls with a limit say with `RateLimit-Limit`, ' +
        '`RateLimit-Remaining` and `RateLimit-Reset` (seconds) how much of it is left. ' +
        '`GET /live` is a stream of server-sent events.',
    },
    servers: [{ url: '/api/v1' }],
  });
  for (const call of IDEMPOTENT_CALLS) describeKey(document, call);
  describeOperations(document);
  return document;
}

type Described = ReturnType<typeof describeApi>;
/** Said here once for all calls that honour it. */
function describeKey({ paths }: Described, call: string): void {
  const [method, path] = call.split(' ') as [string, string];
  const operation = paths?.[path]?.[method.toLowerCase() as 'post'];
  if (!operation) throw new Error(`There is no call ${call}.`);
  const key = {
    name: IDEMPOTENCY_KEY,
    in: 'header',
    description:
      'Chosen by the caller for one making. Sent again with the same key and body within 24 hours, ' +
      'the call is answered as it was and makes nothing twice; with another body it is refused (KEY_USED).',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY_SHAPE.source },
  } as const;
  operation.parameters = [...(operation.parameters ?? []), key];
}

type Operation = { summary?: string; tags?: string[]; parameters?: unknown; requestBody?: unknown };

function operationsOf(document: Described) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
}

function section(tag: string, operations: ReturnType<typeof operationsOf>): string {
  const rows = operations.map(({ path, method, operation }) => {
    const detail = { parameters: operation.parameters, requestBody: operation.requestBody };
    const hasDetail = operation.parameters !== undefined || operation.requestBody !== undefined;
    return `<article><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3><p>${escapeHtml(
      operation.summary ?? '',
    )}</p>${
      hasDetail
        ? `<details><summary>Input</summary><pre>${escapeHtml(JSON.stringify(detail, null, 2))}</pre></details>`
        : ''
    }</article>`;
  });
  return `<section><h2>${escapeHtml(tag)}</h2>${rows.join('')}</section>`;
}

/** The documentation as a plain page: no script, no style of others, readable anywhere. */
export function renderApiDocs(document: Described): string {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="${name}"><summary>${name}</summary><pre>${escapeHtml(
        JSON.stringify(schema, null, 2),
      )}</pre></details>`,
  );
  return `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><title>Wavu API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"></head>
<body><main><h1>Wavu API</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p>The same for programs: <a href="/api/v1/openapi.json">openapi.json</a></p>${tags
    .map((tag) =>
      section(
        tag,
        operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag),
      ),
    )
    .join('')}<section><h2>Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

type RequestContext = Context<ApiEnv>;

/**
 * `/api/v1/openapi.json` and `/api/docs`. To describe two hundred calls takes a fifth of a second: it is
 * done apart, once, where something works apart, and kept in each encoding.
 */
export function mountApiDocs(app: Hono<ApiEnv>, api: OpenAPIHono<ApiEnv>, apart?: Apart): void {
  let document: Described | undefined;
  const described = () => {
    document ??= describeApi(api);
    return document;
  };
  const cached = new Map<string, Promise<StoredAnswer>>();
  const answer = (make: (c: RequestContext) => Response) => async (c: RequestContext) => {
    if (!apart || isInner(c.env)) return make(c);
    const { path } = c.req;
    const making = cached.get(path) ?? makeApart(apart, path);
    cached.set(path, making);
    // The caller hears of the failure; the next one tries again.
    making.catch(() => cached.delete(path));
    return sendStored(c, await making);
  };
  app.get(
    '/api/v1/openapi.json',
    answer((c) => c.json(described())),
  );
  app.get(
    '/api/docs',
    answer((c) => c.html(renderApiDocs(described()))),
  );
}

type StoredAnswer = { type: string; page: EncodedPage };

async function makeApart({ caller }: Apart, path: string): Promise<StoredAnswer> {
  const url = `http://localhost${path}`;
  const { headers, body } = await caller.call({ method: 'GET', url, headers: [], body: undefined });
  const type = new Headers(headers).get('content-type') ?? '';
  return { type, page: encodePage(body, () => undefined) };
}

async function sendStored(c: RequestContext, { type, page }: StoredAnswer): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const etag = page.etag(encoding);
  c.set('isEncoded', true);
  const headers = {
    etag,
    vary: 'Accept-Encoding',
    'content-type': type,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const bytes = await page.encode(encoding);
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
}

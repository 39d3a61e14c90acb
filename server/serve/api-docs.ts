import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_SHAPE } from '#contract/idempotency-key.ts';
import { IDEMPOTENT_CALLS } from '#contract/idempotent-calls.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';

/** The OpenAPI document, made from the schemas that validate. */
export function describeApi(api: OpenAPIHono<ApiEnv>) {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Wavu',
      version: '1',
      description:
        'Live scores and league management for volleyball. Reading is open to all; writing needs ' +
        'the session cookie (from a page of ours) or `Authorization: Bearer <token>`. Errors are ' +
        'RFC 9457 problems with a stable `code`. Calls that make something take an `Idempotency-Key` ' +
        'and make nothing twice. `GET /live` is a stream of server-sent events.',
    },
    servers: [{ url: '/api/v1' }],
  });
  for (const call of IDEMPOTENT_CALLS) describeKey(document, call);
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

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

/** `/api/v1/openapi.json` and `/api/docs`. */
export function mountApiDocs(app: Hono<ApiEnv>, api: OpenAPIHono<ApiEnv>): void {
  let document: Described | undefined;
  const described = () => {
    document ??= describeApi(api);
    return document;
  };
  app.get('/api/v1/openapi.json', (c) => c.json(described()));
  app.get('/api/docs', (c) => c.html(renderApiDocs(described())));
}

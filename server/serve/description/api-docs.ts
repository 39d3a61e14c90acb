import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { CONDITIONAL_CALLS } from '#contract/conditional-calls.ts';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_SHAPE } from '#contract/idempotency-key.ts';
import { IDEMPOTENT_CALLS } from '#contract/idempotent-calls.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import {
  chooseEncoding,
  type EncodedPage,
  encodePage,
  matchesTag,
} from '#server/platform/pages/encodings.ts';
import { isInner } from '../turns/inner.ts';
import type { Apart } from '../turns/kept-reads.ts';
import { describeEvents } from './describe-events.ts';
import { describeOperations } from './describe-operations.ts';
import { describeProperties, tellDefaults } from './describe-properties.ts';
import { docsIndex, docsOfTag } from './docs-of-calls.ts';
import { DOCS_POLICY } from './docs-page.ts';
import { addExamples } from './examples.ts';
import { nameSchemas } from './name-schemas.ts';
import { problemPages } from './problem-pages.ts';
import { slugOf, TAGS } from './tags.ts';

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
        'the session cookie (from a page of ours) or `Authorization: Bearer <token>`. ' +
        '`POST /api/auth/sign-in/email` with `{email, password}` sets the cookie. People make tokens on ' +
        'their page `/account`: to read, to score some matches or to run some leagues. A program with all rights of a ' +
        'person has its token from the server (`npm run wavu -- token add`).\n\nErrors are ' +
        'RFC 9457 problems with a stable `code`. Calls that make something take an `Idempotency-Key` ' +
        'and make nothing twice. Reads have an `ETag`; changes take it as `If-Match` and are refused (412) where somebody ' +
        'else was faster.\n\nEach answer has an `X-Request-Id`, yours where you send one of 64 letters, ' +
        'digits, `-`, `_` or `=` at most; calls with a limit say with `RateLimit-Limit`, ' +
        '`RateLimit-Remaining` and `RateLimit-Reset` (seconds) how much of it is left.\n\n' +
        '`GET /live` is a stream of server-sent events. ' +
        'Days and hours (`matchDate`, `matchTime`) are those of East Africa (UTC+3), without a summer time; ' +
        'instants end in `Z`.\n\nA body has at most 1 MB, a file 16 MB, a picture 5 MB; a list at most 100 rows, ' +
        'an append to a log 500 entries.\n\nEach list is answered as `{items, next}`: `next` is sent as `cursor` for the next ' +
        'page and is null at the end, and always where the call answers all there is at once. ' +
        'Others of its fields stand beside them.\n\nFields and values may be added to answers at any time: leave alone ' +
        'those that you do not know. What `v1` has is not taken away.',
    },
    servers: [{ url: '/api/v1' }],
  });
  for (const call of IDEMPOTENT_CALLS) describeHeader(document, call, KEY);
  for (const [call, read] of Object.entries(CONDITIONAL_CALLS))
    describeHeader(document, call, conditionOf(read));
  describeOperations(document);
  nameSchemas(document);
  describeProperties(document);
  describeEvents(document);
  addExamples(document);
  tellDefaults(document);
  return document;
}

type Described = ReturnType<typeof describeApi>;
const KEY = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description:
    'Chosen by the caller for one making. Sent again with the same key and body within 24 hours, ' +
    'the call is answered as it was and makes nothing twice; with another body it is refused (KEY_USED).',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_SHAPE.source },
} as const;

function conditionOf(read: string) {
  return {
    name: 'If-Match',
    in: 'header',
    description:
      `The \`ETag\` of \`GET ${read}\`, read with the same token. Where the thing is another one by now, ` +
      'nothing is written (412, PRECONDITION_FAILED).',
    schema: { type: 'string' },
    example: '"SFa9mFVzXHyzwq5qaHAwvg"',
  } as const;
}

/** Said here once for all calls that honour it. */
function describeHeader(
  { paths }: Described,
  call: string,
  header: typeof KEY | ReturnType<typeof conditionOf>,
): void {
  const [method, path] = call.split(' ') as [string, string];
  const operation = paths?.[path]?.[method.toLowerCase() as 'post'];
  if (!operation) throw new Error(`There is no call ${call}.`);
  operation.parameters = [...(operation.parameters ?? []), header];
}

/** Addresses at which people look for the documents of an API first. */
const OTHER_ADDRESSES = {
  '/api': '/api/docs',
  '/api/v1': '/api/docs',
  '/openapi.json': '/api/v1/openapi.json',
};

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
  // Before the answers themselves, so that what is kept of them has its policy, too.
  for (const path of ['/api/docs/*', '/api/problems/*']) app.use(path, withStyle);
  for (const [from, to] of Object.entries(OTHER_ADDRESSES)) {
    app.get(from, (c) => c.redirect(to, 302));
  }
  app.get(
    '/api/v1/openapi.json',
    answer((c) => c.json(described())),
  );
  app.get(
    '/api/docs',
    answer((c) => c.html(docsIndex(described()))),
  );
  for (const tag of Object.keys(TAGS)) {
    app.get(
      `/api/docs/${slugOf(tag)}`,
      answer((c) => c.html(docsOfTag(described(), slugOf(tag)) ?? '')),
    );
  }
  app.route('/api/problems', problemPages());
}

/** The pages have a style of their own, which the policy of data forbids. */
const withStyle: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (isPage) c.res.headers.set('content-security-policy', DOCS_POLICY);
};

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

import { CALL_RIGHTS } from '../call-rights.ts';
import { describeErrors } from './describe-errors.ts';
import { type ApiDocument, type Operation, operationsOf } from './document.ts';
import { TAGS } from './tags.ts';

/** The two ways in which a call says who makes it. */
const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, or the token of a scorer link.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'wavu.session_token',
    description: 'The session of a browser; over https the name begins with `__Host-`.',
  },
} as const;

const SIGNED_IN = [{ token: [] }, { session: [] }];
/** A few of these reads show more to people who are signed in. */
const OPEN = [{}, ...SIGNED_IN];

const VERBS: Record<string, string> = {
  get: 'get',
  post: 'post',
  put: 'put',
  patch: 'update',
  delete: 'delete',
};

/** Names, rights and errors of all operations, so that programs can make a client of the document. */
export function describeOperations(document: ApiDocument): void {
  const operations = operationsOf(document);
  const tags = new Set<string>();
  for (const { method, path, operation } of operations) {
    operation.operationId = operationId(method, path);
    operation.security = isOpen(method, path) ? OPEN : SIGNED_IN;
    for (const tag of operation.tags ?? []) tags.add(tag);
    describeHeaders(method, operation);
  }
  document.tags = [...tags].sort().map((name) => ({ name, description: TAGS[name] ?? name }));
  document.components = {
    ...document.components,
    securitySchemes: SECURITY_SCHEMES,
    headers: HEADERS,
  };
  describeErrors(document, operations, ({ method, path }) => isOpen(method, path));
}

const HEADERS = {
  'X-Request-Id': {
    description: 'The name of this request, to quote when something went wrong',
    schema: { type: 'string' },
  },
  ETag: {
    description:
      'Names this state: for `If-None-Match` of the next read and `If-Match` of a change',
    schema: { type: 'string' },
  },
  Location: {
    description: 'The address of what was made, where it has one',
    schema: { type: 'string' },
  },
};

/** The headers of the answers that are no problems. */
function describeHeaders(method: string, { responses = {} }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!/^[23]/.test(status)) continue;
    const isRead = method === 'get' && 'application/json' in (response.content ?? {});
    const names: (keyof typeof HEADERS)[] = [
      'X-Request-Id',
      ...(isRead ? (['ETag'] as const) : []),
      ...(status === '201' ? (['Location'] as const) : []),
    ];
    const own = names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const);
    response.headers = { ...Object.fromEntries(own), ...response.headers };
  }
}

function isOpen(method: string, path: string): boolean {
  return CALL_RIGHTS[`${method.toUpperCase()} ${path}`] === 'everybody';
}

/**
 * A name for generated clients: `listMatches`, `getMatch`, `createMatch`, `listMatchEvents`. A word
 * before a value is singular.
 */
export function operationId(method: string, path: string): string {
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const isList = !isValue(last) && isPlural(last);
  const verb = isList ? listVerb(method) : VERBS[method];
  const words = segments.flatMap((segment, at) => {
    if (isValue(segment)) return valueWords(segments, at);
    const next = segments[at + 1];
    const isOne = (next !== undefined && isValue(next)) || (isList && !next && verb === 'create');
    return isOne ? [singular(segment)] : [segment];
  });
  return verb + words.map(capitalised).join('');
}

function listVerb(method: string): string {
  if (method === 'get') return 'list';
  return method === 'post' ? 'create' : VERBS[method]!;
}

/** A value says nothing of its own, unless there is no word before it. */
function valueWords(segments: readonly string[], at: number): string[] {
  const before = segments[at - 1];
  return before === undefined || isValue(before) ? [`by-${segments[at]!.slice(1, -1)}`] : [];
}

const isValue = (segment: string) => segment.startsWith('{');

const isPlural = (word: string) => /[^us]s$/.test(word);

function singular(word: string): string {
  if (!isPlural(word)) return word;
  if (word === 'news') return 'news-article';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function capitalised(word: string): string {
  return word
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join('');
}

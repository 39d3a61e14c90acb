import { CONDITIONAL_CALLS } from '#contract/conditional-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { problemOf } from '#server/platform/http/problem.ts';
import type { ApiDocument, NamedOperation, Operation, Response } from './document.ts';

type ErrorAnswer = { name: string; text: string; example: AppError };

/** The ways in which a call may fail, by status. */
const ERRORS: Record<number, ErrorAnswer> = {
  400: {
    name: 'Malformed',
    text: 'MALFORMED or INVALID_FIELDS: what was sent cannot be read, or `errors` names its fields.',
    example: new AppError('INVALID_FIELDS', textOf('form.someWrong'), {
      errors: [{ field: 'limit', text: textOf('field.id') }],
    }),
  },
  401: {
    name: 'NotSignedIn',
    text: 'NOT_SIGNED_IN: no token or session, or one that has ended. A wrong token is refused on open reads, too.',
    example: new AppError('NOT_SIGNED_IN', textOf('signIn.required')),
  },
  403: {
    name: 'Forbidden',
    text: 'FORBIDDEN: who asks may not. CROSS_ORIGIN: a page of another site sent it with a cookie.',
    example: new AppError('FORBIDDEN', textOf('role.administrator')),
  },
  404: {
    name: 'NotFound',
    text: 'NOT_FOUND: there is nothing with this id, or who asks may not know of it.',
    example: new AppError('NOT_FOUND', textOf('match.notFound')),
  },
  409: {
    name: 'Conflict',
    text: 'CONFLICT, STALE_BASE, STALE_PEN or PEN_TAKEN: somebody else wrote meanwhile. Read again and decide.',
    example: new AppError('CONFLICT', textOf('call.changedElsewhere')),
  },
  412: {
    name: 'PreconditionFailed',
    text: 'PRECONDITION_FAILED: it was changed since you read it; nothing was written. Read again, then decide anew.',
    example: new AppError('PRECONDITION_FAILED', textOf('call.changedSince')),
  },
  413: {
    name: 'TooLarge',
    text: 'TOO_LARGE: the body is above the limit of the call.',
    example: new AppError('TOO_LARGE', textOf('file.tooLarge', { megabytes: 1 })),
  },
  415: {
    name: 'UnsupportedType',
    text: 'UNSUPPORTED_TYPE: the body is of another kind than the call takes.',
    example: new AppError('UNSUPPORTED_TYPE', textOf('call.unreadable')),
  },
  422: {
    name: 'Refused',
    text: 'A rule of the sport or of the house says no; `code` names the rule, such as NOT_DECIDED.',
    example: new AppError('REFUSED', textOf('league.archived'), { refusal: 'LEAGUE_ARCHIVED' }),
  },
  429: {
    name: 'TooMany',
    text: 'TOO_MANY: asked too often. `Retry-After` and `retryAfter` say after how many seconds to try again.',
    example: new AppError('TOO_MANY', textOf('limit.aMoment'), { members: { retryAfter: 12 } }),
  },
  503: {
    name: 'Unavailable',
    text: 'UNAVAILABLE: the database does not answer at the moment. Try again after `Retry-After` seconds.',
    example: new AppError('UNAVAILABLE', textOf('fault.databaseAway'), {
      members: { retryAfter: 10 },
    }),
  },
};

/** Each call gets the errors that it can answer; `default` stands for faults of the server. */
export function describeErrors(
  document: ApiDocument,
  operations: NamedOperation[],
  isOpen: (operation: NamedOperation) => boolean,
): void {
  const responses = Object.values(ERRORS).map(({ name, text, example }) => [
    name,
    problemAnswer(text, example),
  ]);
  document.components = { ...document.components, responses: Object.fromEntries(responses) };
  for (const named of operations) {
    const { operation } = named;
    const statuses = statusesOf(named, isOpen(named));
    for (const status of statuses) {
      operation.responses = {
        ...operation.responses,
        [status]: { $ref: `#/components/responses/${ERRORS[status]!.name}` },
      };
    }
    delete operation.responses?.['4XX'];
  }
}

function statusesOf({ method, path, operation }: NamedOperation, isOpen: boolean): number[] {
  const isWrite = method !== 'get';
  const hasBody = operation.requestBody !== undefined;
  return [
    ...(hasInput(operation) ? [400] : []),
    401,
    ...(isOpen && !isWrite ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
    ...(isWrite ? [409] : []),
    ...(isConditional(method, path) ? [412] : []),
    ...(hasBody ? [413, 415] : []),
    ...(isWrite ? [422] : []),
    429,
    503,
  ].filter((status) => operation.responses?.[status] === undefined);
}

function isConditional(method: string, path: string): boolean {
  return `${method.toUpperCase()} ${path}` in CONDITIONAL_CALLS;
}

/** Every read has a query, if only an empty one: unknown parameters are refused. */
function hasInput(operation: Operation): boolean {
  return operation.responses !== undefined;
}

function problemAnswer(description: string, error: AppError): Response {
  const schema = { $ref: '#/components/schemas/Problem' };
  const content = { 'application/problem+json': { schema, example: problemOf(error) } };
  const waits = error.code === 'TOO_MANY' || error.code === 'UNAVAILABLE';
  return { description, ...(waits ? { headers: RETRY_AFTER } : {}), content };
}

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which to try again',
    schema: { type: 'integer', minimum: 0 },
  },
};

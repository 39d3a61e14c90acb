import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { FieldError, Problem } from '#contract/problem.ts';
import { inEnglish, textOf } from '#contract/text/text.ts';
import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import {
  AppError,
  type ErrorCode,
  type ErrorExtras,
  type FieldFault,
} from '#server/platform/errors/app-error.ts';
import { FAULT_PAGE_POLICY, faultPage } from '#server/platform/pages/fault-page.ts';
import type { ApiEnv } from './api.ts';
import { isBrokenOff } from './broken-off.ts';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

/** `application/problem+json` of RFC 9457. Nothing of an unknown error leaves the house. */
export function problemResponse(error: AppError): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  };
  const wait = error.extras.members?.retryAfter;
  if (typeof wait === 'number') headers['retry-after'] = String(wait);
  return new Response(JSON.stringify(problemOf(error)), { status: error.status, headers });
}

/** The body of a problem. Its `type` leads to the page of its code. */
export function problemOf(error: AppError): Problem {
  const { status, extras } = error;
  const code = extras.refusal ?? error.code;
  return {
    type: `/api/problems/${code}`,
    title: TITLES[status] ?? 'Error',
    status,
    code,
    detail: error.message,
    text: error.text,
    ...(extras.errors ? { errors: extras.errors.map(fieldError) } : {}),
    ...extras.members,
  };
}

function fieldError({ field, text }: FieldFault): FieldError {
  return { field, message: inEnglish(text), text };
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    const code = CODE_OF_STATUS[error.status];
    const extras: ErrorExtras = {};
    if (code) return new AppError(code, textOf('call.unreadable'), extras);
  }
  return undefined;
}

/** The last catcher: a refusal is answered as it says, anything else is logged and hidden. */
export function onError(log: (error: unknown, path: string, requestId?: string) => void) {
  return (error: unknown, c: Context<ApiEnv>): Response => {
    const known = asAppError(error);
    if (known) return problemResponse(known);
    if (isBrokenOff(c)) {
      return problemResponse(new AppError('MALFORMED', textOf('call.brokenOff')));
    }
    log(error, c.req.path, c.var.requestId);
    return wantsPage(c) ? faultPageResponse(error, c) : problemResponse(faultAnswer(error));
  };
}

/** A browser that goes to an address; scripts and programs read problems. */
function wantsPage(c: Context): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isCall = c.req.path.startsWith('/api/v1/') || c.req.path.endsWith('.data');
  return isRead && !isCall && (c.req.header('accept')?.includes('text/html') ?? false);
}

function faultPageResponse(error: unknown, c: Context): Response {
  const { status } = faultAnswer(error);
  const html = faultPage(databaseFault(error) ?? 'other', c.req.path, RETRY_AFTER_SECONDS);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    'content-security-policy': FAULT_PAGE_POLICY,
  };
  return new Response(html, { status, headers });
}

/** Seconds after which to ask again: a database that restarts is back by then. */
export const RETRY_AFTER_SECONDS = 10;

const FAULT_TEXTS = {
  away: textOf('fault.databaseAway'),
  'read-only': textOf('fault.databaseReadOnly'),
  broken: textOf('fault.databaseDamaged'),
};

/** The message about a fault for people: what they can do about it, and no more. */
export function faultAnswer(error: unknown): AppError {
  const fault = databaseFault(error);
  if (fault === undefined) {
    return new AppError('INTERNAL', textOf('call.fault'));
  }
  const members = { retryAfter: RETRY_AFTER_SECONDS };
  if (fault !== 'full') return new AppError('UNAVAILABLE', FAULT_TEXTS[fault], { members });
  return new AppError('DISK_FULL', textOf('fault.diskFull'), { members });
}

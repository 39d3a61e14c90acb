import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { isInner } from '../turns/inner.ts';
import type { CallApart } from './caller.ts';
import type { ApartAnswer, ApartCall } from './messages.ts';

/** Reads of all that there is. */
const LONG_READS = /^[/](?:api[/]v1[/]exports[/][^/]+$|sitemap(?:-[0-9]{1,4})?[.]xml$)/;
/** Writes that read, plan or write thousands of rows. */
const LONG_WRITES =
  /^[/]api[/]v1[/](?:import[/][^/]+|matches[/][^/]+[/]import|leagues[/][^/]+[/](?:import|fixtures|swiss-rounds|schedule|delays))$/;
/** A shorter text is written as fast as it is handed over. */
const SHORT_BODY = 16 * 1024;

/** A workbook is a zip: a few kilobytes of it can hold thousands of rows. */
function isShort(body: Uint8Array): boolean {
  const isZip = body[0] === 0x50 && body[1] === 0x4b;
  return body.byteLength < SHORT_BODY && !isZip;
}

const PASSED_ON = [
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-match',
];

/** The facts by which a call is judged there; the rest stays here. */
export function passedOn(c: Context): [string, string][] {
  return PASSED_ON.flatMap((name): [string, string][] => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value]];
  });
}

export function toResponse({ status, headers, body }: ApartAnswer): Response {
  const passed = headers.filter(([name]) => name !== 'content-length');
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : (body as Uint8Array<ArrayBuffer>), {
    status,
    headers: passed,
  });
}

/**
 * Carries a call out apart where it takes long. Rights and limits were judged before, here; there they
 * are judged once more.
 */
export function forwardLongCalls(
  apart: Pick<CallApart, 'call'>,
  isLarge: () => boolean,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, path, url } = c.req;
    const isRead = method === 'GET' && LONG_READS.test(path);
    const isWrite = (method === 'POST' || method === 'PUT') && LONG_WRITES.test(path);
    if (isInner(c.env) || !(isRead || isWrite)) return next();
    const body = isWrite ? new Uint8Array(await c.req.arrayBuffer()) : undefined;
    if (!isLarge() && (body === undefined || isShort(body))) return next();
    // Its answer may rest on who asks.
    if (c.var.findActor) await c.var.findActor();
    const call: ApartCall = { method, url, headers: passedOn(c), body };
    return toResponse(await apart.call(call));
  };
}

import type { MiddlewareHandler } from 'hono';
import { CALL_RIGHTS } from './call-rights.ts';

/**
 * Reading is open to all, so pages of any site may read it, too. The star keeps cookies out: a browser
 * gives no answer to a page that sent them along.
 */
export const OPEN_TO_SITES: readonly (readonly [string, string])[] = [
  ['access-control-allow-origin', '*'],
  [
    'access-control-expose-headers',
    'ETag, Retry-After, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  ],
];

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, Last-Event-ID, Cache-Control',
  'access-control-max-age': '86400',
};

const OPEN = new RegExp(
  `^/api/v1(?:${Object.entries(CALL_RIGHTS)
    .filter(([call, right]) => right === 'everybody' && call.startsWith('GET '))
    .map(([call]) => call.slice('GET '.length).replace('.', '[.]'))
    .concat('/openapi[.]json')
    .map((path) => path.replaceAll(/[{]\w+[}]/g, '[^/]+'))
    .join('|')})$`,
);

/** A read that asks for nobody's right. */
export function isOpenRead(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && OPEN.test(path);
}

/** Browsers ask before a read with a header of its own, such as that of a known version. */
export function answerPreflight(): MiddlewareHandler {
  return async (c, next) => {
    const method = c.req.header('access-control-request-method');
    if (c.req.method === 'OPTIONS' && method && isOpenRead(method, c.req.path)) {
      return c.body(null, 204, PREFLIGHT);
    }
    await next();
  };
}

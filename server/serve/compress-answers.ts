import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, compressBytes } from '#server/platform/pages/encodings.ts';

/** A shorter answer goes in one packet as it is. */
export const MIN_BYTES = 1200;
const TEXT = /^(?:application\/(?:problem\+)?json|text\/(?:csv|html))\b/;

/**
 * Compresses what is read as text, for phones that pay by the megabyte: a list becomes a twentieth, a
 * match's log about a third. Streams and pictures go as they are, and so do answers to writes, which
 * are short.
 */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const type = c.res.headers.get('content-type');
    if (c.req.method !== 'GET' || type === null || !TEXT.test(type)) return;
    // A kept answer has its bytes ready in each encoding.
    if (c.var.isEncoded) return;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const headers = new Headers(c.res.headers);
    headers.append('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    const isPlain = encoding === 'identity' || bytes.length < MIN_BYTES;
    const body = isPlain ? bytes : await compressBytes(bytes, encoding);
    if (!isPlain) headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    const etag = headers.get('etag');
    // The same contents in other bytes.
    if (!isPlain && etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
    const { status } = c.res;
    // Else the former headers would be put over these.
    c.res = undefined;
    c.res = new Response(body, { status, headers });
  };
}

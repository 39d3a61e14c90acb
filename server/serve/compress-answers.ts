import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { chooseEncoding, compressBytes, matchesTag } from '#server/platform/pages/encodings.ts';
import { tagOf } from './conditions/answer-tag.ts';
import { isInner } from './turns/inner.ts';

/** A shorter answer goes in one packet as it is. */
export const MIN_BYTES = 1200;
const TEXT = /^(?:application\/(?:problem\+)?json|text\/(?:csv|html))\b/;

/**
 * Compresses what is read as text, for phones that pay by the megabyte: a list becomes a twentieth, a
 * match's log about a third. Streams and pictures go as they are, and so do answers to writes, which
 * are short.
 */
export function compressAnswers(): MiddlewareHandler<ApiEnv> {
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
    const etag = headers.get('etag') ?? newTag(c, bytes);
    // The same contents in other bytes are named weakly.
    if (etag !== undefined)
      headers.set('etag', !isPlain && etag.startsWith('"') ? `W/${etag}` : etag);
    const isKnown = etag !== undefined && matchesTag(c.req.header('if-none-match'), etag);
    const { status } = c.res;
    // Else the former headers would be put over these.
    c.res = undefined;
    c.res = isKnown ? unchanged(headers) : new Response(body, { status, headers });
  };
}

/** Reads of the API have a tag: by it they are answered by 304, and writes name it as their condition. */
function newTag(c: Context<ApiEnv>, bytes: Uint8Array): string | undefined {
  const isRead = c.res.status === 200 && c.req.path.startsWith('/api/v1/') && !isInner(c.env);
  return isRead ? tagOf(bytes) : undefined;
}

function unchanged(headers: Headers): Response {
  for (const name of ['content-length', 'content-encoding', 'content-type']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

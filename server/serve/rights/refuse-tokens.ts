import type { MiddlewareHandler } from 'hono';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { isOpenRead } from '../open-reads.ts';

/**
 * A token that is unknown or was revoked is refused on public reads, too: a program learns of it at its
 * first call. A scorer link that has ended still reads as a visitor, so that its phone shows the match.
 */
export const refuseInvalidTokens: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const hasToken = /^Bearer\s/i.test(c.req.header('authorization') ?? '');
  // Elsewhere the right of the call is judged, and the refusal names what was called.
  if (hasToken && isOpenRead(c.req.method, c.req.path)) {
    await c.var.checkActor?.().catch((error: unknown) => {
      if (error instanceof AppError && error.extras.refusal === undefined) throw error;
    });
  }
  await next();
};

import type { ZodType } from 'zod';

const FORM = 'application/x-www-form-urlencoded';

/**
 * A body that programs send as JSON and a page without JavaScript as a form. Not `required` for the
 * library, which would then check every body against both; `isEmpty` finds a call without one.
 */
export function formOrJsonBody<T extends ZodType>(schema: T) {
  return { content: { 'application/json': { schema }, [FORM]: { schema } } } as {
    content: {
      'application/json': { schema: T };
      'application/x-www-form-urlencoded': { schema: T };
    };
  };
}

type RequestWithHeaders = { req: { header: (name: string) => string | undefined } };

/** A browser's plain form: it wants a page back, not JSON. */
export function isPlainForm(c: RequestWithHeaders): boolean {
  return c.req.header('content-type')?.toLowerCase().startsWith(FORM) ?? false;
}

export function isEmpty(c: RequestWithHeaders): boolean {
  return c.req.header('content-type') === undefined;
}

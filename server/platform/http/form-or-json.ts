const FORM = 'application/x-www-form-urlencoded';

type RequestWithHeaders = { req: { header: (name: string) => string | undefined } };

/** A browser's plain form: it wants a page back, not JSON. */
export function isPlainForm(c: RequestWithHeaders): boolean {
  return c.req.header('content-type')?.toLowerCase().startsWith(FORM) ?? false;
}

export function isEmpty(c: RequestWithHeaders): boolean {
  return c.req.header('content-type') === undefined;
}

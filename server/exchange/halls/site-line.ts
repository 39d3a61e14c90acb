/** An answer of the site, read whole. */
export type SiteAnswer = { status: number; body: unknown };

/** One call of the site's API in the name of the hall; throws where the site cannot be reached. */
export type SiteLine = (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
) => Promise<SiteAnswer>;

const TIMEOUT_MS = 30_000;

/** @param site the origin, such as `https://wavu.example` */
export function openSiteLine(site: string, token: string): SiteLine {
  return async (method, path, body) => {
    const answer = await fetch(`${site}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The token goes to the address that a person typed, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    return { status: answer.status, body: parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway on the way answers with a page of its own.
    return undefined;
  }
}

import type { Context } from 'hono';

/** Whoever asked is gone before all of the request had come: nobody's fault, and nobody reads an answer. */
export function isBrokenOff(c: Context): boolean {
  const incoming: { complete?: boolean; destroyed?: boolean } | undefined = c.env?.incoming;
  return incoming?.complete === false && incoming.destroyed === true;
}

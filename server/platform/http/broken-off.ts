import type { Context } from 'hono';

/**
 * The client has gone before the whole request arrived: nobody is at fault, and nobody reads an
 * answer.
 */
export function isBrokenOff(c: Context): boolean {
  const incoming: { complete?: boolean; destroyed?: boolean } | undefined = c.env?.incoming;
  return incoming?.complete === false && incoming.destroyed === true;
}

import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';

/** Marks a question that an answer for many is made of, or that has come from the thread of all. */
type InnerBindings = ApiEnv['Bindings'] & { isInner?: true };

/** It has had its turn, and its limits were judged. */
export function isInner(env: ApiEnv['Bindings'] | undefined): boolean {
  return (env as InnerBindings | undefined)?.isInner === true;
}

/** For what happens once to each request, such as counting it. */
export function onlyOuter(middleware: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return (c, next) => (isInner(c.env) ? next() : middleware(c, next));
}

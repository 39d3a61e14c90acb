import type { HttpBindings } from '@hono/node-server';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Call } from '#contract/define-call.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { faultsOf } from './faults-of.ts';
import type { SecurityNote } from './security-events.ts';

/** A session that is in force, and whose it is. */
export type FoundSession = {
  id: string;
  createdAt: number;
  user: { id: string; name: string; email: string; role: string };
};

/** The values that every handler of the API finds in its context. */
export type ApiEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** Looks the session up at the first call, and only then. */
    findActor: () => Promise<Actor>;
    /** The same for limits, which let nothing of the answer rest on who asks; undefined: not known. */
    peekActor?: () => Promise<Actor | undefined>;
    /** The same for the check of tokens, which lets nothing of the answer rest on who asks. */
    checkActor?: () => Promise<Actor>;
    /** The session of the cookie, looked up once; a bearer of a token has none. */
    findSession: () => Promise<FoundSession | undefined>;
    now: number;
    /** Names this request in the answer and in the line of a fault; set for calls of the API. */
    requestId?: string;
    /** The answer came with them: to look into its headers costs more than to find a kept page. */
    hasSecurityHeaders?: true;
    /** The answer is in the encoding that was asked for. */
    isEncoded?: true;
    /** `If-Match` is looked at. */
    isConditional?: true;
    /** The facts that the handler adds to the line of the security log. */
    securityNote?: SecurityNote;
  };
};

export type Api = OpenAPIHono<ApiEnv>;

/**
 * The text about a form that is not filled in, by method and path; elsewhere a general one. The
 * fields at fault are named beside it.
 */
const FORM_TEXTS: Record<string, Text> = {
  'POST /matches': textOf('form.fillAll'),
  'POST /leagues': textOf('form.fillRequired'),
  'POST /teams': textOf('form.fillRequired'),
  'POST /teams/logo': textOf('form.fillRequired'),
  'PUT /matches/:id/sets/:n': textOf('set.selectAndEnter'),
  'POST /leagues/:id/groups': textOf('group.nameRequired'),
};

/** An API whose validation answers with the fields at fault, all of them at once. */
export function createApi(): Api {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const path = c.req.routePath.replace(/^\/api\/v1/, '');
      const text = FORM_TEXTS[`${c.req.method} ${path}`] ?? textOf('form.someWrong');
      throw new AppError('INVALID_FIELDS', text, { errors: faultsOf(result.error) });
    },
  });
}

/** The person who acts, and the time, for a command. */
export async function authorOf(c: { var: ApiEnv['Variables'] }): Promise<Author> {
  return { actor: await c.var.findActor(), now: c.var.now };
}

/** The routes of calls, by the names that the calls have in their list. */
export function routesOf<T extends Record<string, Call>>(calls: T) {
  const routes = Object.entries(calls).map(([name, call]) => [name, createRoute(strictCall(call))]);
  return Object.fromEntries(routes) as { [Name in keyof T]: RouteOf<T[Name]> };
}

const NO_QUERY = z.object({});

/** A misspelt filter would answer with everything, so unknown parameters of a query are refused. */
function strictCall(call: Call): Call {
  const query = (call.request?.query ?? NO_QUERY).strict();
  return { ...call, request: { ...call.request, query } };
}

type RouteOf<C extends Call> = ReturnType<typeof createRoute<C['path'], C>>;

/** Headers of an answer that may be kept nowhere on its way. */
export const NO_STORE = { 'cache-control': 'no-store' };

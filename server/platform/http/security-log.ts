import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { idSchema } from '#contract/primitives.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { AppError } from '#server/platform/errors/app-error.ts';
import { isSecretToken } from '#server/platform/http/secret-token.ts';
import type { ApiEnv } from './api.ts';
import { isBrokenOff } from './broken-off.ts';
import { clientAddress } from './client-address.ts';
import { asAppError } from './problem.ts';
import { eventOf, type SecurityEvent } from './security-events.ts';

export type SecurityWatch = (event: SecurityEvent) => void;

/** Tells `watch` what happened, after the answer is made. To be mounted before all else. */
export function securityLog(watch: SecurityWatch, trustProxy: number): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (isBrokenOff(c)) return;
    const { status } = c.res;
    const problem = c.error && asAppError(c.error);
    const call = callOf(c);
    const code = problem?.extras.refusal ?? problem?.code;
    const facts = { status, ...(code ? { code } : {}) };
    const event = eventOf(call, { ...facts, hasUnknownFields: hasUnknownFields(problem) });
    if (!event) return;
    const subject = subjectOf(c);
    watch({
      event,
      outcome: status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done',
      actor: await actorOf(c),
      address: clientAddress(c.env?.incoming, trustProxy),
      call,
      ...(subject ? { subject } : {}),
      ...facts,
      ...c.var.securityNote,
    });
  };
}

/** The pattern, not the address: what is put into an address by mistake stays out of the log. */
function callOf(c: Context): string {
  const { method } = c.req;
  const route = matchedRoutes(c).findLast((it) => it.method === method && !it.path.endsWith('*'));
  return `${method} ${route?.path ?? '*'}`;
}

/** Ids, unless somebody has put a secret of ours in the place of one. */
function subjectOf(c: Context): string {
  return Object.values(c.req.param())
    .filter((id) => idSchema.safeParse(id).success && !isSecretToken(id))
    .join(' ');
}

function hasUnknownFields(problem: AppError | undefined): boolean {
  return problem?.extras.errors?.some(({ text }) => text.key === 'field.unknown') ?? false;
}

async function actorOf(c: Context<ApiEnv>): Promise<string> {
  // Calls of the API alone know it, and one that came with a bad token has nobody behind it.
  const actor = await c.var.findActor?.().catch(() => undefined);
  return actor ? actorText(actor) : 'nobody';
}

function actorText(actor: Actor): string {
  if (actor.kind === 'anonymous' || actor.kind === 'system') return 'nobody';
  return `${actor.kind}:${actor.id}`;
}

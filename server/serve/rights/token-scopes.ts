import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { CALL_RIGHTS } from '../call-rights.ts';

/** Rights on leagues and their matches; `can` judges whether the league is one of the scope. */
const OF_LEAGUES: readonly string[] = [
  'league:write',
  'match:write',
  'match:share',
  'match:settle',
  'match:assign',
];

/** Calls whose right rests on facts, and that a part of the rights may be enough for. */
const OF_MATCHES: readonly string[] = [
  'POST /matches',
  'POST /matches/{id}/status',
  'PUT /matches/{id}/sets/{n}',
  'PUT /matches/{id}/result',
  'POST /matches/{id}/pen',
  'POST /matches/{id}/events',
  'POST /matches/{id}/parked',
  'GET /matches/{id}/authors',
  'PUT /matches/{id}/best-player',
  'GET /me',
];

/** Whether a token with a scope may make a call at all; what is not named here, it may not. */
export function isForScopes(call: string): boolean {
  const right = CALL_RIGHTS[call] ?? '';
  if (right === 'everybody') return call.startsWith('GET ');
  return OF_LEAGUES.includes(right) || OF_MATCHES.includes(call);
}

/** Refuses the calls that no scope has, before anything of them is done. */
export function mountTokenScopes(api: Api): void {
  for (const call of Object.keys(CALL_RIGHTS)) {
    if (isForScopes(call)) continue;
    const [method, path] = call.split(' ') as [string, string];
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c, next) => {
      const hasToken = c.req.header('authorization') !== undefined;
      const actor = hasToken ? await c.var.findActor() : undefined;
      if (actor?.kind === 'user' && actor.scope) {
        throw new AppError('FORBIDDEN', textOf('token.scope'));
      }
      await next();
    });
  }
}

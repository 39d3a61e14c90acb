import type { Context } from 'hono';
import { textOf } from '#contract/text/text.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { problemResponse } from '#server/platform/http/problem.ts';
import { CALL_RIGHTS } from './call-rights.ts';

type Methods = { path: RegExp; methods: Set<string> };

const METHODS_BY_PATH = methodsByPath(Object.keys(CALL_RIGHTS));

function methodsByPath(calls: readonly string[]): Methods[] {
  const found = new Map<string, Set<string>>();
  for (const call of calls) {
    const [method, path] = call.split(' ') as [string, string];
    const methods = found.get(path) ?? new Set();
    found.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return [...found].map(([path, methods]) => ({
    path: new RegExp(`^/api/v1${path.replaceAll('.', '[.]').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods,
  }));
}

/** A read with a slash at its end goes to the address without one. */
function withoutSlash(c: Context): Response | undefined {
  const { path, method } = c.req;
  if (!path.endsWith('/') || !['GET', 'HEAD'].includes(method)) return undefined;
  const target = path.replace(/[/]+$/, '');
  if (!METHODS_BY_PATH.some((it) => it.methods.has(method) && it.path.test(target))) return;
  return c.redirect(`${target}${new URL(c.req.url).search}`, 308);
}

/** 405 with `Allow` where the address knows other methods, else 404. */
export function answerUnknownCall(c: Context): Response {
  const moved = withoutSlash(c);
  if (moved) return moved;
  const known = METHODS_BY_PATH.filter(({ path }) => path.test(c.req.path));
  if (known.length === 0) return problemResponse(notFound('call.notFound'));
  const allow = [...new Set(known.flatMap(({ methods }) => [...methods]))].sort().join(', ');
  const text = textOf('call.wrongMethod', { method: c.req.method, allow });
  const answer = problemResponse(new AppError('WRONG_METHOD', text));
  answer.headers.set('allow', allow);
  return answer;
}

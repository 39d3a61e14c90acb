import { neutralPath } from '#contract/language.ts';

/** Kinds of routes: few enough to be labels, whatever strangers ask for. */
export type RequestKind =
  | 'page'
  | 'screen'
  | 'asset'
  | 'picture'
  | 'stream'
  | 'sign-in'
  | 'scoring'
  | 'read'
  | 'write'
  | 'watch';

const SCREENS = /^\/(?:admin|account|score|coach)(?:\/|$)|\.data$/;
/** Of the scorer at the court. */
const SCORING = /^\/api\/v1\/matches\/[^/]+\/(?:events|pen|sets)(?:\/|$)/;
const WATCHING = new Set(['/healthz', '/readyz', '/metrics']);

export function requestKind(method: string, path: string): RequestKind {
  if (path.startsWith('/api/')) return callKind(method, path);
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/files/')) return 'picture';
  if (WATCHING.has(path)) return 'watch';
  return SCREENS.test(neutralPath(path)) ? 'screen' : 'page';
}

function callKind(method: string, path: string): RequestKind {
  if (path === '/api/v1/live') return 'stream';
  if (path.startsWith('/api/auth/')) return 'sign-in';
  if (method === 'GET' || method === 'HEAD') return 'read';
  return SCORING.test(path) ? 'scoring' : 'write';
}

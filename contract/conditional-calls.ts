import type { CallName } from './calls.ts';

/**
 * The calls that take `If-Match`, each with the read whose `ETag` is meant: the thing that the call
 * changes. Others refuse the header, so that nobody trusts a condition that is not looked at.
 */
export const CONDITIONAL_CALLS = {
  'PATCH /teams/{id}': '/teams/{id}',
  'DELETE /teams/{id}': '/teams/{id}',
  'PUT /teams/{id}/logo': '/teams/{id}',
  'PATCH /players/{id}': '/players/{id}',
  'DELETE /players/{id}': '/players/{id}',
  'PUT /players/{id}/picture': '/players/{id}',
  'PATCH /leagues/{id}': '/leagues/{id}',
  'DELETE /leagues/{id}': '/leagues/{id}',
  'PUT /leagues/{id}/logo': '/leagues/{id}',
  'POST /leagues/{id}/teams/{teamId}': '/leagues/{id}',
  'DELETE /leagues/{id}/teams/{teamId}': '/leagues/{id}',
  'PUT /leagues/{id}/schedule': '/leagues/{id}/schedule',
  'PATCH /matches/{id}': '/matches/{id}',
  'DELETE /matches/{id}': '/matches/{id}',
  'POST /matches/{id}/status': '/matches/{id}',
  'PUT /matches/{id}/sets/{n}': '/matches/{id}',
  'PUT /matches/{id}/result': '/matches/{id}',
  'PATCH /news/{id}': '/news/{id}',
  'DELETE /news/{id}': '/news/{id}',
  'PUT /news/{id}/picture': '/news/{id}',
  'DELETE /news/{id}/picture': '/news/{id}',
  'PATCH /venues/{id}': '/venues/{id}',
  'DELETE /venues/{id}': '/venues/{id}',
  'PATCH /clubs/{id}': '/clubs/{id}',
  'DELETE /clubs/{id}': '/clubs/{id}',
  'PATCH /seasons/{id}': '/seasons/{id}',
  'DELETE /seasons/{id}': '/seasons/{id}',
  'PATCH /officials/{id}': '/officials/{id}',
  'DELETE /officials/{id}': '/officials/{id}',
  'PATCH /partners/{id}': '/partners/{id}',
  'DELETE /partners/{id}': '/partners/{id}',
  'PUT /partners/{id}/logo': '/partners/{id}',
  'PATCH /site': '/site',
} as const satisfies Partial<Record<CallName, string>>;

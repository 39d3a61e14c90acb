import type { CallName } from './calls.ts';

/**
 * The calls that make something: sent again with the same `Idempotency-Key` they are answered as they
 * were, and make nothing twice. Others do the same when they are repeated (an import, a change, a
 * move), or answer with a secret that is kept nowhere (a scorer link).
 */
export const IDEMPOTENT_CALLS = [
  'POST /teams',
  'POST /teams/logo',
  'POST /players',
  'POST /players/{id}/claims',
  'POST /leagues',
  'POST /leagues/{id}/copies',
  'POST /leagues/{id}/groups',
  'POST /leagues/{id}/adjustments',
  'POST /leagues/{id}/withdrawals',
  'POST /leagues/{id}/placings',
  'POST /leagues/{id}/lots',
  'POST /leagues/{id}/documents',
  'POST /leagues/{id}/suspensions',
  'POST /leagues/{id}/charges',
  'POST /leagues/{id}/charges/{entry}/payments',
  'POST /leagues/{id}/protests',
  'POST /leagues/{id}/fixtures',
  'POST /leagues/{id}/swiss-rounds',
  'POST /matches',
  'POST /matches/{id}/sheet-photos',
  'POST /news',
  'POST /venues',
  'POST /clubs',
  'POST /seasons',
  'POST /officials',
  'POST /partners',
  'POST /newsletter/issues',
] as const satisfies readonly CallName[];

export type IdempotentCall = (typeof IDEMPOTENT_CALLS)[number];

import { createRequire } from 'node:module';

/**
 * The library with its ciphers, once somebody is told something: a server at rest is 9 MB smaller without
 * it.
 */
export const webPush = (): typeof import('web-push') =>
  createRequire(import.meta.url)('web-push') as typeof import('web-push');

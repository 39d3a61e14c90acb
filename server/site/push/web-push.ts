import { createRequire } from 'node:module';

let library: typeof import('web-push') | undefined;

/**
 * The library with its ciphers, once somebody is told something: a server at rest is 9 MB smaller without
 * it. It is looked up once, not for each message.
 */
export function webPush(): typeof import('web-push') {
  library ??= createRequire(import.meta.url)('web-push') as typeof import('web-push');
  return library;
}

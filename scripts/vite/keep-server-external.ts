import type { Plugin } from 'vite';

/**
 * In the page build every `#server/*` import stays an import: Node resolves it through package.json
 * at run time, so that pages and HTTP layer share one instance of each server module (the page
 * context is compared by identity).
 */
export function keepServerExternal(): Plugin {
  return {
    name: 'wavu:keep-server-external',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId(source) {
      return source.startsWith('#server/') ? { id: source, external: true } : undefined;
    },
  };
}

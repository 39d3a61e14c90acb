import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the browser build when a module of `server/`, or one of Node's own, is reached from it.
 * React Router cuts loaders out of route modules before their imports are resolved, so what arrives
 * here was imported by code that would run in the browser.
 */
export function refuseServerInBrowser(): Plugin {
  let serverFolder = path.resolve('server');
  return {
    name: 'wavu:refuse-server-in-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      serverFolder = path.join(config.root, 'server');
    },
    resolveId(source, importer) {
      if (importer === undefined) return;
      const isServer = source.startsWith('#server/') || isInside(serverFolder, source, importer);
      if (isServer || source.startsWith('node:') || isNodeOnly(source)) {
        this.error(`${importer} brings '${source}' into the browser bundle`);
      }
    },
  };
}

function isInside(folder: string, source: string, importer: string): boolean {
  if (!source.startsWith('.') && !path.isAbsolute(source)) return false;
  const target = path.resolve(path.dirname(importer.replace(/\?.*$/, '')), source);
  return target.startsWith(`${folder}${path.sep}`);
}

/** `buffer`, `events` and the like are also names of browser packages, so only the bare builtin counts. */
function isNodeOnly(source: string): boolean {
  return isBuiltin(source) && !source.includes('/');
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = 'app/features/updater/main.ts';
const VIRTUAL = 'virtual:wavu-updater';

/**
 * The one script of public pages, bundled apart from React's chunks so that nothing of them can
 * slip in. The page asks `virtual:wavu-updater` for its address; the browser build writes the file.
 */
export function updaterScript(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let bundled: Promise<UpdaterScript> | undefined;

  function bundle() {
    bundled ??= bundleUpdater(root);
    return bundled;
  }

  return {
    name: 'wavu:updater-script',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId(source) {
      return source === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return;
      const href = isBuild ? (await bundle()).href : `/${ENTRY}`;
      return `export const updaterHref = ${JSON.stringify(href)};`;
    },
    async buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      const { href, code, parts } = await bundle();
      this.emitFile({ type: 'asset', fileName: href.slice(1), source: code });
      for (const part of parts) {
        this.emitFile({ type: 'asset', fileName: `assets/${part.fileName}`, source: part.code });
      }
    },
  };
}

export type UpdaterScript = {
  href: string;
  code: string;
  /** The files that are fetched only when they are needed. */
  parts: { fileName: string; code: string }[];
};

/** Exported for the weight test: the script exactly as browsers get it. */
export async function bundleUpdater(root: string): Promise<UpdaterScript> {
  const chunks = await bundleScript(root, {
    // As a library: other builds wrap each `import()` in more code than it loads here.
    lib: { entry: path.join(root, ENTRY), formats: ['es'] },
    rolldownOptions: {
      output: { chunkFileNames: '[name]-[hash].js', minify: true },
    },
  });
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error(`${ENTRY} gave no script`);
  if (entry.imports.length > 0) throw new Error(`${ENTRY} came in more than one piece`);
  const hash = createHash('sha256').update(entry.code).digest('base64url').slice(0, 8);
  const parts = chunks.filter((chunk) => chunk !== entry);
  return { href: `/assets/updater-${hash}.js`, code: entry.code, parts };
}

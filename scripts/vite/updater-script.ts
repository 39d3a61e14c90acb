import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'app/features/updater/main.ts';
const VIRTUAL = 'virtual:wavu-updater';

/**
 * The one script of public pages, bundled apart from React's chunks so that nothing of them can
 * slip in. The page asks `virtual:wavu-updater` for its address; the browser build writes the file.
 */
export function updaterScript(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let bundled: Promise<{ href: string; code: string }> | undefined;

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
      const { href, code } = await bundle();
      this.emitFile({ type: 'asset', fileName: href.slice(1), source: code });
    },
  };
}

/** Exported for the weight test: the script exactly as browsers get it. */
export async function bundleUpdater(root: string): Promise<{ href: string; code: string }> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, ENTRY),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunk = outputs.find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error(`${ENTRY} gave no script`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { href: `/assets/updater-${hash}.js`, code: chunk.code };
}

import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = 'app/features/reader-worker/main.ts';
const FILE = 'reader-worker.js';

/** The service worker of public pages. */
export function readerWorker(): Plugin {
  let root = process.cwd();
  return {
    name: 'wavu:reader-worker',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client') return;
        this.emitFile({ type: 'asset', fileName: FILE, source: await bundleReader(root) });
      },
    },
  };
}

/** The worker exactly as browsers get it. */
async function bundleReader(root: string): Promise<string> {
  const [chunk] = await bundleScript(root, {
    modulePreload: false,
    rolldownOptions: {
      input: path.join(root, ENTRY),
      output: { format: 'iife', codeSplitting: false, minify: true },
    },
  });
  if (chunk === undefined) throw new Error(`${ENTRY} gave no script`);
  return chunk.code;
}

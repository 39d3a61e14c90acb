import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ENTRY = 'app/features/score-worker/main.ts';
const FILE = 'score-worker.js';
/**
 * The files that a scoring page may load: its route, the root around it and the start of React. The pages
 * that take a PIN or the code of a court are not kept: they do nothing without network; practice, the exam and the
 * page of a watch are kept where they are opened.
 */
const ROOTS =
  /\/app\/(routes\/score\/(?!pin-sign-in|court\.|watch\.|practice\.|exam\.)|root\.tsx|entry\.client\.tsx)/;

/** The root names the sheet of each area. */
const OTHER_SHEETS = /\/(?:app|office)-[^/]*\.css$/;

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/**
 * The service worker of scoring pages, with the list of files that they need. A build in which one
 * of these changes is another worker: browsers notice, and renew what they keep.
 */
export function scoreWorker(): Plugin {
  let root = process.cwd();
  return {
    name: 'wavu:score-worker',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const files = JSON.stringify(scoringFiles(bundle as Bundle));
        const code = await bundleWorker(root);
        const source = `const OWN_ASSETS=${files};\n${code}`;
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

/** Scripts with all they import, now or later, and the styles and pictures that these name. */
export function scoringFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  const open = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter((chunk) => chunk.moduleIds.some((id) => ROOTS.test(id)))
    .map(({ fileName }) => fileName);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = bundle[name];
    if (found.has(name) || file === undefined) continue;
    found.add(name);
    if (file.type !== 'chunk') continue;
    open.push(...file.imports, ...file.dynamicImports);
    const { importedCss, importedAssets } = file.viteMetadata ?? {};
    open.push(...(importedCss ?? []), ...(importedAssets ?? []));
  }
  return [...found]
    .map((name) => `/${name}`)
    .filter((path) => !OTHER_SHEETS.test(path))
    .sort();
}

async function bundleWorker(root: string): Promise<string> {
  const [chunk] = await bundleScript(root, {
    modulePreload: false,
    rolldownOptions: {
      input: path.join(root, ENTRY),
      output: { format: 'iife', codeSplitting: false },
    },
  });
  if (chunk === undefined) throw new Error(`${ENTRY} gave no script`);
  return chunk.code;
}

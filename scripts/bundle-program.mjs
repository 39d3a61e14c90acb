import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/** Files that are loaded by their address: of a thread, a process, or the built pages. */
const ENTRY = /new URL\(\s*'(\.\.?\/[^']+\.[jt]s)',\s*import\.meta\.url,?\s*\)/g;
const OWN = /^[./#\0]|^@oxc-project[/]/;

/**
 * Joins the sources of a program, of its threads and processes and of the built pages into few files: Node finds, reads and
 * strips some thousand sources of ours more slowly than it runs them. Pages and program share each module of the
 * server (the page context is compared by identity). Libraries stay where they are installed.
 *
 * A file that a source names by its own place (a font, an example) is read from the source's folder as before.
 *
 * @param main the source that the program starts with; its file is `main.js`, that of
 *   `site/push/worker.ts` beside it `site-push-worker.js`
 * @param folder an empty one
 */
export async function bundleProgram(root, main, folder) {
  const sources = dirname(join(root, main));
  const bundle = await rolldown({
    input: { main: join(root, main) },
    cwd: root,
    platform: 'node',
    external: (id) => !OWN.test(id),
    transform: { target: 'esnext' },
    // Nothing is left out, here and in `minify`: of a call such as `decodeURIComponent(path)` only its error may count.
    treeshake: false,
    plugins: [keepPlaces(sources, folder)],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunk-[hash].js',
    minify: false,
  });
  await bundle.close();
}

function keepPlaces(sources, folder) {
  const nameOf = (source) =>
    relative(sources, source)
      .replace(/^(\.\.\/)+/, '')
      .slice(0, -3);
  const fileOf = (source) => `${nameOf(source).replaceAll('/', '-')}.js`;
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!id.startsWith(sources) || !code.includes('import.meta')) return null;
      const withEntries = code.replace(ENTRY, (_, name) => {
        const source = resolve(dirname(id), name);
        this.emitFile({ type: 'chunk', id: source, fileName: fileOf(source) });
        return `new URL('./${fileOf(source)}', import.meta.own)`;
      });
      const place = `new URL('${relative(folder, id)}', import.meta.own)`;
      return withEntries
        .replaceAll('import.meta.url', `${place}.href`)
        .replaceAll(
          'import.meta.dirname',
          `decodeURIComponent(new URL('.', ${place}).pathname).slice(0, -1)`,
        )
        .replaceAll('import.meta.own', 'import.meta.url');
    },
  };
}

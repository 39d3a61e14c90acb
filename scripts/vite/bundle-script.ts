import { type BuildOptions, build, type Rolldown } from 'vite';

/** Bundles a script of its own beside the pages; gives its chunks, and writes nothing. */
export async function bundleScript(
  root: string,
  options: BuildOptions,
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // Vite leaves it to whoever uses a library; browsers do not know it.
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    build: { write: false, target: 'es2022', ...options },
  });
  return (Array.isArray(result) ? result : [result])
    .flatMap((item) => ('output' in item ? item.output : []))
    .filter((file) => file.type === 'chunk');
}

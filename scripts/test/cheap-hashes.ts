import type { Plugin } from 'vite';

/** Each costs some 50 ms on purpose, and the tests of the server make thousands. */
const COSTS: readonly [file: RegExp, dear: string, cheap: string][] = [
  [/\/accounts\/auth\/password\.ts\b/, 'memory: 19_456, passes: 2', 'memory: 64, passes: 1'],
  [/\/scorer-links\/pin\.ts\b/, 'N: 2 ** 14', 'N: 2 ** 4'],
];

/**
 * A source whose hashes of passwords and PINs cost next to nothing, for the tests: none of them asks what
 * a hash costs but one of `password.test.ts`, in a process of its own. Other sources stay as they are.
 */
export function withCheapHashes(address: string, source: string): string {
  const [, dear, cheap] = COSTS.find(([file]) => file.test(address)) ?? [];
  if (dear === undefined || cheap === undefined) return source;
  if (!source.includes(dear)) throw new Error(`The cost of a hash is not where it was: ${dear}`);
  return source.replace(dear, cheap);
}

/** The same for all that vitest loads. */
export function cheapHashes(): Plugin {
  return {
    name: 'wavu:cheap-hashes',
    enforce: 'pre',
    transform: (source, id) => withCheapHashes(id, source),
  };
}

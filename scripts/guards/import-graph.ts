import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Each file of the repository, and the files that it imports, types included. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** A part of a syntax tree, as far as it may name another file. */
type Node = {
  type?: string;
  source?: { value?: unknown } | null;
  callee?: { name?: string };
  arguments?: { value?: unknown }[];
};

const SOURCE = /\.(ts|tsx|mjs|css)$/;
const MODULE = /\.(ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$/;

/** The storeys of server/, the lowest first (docs/architecture.md). */
export const STOREYS = ['platform', 'accounts', 'play', 'exchange', 'site', 'serve'] as const;

/** @param paths from the root of the repository */
export function importGraph(paths: readonly string[], read: (path: string) => string): ImportGraph {
  const known = new Set(paths);
  const graph = new Map<string, ReadonlySet<string>>();
  for (const path of paths.filter((candidate) => MODULE.test(candidate))) {
    const targets = importsOf(path, read(path)).map((name) => resolve(path, name));
    graph.set(path, new Set(targets.filter((target) => known.has(target) && target !== path)));
  }
  return graph;
}

function resolve(from: string, name: string): string {
  const [path] = name.split('?') as [string];
  return path.startsWith('#') ? path.slice(1) : posix.normalize(join(dirname(from), path));
}

/** As they are written: imports and exports of values and types, `import(…)`, `new URL('./…', …)`. */
function importsOf(path: string, source: string): string[] {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = importedBy(node as Node);
    if (typeof name === 'string' && /^[#.]/.test(name)) names.push(name);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(path, source).program);
  return names;
}

function importedBy({ type, source, callee, arguments: args }: Node): unknown {
  switch (type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return source?.value;
    case 'NewExpression':
      return callee?.name === 'URL' ? args?.[0]?.value : undefined;
    default:
      return undefined;
  }
}

/** `a -> b`, where a file of server/ imports one of a storey above its own. Tests may. */
export function arrowsUp(graph: ImportGraph): string[] {
  const found: string[] = [];
  for (const [from, targets] of graph) {
    if (!from.startsWith('server/') || TEST.test(from) || from.includes('/testing/')) continue;
    for (const to of targets) {
      if (to.startsWith('server/') && heightOf(to) > heightOf(from)) found.push(`${from} -> ${to}`);
    }
  }
  return found;
}

/** Files of server/ that lie in no storey are above all of them: they start the program. */
function heightOf(path: string): number {
  const at = (STOREYS as readonly string[]).indexOf(path.split('/')[1]!);
  return at === -1 ? STOREYS.length : at;
}

/** Files that import each other, directly or by way of others: Tarjan's components. */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (path: string): number => {
    const at = order.size;
    order.set(path, at);
    lowest.set(path, at);
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      const reached = order.has(target) ? openOrder(target) : visit(target);
      if (reached < lowest.get(path)!) lowest.set(path, reached);
    }
    if (lowest.get(path) === at) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1) found.push(circle.sort());
    }
    return lowest.get(path)!;
  };
  const openOrder = (path: string) => (open.includes(path) ? order.get(path)! : Infinity);
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return found;
}

/** Folders with more sources than a reader takes in at a glance; tests stand beside them uncounted. */
export function crowdedFolders(paths: readonly string[], limit: number): string[] {
  const sources = paths.filter((path) => SOURCE.test(path) && !TEST.test(path));
  return [...Map.groupBy(sources, dirname)]
    .filter(([, files]) => files.length > limit)
    .map(([folder, files]) => `${folder}: ${files.length}`)
    .sort();
}

import { parseSync } from 'vite';

type Node = { type?: string; start: number; end: number };

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** The functions of a file that are longer than `max` lines, as `path:line has n lines`. */
export function longFunctions(path: string, source: string, max: number): string[] {
  const found: string[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end } = node as Node;
    if (FUNCTION.test(type ?? '')) {
      const lines = lineOf(end) - lineOf(start) + 1;
      if (lines > max) found.push(`${path}:${lineOf(start)} has ${lines} lines`);
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.forEach(visit);
      else visit(child);
    }
  }

  visit(parseSync(path, source).program);
  return found;
}

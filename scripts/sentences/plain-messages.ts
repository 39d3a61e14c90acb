import { parseSync } from 'vite';

type Node = { type: string; [part: string]: unknown };

/** Checks of a schema, each with a message of ours as its last argument. */
const CHECKS: ReadonlySet<string> = new Set(['regex', 'refine', 'min', 'max', 'superRefine']);

/**
 * Messages that a source gives to checks of a schema as sentences: they would reach people in
 * English only. A key of the catalogue has no space.
 */
export function plainMessages(path: string, source: string): string[] {
  const found: string[] = [];
  visit(parseSync(path, source).program as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || !CHECKS.has(nameOf(node.callee))) return;
    for (const argument of node.arguments as Node[]) collect(argument, found);
  });
  return found;
}

function collect(argument: Node, found: string[]): void {
  if (argument.type === 'Literal' && isSentence(argument.value)) found.push(argument.value);
  if (argument.type !== 'ObjectExpression') return;
  for (const property of argument.properties as Node[]) {
    const value = property.value as Node | undefined;
    if (['error', 'message'].includes(nameOf(property.key)) && value) collect(value, found);
  }
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && /\p{L} \p{L}/u.test(value);
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return String(value.name);
  return value.type === 'MemberExpression' ? nameOf(value.property) : '';
}

function visit(node: Node, meet: (node: Node) => void): void {
  meet(node);
  for (const part of Object.values(node)) {
    for (const inner of Array.isArray(part) ? part : [part]) if (isNode(inner)) visit(inner, meet);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

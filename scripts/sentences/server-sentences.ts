import { parseSync } from 'vite';

/** A part of a syntax tree, as the parser gives it. */
type Node = { type: string; [part: string]: unknown };

/** What a variable part of a sentence stands as. */
const GAP = '{}';

/** Where a sentence for people stands among the arguments of a call or a `new`. */
const SAID_BY: Readonly<Record<string, number>> = {
  AppError: 1,
  UnreadableCsvError: 2,
  refused: 1,
  refuse: 1,
  add: 2,
  note: 0,
  notFound: 0,
  secondFactor: 0,
  tooMany: 0,
  // Of the contract's schemas.
  regex: 1,
  refine: 1,
  min: 1,
  max: 1,
};

/** Parts of objects that are sentences for people. */
const SAID_IN: ReadonlySet<string> = new Set(['message', 'detail']);

/**
 * The sentences that a source of ours says to people, `{}` for what varies in them: read where they
 * are said, so that there is no list to forget one on.
 */
export function serverSentences(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const values = declaredValues(program as unknown as Node);
  const found = new Set<string>();

  function say(value: unknown, suffix = ''): void {
    for (const text of textsOf(value, values)) {
      if (text !== GAP && /\p{L}{2}/u.test(text)) found.add(text + suffix);
    }
  }

  visit(program as unknown as Node, (node) => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = nameOf(node.callee);
      const place = SAID_BY[name];
      const said = place === undefined ? undefined : (node.arguments as Node[])[place];
      if (said) say(said, name === 'notFound' ? ' not found.' : '');
    }
    if (node.type === 'FunctionDeclaration' && nameOf(node.id).endsWith('Fault')) {
      for (const said of values.get(`${nameOf(node.id)}()`) ?? []) say(said);
    }
    if (node.type === 'Property' && SAID_IN.has(nameOf(node.key))) say(node.value);
  });
  return [...found].filter((text) => text.includes(' ') && text !== `${GAP} not found.`);
}

/** The texts that an expression may come to. */
function textsOf(value: unknown, values: ReadonlyMap<string, Node[]>, depth = 0): string[] {
  if (!isNode(value) || depth > 6) return [];
  const more = (part: unknown) => textsOf(part, values, depth + 1);
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral': {
      const quasis = value.quasis as { value: { cooked: string } }[];
      const said = (value.expressions as Node[]).flatMap(more);
      return [quasis.map(({ value: { cooked } }) => cooked).join(GAP), ...said];
    }
    case 'ConditionalExpression':
      return [...more(value.consequent), ...more(value.alternate)];
    case 'LogicalExpression':
      return [...more(value.left), ...more(value.right)];
    case 'ObjectExpression':
      return (value.properties as Node[]).flatMap((property) => more(property.value));
    case 'MemberExpression':
      return nameOf(value.object) === '' ? [] : more(value.object);
    case 'Identifier':
      return (values.get(String(value.name)) ?? []).flatMap(more);
    case 'TSAsExpression':
      return more(value.expression);
    case 'CallExpression':
      return (values.get(`${nameOf(value.callee)}()`) ?? []).flatMap(more);
    default:
      return [];
  }
}

/** What names of the source stand for: variables, and `name()` for what a function returns. */
function declaredValues(program: Node): Map<string, Node[]> {
  const values = new Map<string, Node[]>();
  const keep = (name: string, value: unknown) => {
    if (name !== '' && isNode(value)) values.set(name, [...(values.get(name) ?? []), value]);
  };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') keep(nameOf(node.id), node.init);
    if (node.type !== 'FunctionDeclaration') return;
    visit(node, (inner) => {
      if (inner.type === 'ReturnStatement') keep(`${nameOf(node.id)}()`, inner.argument);
    });
  });
  return values;
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return String(value.name);
  if (value.type === 'MemberExpression') return nameOf(value.property);
  return '';
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

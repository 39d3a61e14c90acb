import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Takes the descriptions of the API out of the browser build: `.describe('...')` and `.meta({...})` of the shapes in
 * `contract/` are words for the description of the API, which only the server writes.
 */
export function dropDescriptions(): Plugin {
  return {
    name: 'wavu:drop-descriptions',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[/]contract[/].*\.ts$/ },
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}

/** The source without these calls; what they are called on stays. */
export function withoutDescriptions(source: string): string {
  const { program } = parseSync('shapes.ts', source);
  const spans: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!['describe', 'meta'].includes(callee.property.name)) return;
      spans.push({ start: callee.object.end, end });
    },
  }).visit(program);
  const outer = spans.filter(
    ({ start, end }) => !spans.some((other) => other.start < start && end < other.end),
  );
  return outer
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

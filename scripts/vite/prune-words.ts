import { parseSync } from 'vite';

/**
 * The source of a noun without the words whose keys are not among those used. Only properties of the
 * object itself go; what is written in another way stays whole.
 */
export function pruneWords(source: string, noun: string, used: ReadonlySet<string>): string {
  const { program } = parseSync(`${noun}.ts`, source);
  const declarations = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  const own = declarations.find(({ id }) => id.type === 'Identifier' && id.name === noun)?.init;
  if (own?.type !== 'ObjectExpression') return source;
  let pruned = source;
  for (const property of own.properties.toReversed()) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (used.has(property.key.name)) continue;
    const end = pruned[property.end] === ',' ? property.end + 1 : property.end;
    pruned = pruned.slice(0, property.start) + pruned.slice(end);
  }
  return pruned;
}

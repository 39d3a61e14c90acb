import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

type Node = { type?: string } & Record<string, unknown>;

/** Each of these says nothing about the thing that it names; the standard terms are beside them. */
const REFUSED: Record<string, string> = {
  asked: 'query, request',
  everybody: 'users, all',
  fate: 'treatment, outcome',
  given: 'options, input, args',
  kept: 'stored, cached, remaining',
  made: 'created, result',
  nobody: 'signedOut, none',
  one: 'item, the singular of its list',
  owed: 'due, missing',
  said: 'text, message, answer',
  somebody: 'user, person',
  someone: 'user, person',
  tells: 'reports, contains',
  told: 'reported, messages',
  tongue: 'language',
  wanted: 'expected, requested, target',
  who: 'user, client, name',
  whole: 'complete, entire',
  wish: 'query, preference',
  wished: 'requested',
  wishes: 'request, preferences',
};

/** Private words that no part of a name may be, either: `isTold`, `wishesSchema`, `findWayIn`. */
const REFUSED_PARTS = /(?:^|_)(?:told|wish|wishes|fate|tongue|said|way_in)(?:_|$)/;

/** Released migrations, and texts: their parameters are the placeholders of sentences. */
const LEFT_ALONE = /^(server\/platform\/db\/migrations|app\/messages\/(en|sw))\//;

/** Names that a pattern declares: `a`, `{ a, b: c }`, `[a]`, `a = 1`, `...a`. */
function boundNames(pattern: unknown): string[] {
  const { type, name, left, argument, elements, properties, value, shorthand } = (pattern ??
    {}) as Node;
  switch (type) {
    case 'Identifier':
      return [name as string];
    case 'AssignmentPattern':
      return boundNames(left);
    case 'RestElement':
      return boundNames(argument);
    case 'Property':
      // `{ told }` takes the name of a field, which an address or the database may carry.
      return shorthand ? [] : boundNames(value);
    case 'ArrayPattern':
      return (elements as unknown[]).flatMap(boundNames);
    case 'ObjectPattern':
      return (properties as unknown[]).flatMap(boundNames);
    default:
      return [];
  }
}

/** Variables, parameters, functions and types that a source declares. */
function declaredNames(path: string, source: string): string[] {
  const names: string[] = [];
  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, id, params } = node as Node;
    if (type === 'VariableDeclarator' || type === 'TSTypeAliasDeclaration') {
      names.push(...boundNames(id));
    }
    if (/Function/.test(type ?? '') && Array.isArray(params)) {
      names.push(...boundNames(id), ...params.flatMap(boundNames));
    }
    Object.values(node).forEach(visit);
  }
  visit(parseSync(path, source).program);
  return names;
}

function isRefused(name: string): boolean {
  const words = splitWords(name);
  return Object.hasOwn(REFUSED, words) || REFUSED_PARTS.test(words);
}

/** `isTold` as `is_told`, so that a word of a name is not found within another one. */
function splitWords(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}

test('no variable, parameter, function or type has a private name', () => {
  const sources = trackedFiles().filter(
    (path) => /\.(ts|tsx|mjs)$/.test(path) && !LEFT_ALONE.test(path),
  );
  const refused = sources.flatMap((path) =>
    declaredNames(path, readFileSync(join(root, path), 'utf8'))
      .filter(isRefused)
      .map((name) => `${path}: ${name}${REFUSED[name] ? `, better ${REFUSED[name]}` : ''}`),
  );
  expect(sources.length).toBeGreaterThan(1500);
  expect(refused).toEqual([]);
});

test('a private name is found in every form of a declaration', () => {
  const source = `
    const told = 1, { a: asked, said, ...kept } = {}, [one] = [];
    type Wish = 1;
    function given(whole = 1) { return (who: string) => who; }
    function findWayIn(isTold, unsaid, foretold) {}
    const fine = { made: told.said };`;
  const names = declaredNames('planted.ts', source);
  expect(names.filter(isRefused)).toEqual([
    'told',
    'asked',
    'kept',
    'one',
    'Wish',
    'given',
    'whole',
    'who',
    'findWayIn',
    'isTold',
  ]);
  expect(names).toContain('fine');
});

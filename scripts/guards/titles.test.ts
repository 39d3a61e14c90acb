import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

type Node = { type?: string; name?: string; value?: unknown } & Record<string, unknown>;

/** A title names its subject first: not the clause of a sentence whose subject is missing. */
const HEADLESS =
  /^(what|whatever|who|whoever|whose|where|wherever|which|how|however|so|that|it|there|also|and|but)\b/i;

/** `test` of `test(…)`, `test.each(…)(…)` and their like. */
function calleeName(node: unknown): string | undefined {
  const { type, name, object, callee, tag } = (node ?? {}) as Node;
  return type === 'Identifier' ? name : type ? calleeName(object ?? callee ?? tag) : undefined;
}

function titlesOf(path: string, source: string): string[] {
  const titles: string[] = [];
  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: args } = node as Node;
    if (type === 'CallExpression' && /^(test|it|describe)$/.test(calleeName(callee) ?? '')) {
      const [title] = args as Node[];
      if (typeof title?.value === 'string') titles.push(title.value);
    }
    Object.values(node).forEach(visit);
  }
  visit(parseSync(path, source).program);
  return titles;
}

test('every title of a test begins with its subject', () => {
  const paths = trackedFiles().filter((path) => /\.test\.tsx?$/.test(path));
  const titles = paths.flatMap((path) => titlesOf(path, readFileSync(join(root, path), 'utf8')));
  expect(titles.length).toBeGreaterThan(2000);
  expect(titles.filter((title) => HEADLESS.test(title))).toEqual([]);
});

test('titles are found in every form of a test, and headless ones are recognised', () => {
  const source = `
    test('who is expelled leaves', () => {});
    test.each([1])('what %s is', () => {});
    test.skipIf(true)("there is one", () => {});
    describe('whole numbers', () => it('a coach may not', () => {}));`;
  const titles = titlesOf('planted.test.ts', source);
  expect(titles).toHaveLength(5);
  expect(titles.filter((title) => !HEADLESS.test(title))).toEqual([
    'whole numbers',
    'a coach may not',
  ]);
});

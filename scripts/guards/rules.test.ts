import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** The part of docs/conformance.md that says where each rule of the sport is and what holds it. */
const [, rules = ''] = readFileSync('docs/conformance.md', 'utf8').split('\n## 10. Rules\n');
const section = rules.split('\n## ')[0]!;
const sources = globSync('{domain,contract,server,scripts,app,e2e,bench}/**/*.ts');
const tests = sources
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const quoted = [...section.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(
  ([, first, second]) => first ?? second!,
);
const files = [...section.matchAll(/`([^`\s*]+\.ts)`/g)].map(([, path]) => path!);

test('every test named in conformance.md exists', () => {
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter((name) => !tests.includes(name))).toEqual([]);
});

test('every file named in conformance.md exists', () => {
  const known = new Set(sources.map((file) => basename(file)));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((path) => !known.has(basename(path)))).toEqual([]);
});

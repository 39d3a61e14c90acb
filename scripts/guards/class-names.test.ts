import { globSync, readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

test('no class of ours has the name of a utility class', async () => {
  const styles = globSync('app/styles/**/*.css').map((path) => readFileSync(path, 'utf8'));
  const withoutComments = styles.join('\n').replace(/\/\*.*?\*\/|"[^"]*"/gs, '');
  const names = new Set(
    [...withoutComments.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
  );
  expect(names.size).toBeGreaterThan(300);
  const utilities = await compile('@tailwind utilities;');
  const compiled = utilities.build([...names]);
  expect([...names].filter((name) => compiled.includes(`.${name} {`))).toEqual([]);
});

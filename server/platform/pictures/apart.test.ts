import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** They run in the process of pictures: `picture-process.ts` and what it loads. */
const APART = ['picture-process', 'squares', 'draw-layers', 'lettering'];

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
  return [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name!);
}

test('no thread of the server decodes a picture: that is done by the process of pictures alone', () => {
  const sources = globSync('{server,domain,contract}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const isApart = (file: string) =>
    APART.some((name) => file === `server/platform/pictures/${name}.ts`);
  const guilty = sources.filter(
    (file) =>
      !isApart(file) &&
      importsOf(file).some(
        (name) =>
          name === 'sharp' ||
          APART.some((part) => new RegExp(`(^\\./|pictures/)${part}\\.ts$`).test(name)),
      ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(isApart)).toHaveLength(APART.length);
  expect(guilty).toEqual([]);
});

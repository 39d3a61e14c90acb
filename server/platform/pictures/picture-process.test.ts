import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** They run in the process of pictures: `picture-process.ts` and what it loads. */
const PICTURE_PROCESS_FILES = ['picture-process', 'squares', 'draw-layers', 'lettering'];

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
  return [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name!);
}

test('only the picture process decodes pictures, no thread of the server', () => {
  const sources = globSync('{server,domain,contract}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const runsInPictureProcess = (file: string) =>
    PICTURE_PROCESS_FILES.some((name) => file === `server/platform/pictures/${name}.ts`);
  const offending = sources.filter(
    (file) =>
      !runsInPictureProcess(file) &&
      importsOf(file).some(
        (name) =>
          name === 'sharp' ||
          PICTURE_PROCESS_FILES.some((part) =>
            new RegExp(`(^\\./|pictures/)${part}\\.ts$`).test(name),
          ),
      ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(runsInPictureProcess)).toHaveLength(PICTURE_PROCESS_FILES.length);
  expect(offending).toEqual([]);
});

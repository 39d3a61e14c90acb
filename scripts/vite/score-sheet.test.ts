import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from './nouns-of-area.ts';

const STYLES = 'app/styles';

test('the sheet of scoring leaves out no folder whose modules a scoring page loads', () => {
  const sheet = readFileSync(path.join(STYLES, 'score.css'), 'utf8');
  const leftOut = [...sheet.matchAll(/@source not "([^"]+)"/g)].map(([, folder]) =>
    path.resolve(STYLES, folder!),
  );
  expect(leftOut.length).toBeGreaterThan(5);
  const sources = sourcesOf(process.cwd(), 'score');
  expect(sources.length).toBeGreaterThan(100);
  const styled = sources.filter((file) => leftOut.some((it) => file.startsWith(it + path.sep)));
  expect(styled).toEqual([]);
});

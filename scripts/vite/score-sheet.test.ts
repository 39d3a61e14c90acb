import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from './nouns-of-area.ts';

const STYLES = 'app/styles';

test('the sheet of scoring reads every part that a scoring page loads', () => {
  const sheet = readFileSync(path.join(STYLES, 'score.css'), 'utf8');
  const read = [...sheet.matchAll(/@source "([^"]+)"/g)].map(([, place]) =>
    path.resolve(STYLES, place!),
  );
  expect(read.length).toBeGreaterThan(5);
  const parts = sourcesOf(process.cwd(), 'score').filter((file) => file.endsWith('.tsx'));
  expect(parts.length).toBeGreaterThan(50);
  const unstyled = parts.filter((file) =>
    read.every((place) => file !== place && !file.startsWith(place + path.sep)),
  );
  expect(unstyled).toEqual([]);
});

test('the sheet of the administration leaves out no part that one of its pages loads', () => {
  const sheet = readFileSync(path.join(STYLES, 'office.css'), 'utf8');
  const left = [...sheet.matchAll(/@source not "([^"]+)"/g)].map(([, place]) =>
    path.resolve(STYLES, place!),
  );
  expect(left.length).toBeGreaterThan(5);
  const areas = ['desk', 'admin', 'player', 'league', 'site'] as const;
  const parts = areas
    .flatMap((area) => sourcesOf(process.cwd(), area))
    .filter((file) => file.endsWith('.tsx'));
  expect(parts.length).toBeGreaterThan(200);
  const unstyled = parts.filter((file) => left.some((place) => file.startsWith(place + path.sep)));
  expect([...new Set(unstyled)]).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const READS = /(?:search|searchParams)\.(?:get|has)\('(\w+)'\)/g;
/** They read the query for the routes that call them. */
const READERS: Record<string, string[]> = {
  'loadHome(': ['date', 'status', 'place'],
  'homeChoiceOf(': ['date', 'status', 'place'],
  'loadPlaces(': ['place'],
  'standingsViewOf(': ['view'],
  'loadNewsletterLink(': ['token'],
};

test('each public route lists the query parameters that it reads', () => {
  const folder = new URL('./public/', import.meta.url).pathname;
  const files = globSync('**/*.tsx', { cwd: folder }).filter((name) => !name.includes('.test.'));
  const missing = files.flatMap((name) => {
    const source = readFileSync(folder + name, 'utf8');
    const own = [...source.matchAll(READS)].map(([, word]) => word!);
    const called = Object.keys(READERS).filter((call) => source.includes(call));
    const named = /query: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
    const words = [...own, ...called.flatMap((call) => READERS[call]!)];
    return words.filter((word) => !named.includes(`'${word}'`)).map((word) => `${name}: ${word}`);
  });
  expect(files.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

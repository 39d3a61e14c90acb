import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULES = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
const titles = (isBeach: boolean) =>
  readdirSync(import.meta.dirname)
    .filter((name) => /\.test\.ts$/.test(name) && name.startsWith('beach') === isBeach)
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^test\('([\d., ]+):/gm)])
    .flatMap(([, numbers]) => numbers!.split(', '));

test.each([
  { casebook: 'Indoor 2024', isBeach: false },
  { casebook: 'Beach 2025', isBeach: true },
])('every case of $casebook that bears on the record is a scenario', ({ casebook, isBeach }) => {
  const [, bearing, done, of, list] = new RegExp(
    `\\*\\*${casebook}:\\*\\* [^;]*; (\\d+) bear on the record, (\\d+) of (\\d+) are scenarios: ([\\d.,;\\s]+)\\. `,
  ).exec(RULES)!;
  const cases = list!.split(/[,;]\s+/);
  expect(new Set(cases).size).toBe(cases.length);
  expect([bearing, done, of].map(Number)).toEqual(Array(3).fill(cases.length));
  expect([...new Set(titles(isBeach))].sort()).toEqual([...cases].sort());
});

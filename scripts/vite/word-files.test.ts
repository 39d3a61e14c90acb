import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { nounFiles, nounsOf } from './nouns-of-area.ts';
import { bundleWords } from './word-files.ts';

let files: Awaited<ReturnType<typeof bundleWords>>;
beforeAll(async () => {
  files = await bundleWords(process.cwd());
});

test('each area has a file of words in each language, and no other words', () => {
  const names = files.map(({ href }) => href.replace(/-.{8}[.]js$/, ''));
  const areas = ['desk', 'admin', 'site', 'score', 'account'];
  expect(names).toEqual(
    areas.flatMap((area) => [`/assets/words-${area}-en`, `/assets/words-${area}-sw`]),
  );
  const codeOf = (name: string) => files.find(({ href }) => href.includes(`words-${name}-`))!.code;
  expect(codeOf('score-sw').includes('Taimauti')).toBe(true);
  expect(codeOf('score-en').includes('Taimauti')).toBe(false);
  for (const { code } of files) expect(/^import\b/.test(code)).toBe(false);
});

test('the words of an area are those that its pages say', () => {
  const nouns = Object.keys(nounFiles(process.cwd(), 'en'));
  const score = nounsOf(process.cwd(), 'score');
  expect(score).toEqual(expect.arrayContaining(['console', 'taps', 'refusals', 'frame']));
  for (const noun of ['imports', 'drafts', 'audit', 'consents']) expect(score).not.toContain(noun);
  expect(nouns).toEqual(expect.arrayContaining(score));
  const desk = nounsOf(process.cwd(), 'desk');
  expect(desk).toContain('adminFrame');
  const admin = nounsOf(process.cwd(), 'admin');
  expect(admin).toEqual(expect.arrayContaining(desk));
  const site = nounsOf(process.cwd(), 'site');
  expect(site).toContain('pushReport');
  expect(site).toContain('adminFrame');
  for (const noun of ['pushReport', 'stylePage']) expect(admin).not.toContain(noun);
});

test('the words of the scoring screen weigh at most 22 KB, and those of the first office page as much', () => {
  for (const { area, code, href } of files) {
    if (area !== 'score' && area !== 'desk') continue;
    expect(brotliCompressSync(code).length, href).toBeLessThanOrEqual(22 * 1024);
  }
});

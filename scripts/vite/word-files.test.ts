import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { nounFiles, nounsOf, wordsIn, wordsOf } from './nouns-of-area.ts';
import { pruneWords } from './prune-words.ts';
import { bundleWords } from './word-files.ts';

let files: Awaited<ReturnType<typeof bundleWords>>;
beforeAll(async () => {
  files = await bundleWords(process.cwd());
});

test('each area has a file of words in each language, and no other words', () => {
  const names = files.map(({ href }) => href.replace(/-.{6}[.]js$/, ''));
  const areas = [
    'desk',
    'admin',
    'player',
    'league',
    'site',
    'score',
    'sign-in',
    'account',
    'sentences',
  ];
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
  expect(nounsOf(process.cwd(), 'player')).toEqual(expect.arrayContaining(['people', 'leaders']));
  expect(admin).not.toContain('leaders');
  const site = nounsOf(process.cwd(), 'site');
  expect(site).toContain('pushReport');
  expect(site).toContain('adminFrame');
  for (const noun of ['pushReport', 'stylePage']) expect(admin).not.toContain(noun);
});

test('of a noun an area has the words that its pages take, and all where a page takes it whole', () => {
  const desk = wordsOf(process.cwd(), 'desk');
  expect(desk.get('fixtures')).toEqual(new Set(['court']));
  expect(desk.has('leagues')).toBe(false);
  const source = `
    const { t: spoken } = useWords();
    const { levels, clashes: words } = spoken;
    const rows = counts.leagues + spoken.taps.undo + spoken
      .taps?.point;
    function note(own: Messages) { return own.people[name] + messagesOf('en').awards.told; }
    show(t.match.status, t.admin.matches, t.toss);
    function message({ t: { invitation, admin: office }, language }: Words) {}`;
  const nouns = [
    'invitation',
    'admin',
    'levels',
    'clashes',
    'leagues',
    'taps',
    'people',
    'awards',
    'match',
    'matches',
    'toss',
  ];
  expect(Object.fromEntries(wordsIn(source, nouns))).toEqual({
    invitation: 'all',
    admin: 'all',
    levels: 'all',
    clashes: 'all',
    taps: new Set(['undo', 'point']),
    people: 'all',
    awards: new Set(['told']),
    match: new Set(['status']),
    toss: 'all',
  });
});

test('words that are not said are taken out of their noun, the others stay as they are', () => {
  const source = `export const taps: Messages['taps'] = {
  undo: 'Undo',
  point: (name: string) => 'Point ' + name,
  last: { inner: 'x' },
};`;
  const pruned = pruneWords(source, 'taps', new Set(['point']));
  expect(pruned.replace(/\s+/g, ' ')).toBe(
    "export const taps: Messages['taps'] = { point: (name: string) => 'Point ' + name, };",
  );
  expect(pruneWords('export const taps = { ...more, undo: 1 };', 'other', new Set())).toContain(
    'undo',
  );
});

test('the sentences of the server stand apart for the scoring screen, the sign-in and the first office page', () => {
  for (const { area, code } of files) {
    const isFirst = area === 'score' || area === 'desk' || area === 'sign-in';
    expect(/\banswers\b/.test(code), area).toBe(!isFirst);
  }
});

test('the words of the scoring screen weigh at most 10 KB, of the first office page 6 KB, of the sign-in 2 KB', () => {
  const most = { score: 10 * 1024, desk: 6 * 1024, 'sign-in': 2 * 1024 };
  for (const { area, code, href } of files) {
    if (area !== 'score' && area !== 'desk' && area !== 'sign-in') continue;
    expect(brotliCompressSync(code).length, href).toBeLessThanOrEqual(most[area]);
  }
});

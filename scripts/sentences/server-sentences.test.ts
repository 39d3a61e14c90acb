import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers as swahili } from '#app/messages/sw/answers/answers.ts';
import { root, trackedFiles } from '../guards/sandbox.ts';
import { serverSentences } from './server-sentences.ts';

/** What is said on the command line, to whoever starts the server, and on paper, is not the API's. */
const ELSEWHERE =
  /^server\/(cli|demo|platform\/config|exchange\/portable|play\/scoresheets|site\/share-pictures\/words)/;

const said = new Set(
  trackedFiles()
    .filter((path) => /^(server|contract)\/.*\.ts$/.test(path))
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !ELSEWHERE.test(path))
    .flatMap((path) => serverSentences(path, readFileSync(join(root, path), 'utf8'))),
);

test('sentences are read where they are said: by name, in parts, with gaps, from functions', () => {
  const source = `
    const WORDS = { none: 'is no file', large: \`has \${size} bytes\` };
    function why(text: string) { if (text === '') return 'is not there'; }
    const detail = isOld ? 'It is old.' : 'It is new.';
    throw new AppError('CONFLICT', detail, { errors: [{ field, message: WORDS[kind] }] });
    faults.add(row, column, \`\${count > 1 ? 'many of them' : 'one of them'}: rename\`);
    note(why(text));
    throw notFound('Team');
    log.info('is said to nobody');
  `;
  expect(serverSentences('a.ts', source).toSorted()).toEqual([
    'It is new.',
    'It is old.',
    'Team not found.',
    'has {} bytes',
    'is no file',
    'is not there',
    'many of them',
    'one of them',
    '{}: rename',
  ]);
});

test('each sentence of the server has its Swahili, and none is kept that nobody says', () => {
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter((sentence) => swahili[sentence] === undefined)).toEqual([]);
  expect(Object.keys(swahili).filter((sentence) => !said.has(sentence))).toEqual([]);
});

test('a translation names each part that varies once, and no other', () => {
  for (const [sentence, words] of Object.entries(swahili)) {
    const gaps = sentence.split('{}').slice(1);
    const named = [...words.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place)).toSorted();
    expect(named, sentence).toEqual(gaps.map((_, index) => index + 1));
  }
});

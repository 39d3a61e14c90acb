import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGLISH } from '#contract/text/english/english.ts';
import { root, trackedFiles } from '../guards/sandbox.ts';
import { plainMessages } from './plain-messages.ts';

const files = trackedFiles().filter(
  (path) =>
    /^(server|contract)\/.*\.ts$/.test(path) &&
    !/\.test\.ts$|\/testing\//.test(path) &&
    !path.startsWith('contract/text/english/'),
);
/** Words for whoever starts the server or uses its command line: English only. */
const FOR_OPERATORS = /^server\/(?:cli|platform\/config)\//;

const sources = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Keys that are put together from parts in the code: `${table}.notFound`. */
const COMPOSED = /^(?:official|partner|venue|news|league)\.notFound$|^(?:team|league)\.unknown$/;

test('each text of the catalogue is used by the server or the contract', () => {
  const all = [...sources.values()].join('\n');
  const unused = Object.keys(ENGLISH).filter(
    (key) => !COMPOSED.test(key) && !all.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});

test('a message of a schema that is no key of the catalogue is found', () => {
  const source = "z.string().min(1, 'is needed here').regex(/a/, textKey('field.day')).max(3);";
  expect(plainMessages('a.ts', source)).toEqual(['is needed here']);
});

test('each message of a schema is a key of the catalogue', () => {
  const found = [...sources]
    .filter(([path]) => !FOR_OPERATORS.test(path))
    .flatMap(([path, source]) =>
      plainMessages(path, source).map((message) => `${path}: ${message}`),
    );
  expect(found).toEqual([]);
});

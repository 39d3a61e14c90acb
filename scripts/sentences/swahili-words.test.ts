import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from '../guards/sandbox.ts';

/** Words for which docs/swahili.md has another one. */
const REFUSED: readonly RegExp[] = [
  /\bnywila\b/i,
  /\b(?:andiko|maandiko)\b/i,
  /\bkaratasi\b/i,
  /\b(?:mdau|wadau)\b/i,
  /\bwajibu\b/i,
  /\brufaa\b/i,
  /\b(?:afisa|maafisa)\b/i,
  /\b(?<!kosa la )mzunguko\b/i,
  /\b(?:shambulio|mashambulio)\b/i,
  /\bbora ya \d/i,
  /\bkupiga kura\b|\bpiga kura\b|\bkura imepigwa\b/i,
  /\b(?:u|ku|kume|ume|ime)rudishwa nyuma\b|\brudisha nyuma\b/i,
  /\bshiriki\b/i,
  /\bmatembezi\b/i,
  /\bHakuna [^'`.:]* bado\b/,
  /\b(\w{3,}) \1\b/,
  /\busitishe\b/i,
  /\bmapumziko ya kiufundi\b/i,
  /anzisha mpira\b/i,
  /\bmpira kwa mpira\b/i,
];

const files = trackedFiles().filter((path) =>
  /^app\/messages\/sw\/.*\.ts$|^server\/.*\/words\.ts$|^server\/site\/share-pictures\//.test(path),
);

/** The text between quotation marks, without the places that are filled. */
function quoted(source: string): string[] {
  const withoutComments = source.replace(/^\s*(?:import .*|\*.*|\/\*.*|\/\/.*)$/gm, '');
  return [...withoutComments.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)].map(([text]) =>
    text.replace(/\$\{[^}]*\}/g, '…'),
  );
}

function refusedIn(source: string): string[] {
  return quoted(source).filter((text) => REFUSED.some((pattern) => pattern.test(text)));
}

test('a word is found in sentences only', () => {
  expect(refusedIn("a: 'Nywila si sahihi.',\n// karatasi")).toEqual(["'Nywila si sahihi.'"]);
  expect(refusedIn("a: 'Kosa la mzunguko', b: 'Hakuna timu bado.'")).toEqual([
    "'Hakuna timu bado.'",
  ]);
});

test('the Swahili texts use the terms of docs/swahili.md', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((path) =>
    refusedIn(readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

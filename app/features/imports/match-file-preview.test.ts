import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Match } from '#contract/matches/match.ts';
import type { FileImport } from '#contract/matches/match-file.ts';
import { MatchFilePreview } from './match-file-preview.tsx';

const MATCH = { team1: { name: 'Ilongero' }, team2: { name: 'Kimbunga' } } as Match;
const RESULT: FileImport = {
  kept: false,
  team1: 'GKS',
  team2: 'MKS',
  sets: [{ team1Score: 25, team2Score: 20 }],
  rallies: 45,
  substitutions: 3,
  timeouts: 2,
  warnings: [
    { line: 118, kind: 'unknown-code', detail: '*?what' },
    { line: 140, kind: 'breach', detail: 'No more.', refusal: 'SUB_LIMIT' },
    { line: 150, kind: 'court', detail: 'Set 1: other positions.' },
    { line: null, kind: 'match-open', detail: 'The match is not over by its rules.' },
  ],
};

function shown(path: string, result: FileImport): string {
  const preview = createElement(MatchFilePreview, { match: MATCH, result });
  const page = createElement(MemoryRouter, { initialEntries: [path] }, preview);
  return renderToStaticMarkup(page).replaceAll(/<[^>]+>/g, '');
}

test('a preview shows both teams, the sets, and each warning with its line', () => {
  const text = shown('/admin', RESULT);
  expect(text).toContain('Ilongero“GKS” in the file25');
  expect(text).toContain('Kimbunga“MKS” in the file20');
  expect(text).toContain('45 rallies, 3 substitutions, 2 time-outs');
  expect(text).toContain('4 lines to check:');
  expect(text).toContain('Line 118: This line was not understood and is left out. *?what');
  expect(text).toContain('The team has no substitution left in this set.');
  expect(text).toContain('Set 1: other positions.');
  expect(shown('/admin', { ...RESULT, warnings: [] })).toContain('No problems were found');
});

test('in Swahili only the quoted line is in another language', () => {
  const text = shown('/sw/admin', RESULT);
  expect(text).toContain('Mstari 118: Mstari huu haukueleweka na umeachwa. *?what');
  expect(text).not.toContain('Set 1');
  expect(text).not.toContain('No more.');
});

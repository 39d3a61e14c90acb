// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { LANGUAGES } from '#contract/language.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import { StandingsTable } from './standings-table.tsx';

const row = {
  team: { id: 'a', name: 'Chui', logo: null, jerseyColor1: '#111111', jerseyColor2: '#222222' },
  rank: 1,
  position: 1,
  setRatio: null,
  pointRatio: null,
  form: [],
  note: null,
};
const standings = {
  rows: [row],
  criteria: [],
  explanations: [],
  pointsSystem: 'fivb',
} as unknown as Standings;

test.each(LANGUAGES)('every column of a table has a head of its own (%s)', (language) => {
  const heads = Object.values(messagesOf(language).leagues.table);
  expect(new Set(heads).size).toBe(heads.length);
});

test('below a table stand its heads in words, which a touch reaches', () => {
  const { container } = showPart(<StandingsTable standings={standings} label="Ligi" />);
  const heads = [...container.querySelectorAll('thead abbr')].map(
    (head) => `${head.textContent}: ${head.getAttribute('title')}`,
  );
  const legend = [...container.querySelectorAll('.all-columns li')].map((it) => it.textContent);
  expect(heads).toHaveLength(9);
  expect(legend).toEqual(heads);
});

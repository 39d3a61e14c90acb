import { expect, test } from 'vitest';
import { en } from './en.ts';
import { plural } from './plural.ts';
import { sw } from './sw.ts';

/** Every text with its place; a function is asked for a text with sample arguments. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, String(value('a', 'b', 'c', 'd', 'e'))]];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${place}.${key}`));
}

test('no text is empty in either language', () => {
  for (const language of [en, sw]) {
    const empty = textsOf(language).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  }
});

test('templates have the same placeholders in both languages', () => {
  const placesIn = (texts: [string, string][]) =>
    Object.fromEntries(
      texts.map(([place, text]) => [place, (text.match(/\{\w+\}/g) ?? []).sort()]),
    );
  const english = placesIn(textsOf(en));
  const swahili = placesIn(textsOf(sw));
  for (const [place, marks] of Object.entries(english)) {
    if (marks.length > 0) expect([place, swahili[place]]).toEqual([place, marks]);
  }
});

test('the texts of the specification stand as they are', () => {
  expect(en.frame.noLeagues).toBe('No leagues available.');
  expect(en.people.nothing).toBe('Nothing to show right now');
  expect(en.people.noPlayerData).toBe('No player data available.');
  expect(en.people.unknownTeam).toBe('Unknown Team');
  expect(en.people.totalTeams(3)).toBe('Total Teams (3)');
  expect(en.match.wins('Team', 3, 1)).toBe('Team Wins (3 - 1)');
  expect(en.match.draw).toBe('Match Draw');
});

test('one takes the singular and two the plural', () => {
  expect(plural('en', 1, { one: 'a', other: 'b' })).toBe('a');
  expect(plural('en', 2, { one: 'a', other: 'b' })).toBe('b');
  expect(plural('sw', 0, { one: 'a', other: 'b' })).toBe('b');
});

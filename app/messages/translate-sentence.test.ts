import { expect, test } from 'vitest';
import { createPlayerSchema } from '#contract/player.ts';
import { createTeamSchema } from '#contract/team.ts';
import { translateSentence } from './translate-sentence.ts';

test('English stays as the server said it', () => {
  expect(translateSentence('en', 'League not found.')).toBe('League not found.');
});

test.each([
  ['League not found.', 'Ligi haipatikani.'],
  ["'31/12' is not a time HH:mm", "'31/12' si saa kama 16:00"],
  ['has 300 characters, at most 200 are kept', 'ina herufi 300, zinazohifadhiwa hazizidi 200'],
  [
    'several players have this name: say the team and the date of birth',
    'wachezaji kadhaa wana jina hili: taja timu na tarehe ya kuzaliwa',
  ],
  ['2 teams are called Jeshi: rename', 'timu 2 zinaitwa Jeshi: badilisha jina'],
  ['2 teams are called Jeshi: say the gender', 'timu 2 zinaitwa Jeshi: taja jinsia'],
  [
    'there is no team called A (B) [C]: import the teams first',
    'hakuna timu iitwayo A (B) [C]: leta timu kwanza',
  ],
])('%s', (english, swahili) => {
  expect(translateSentence('sw', english)).toBe(swahili);
});

test('what nobody has translated stays, rather than to say nothing', () => {
  expect(translateSentence('sw', 'The moon is full.')).toBe('The moon is full.');
  expect(translateSentence('sw', '')).toBe('');
});

test('a name that looks like a gap or a place is a name', () => {
  const said = 'there is no team called $& {1} {}: import the teams first';
  expect(translateSentence('sw', said)).toBe('hakuna timu iitwayo $& {1} {}: leta timu kwanza');
});

test('what the library says about the fields of a file is Swahili too', () => {
  const team = { name: 'x'.repeat(400), city: 'Moshi', coach: 'N/A', gender: 'Mixed' };
  const player = { fullName: 'Asha', jerseyNumber: 7000, height: 'tall', email: 'asha@' };
  const said = [createTeamSchema.safeParse(team), createPlayerSchema.safeParse(player)].flatMap(
    ({ error }) => error?.issues.map(({ message }) => message) ?? [],
  );
  said.push(...(createTeamSchema.safeParse({}).error?.issues ?? []).map(({ message }) => message));
  expect(said.length).toBeGreaterThan(6);
  const left = said.filter((sentence) => translateSentence('sw', sentence) === sentence);
  expect(left).toEqual([]);
});

import { expect, test } from 'vitest';
import { en } from '#app/messages/en.ts';
import { sw } from '#app/messages/sw.ts';
import { replayText, roundText } from './round-text.ts';

test.each([
  ['8', 'Round 8', 'Raundi ya 8'],
  ['Final', 'Final', 'Fainali'],
  ['SF2', 'Semi-final 2', 'Nusu fainali 2'],
  ['semi-finals', 'Semi-final', 'Nusu fainali'],
  ['Quarterfinal', 'Quarter-final', 'Robo fainali'],
  ['Third place', 'Third place', 'Nafasi ya tatu'],
  ['Pool C, day 2', 'Pool C, day 2', 'Pool C, day 2'],
  ['constructor', 'constructor', 'constructor'],
])('round %s', (round, inEnglish, inSwahili) => {
  expect(roundText(en, round)).toBe(inEnglish);
  expect(roundText(sw, round)).toBe(inSwahili);
});

test('a match of the demonstration that is played for ever has its number in the language of the page', () => {
  expect([replayText(en, 'Demo 12'), replayText(sw, 'Demo 12')]).toEqual([
    'Demo 12',
    'Majaribio 12',
  ]);
  expect([replayText(sw, null), replayText(sw, '')]).toEqual(['Majaribio', 'Majaribio']);
});

import { expect, test } from 'vitest';
import { en } from '#app/messages/en.ts';
import { sw } from '#app/messages/sw.ts';
import { roundText } from './round-text.ts';

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

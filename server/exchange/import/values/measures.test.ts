import { expect, test } from 'vitest';
import { coloursOf } from './colours.ts';
import { heightOf, phoneOf, shirtOf, weightOf } from './measures.ts';
import { positionOf } from './positions.ts';

test.each([
  ['185', 185],
  ['185 cm', 185],
  ['1.85 m', 185],
  ['1.85', 185],
  ['1,9', 190],
  ['1.92m', 192],
  ['6ft 1', 185],
  ['6’1"', 185],
  ['6 ft', 183],
  ['187.5', 187.5],
  ['mrefu', undefined],
  ['', undefined],
])('the height %o is %o cm', (text, height) => {
  expect(heightOf(text)).toBe(height);
});

test.each([
  ['72', 72],
  ['72.5 kg', 72.5],
  ['kilo 80', 80],
  ['mzito', undefined],
])('the weight %o is %o kg', (text, weight) => {
  expect(weightOf(text)).toBe(weight);
});

test.each([
  ['7', 7],
  ['07', 7],
  ['#7', 7],
  ['No. 7', 7],
  ['7.0', 7],
  ['1000', undefined],
  ['saba', undefined],
])('the shirt %o is %o', (text, shirt) => {
  expect(shirtOf(text)).toBe(shirt);
});

test.each([
  ['712345678', '0712345678'],
  ['7.12345678E8', '0712345678'],
  ['255712345678', '+255712345678'],
  ['00255 712 345 678', '+255712345678'],
  ['0712 345 678', '0712 345 678'],
  ['+255 712 345 678', '+255 712 345 678'],
  ['simu ya mama', 'simu ya mama'],
])('the telephone number %o is kept as %o', (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
});

test.each([
  ['Mpigaji', 'Outside hitter'],
  ['KATI', 'Middle blocker'],
  ['Nje', 'Outside hitter'],
  ['MB', 'Middle blocker'],
  ['O.H', 'Outside hitter'],
  ['l', 'Libero'],
  ['Mpigaji pasi', 'Setter'],
  ['Seta', 'Setter'],
  ['OPP', 'Opposite'],
  ['Nahodha', undefined],
])('the position %o is %o', (text, position) => {
  expect(positionOf(text)).toBe(position);
});

test('colours are read as words in both languages, and words that are none are left out', () => {
  expect(coloursOf('Bluu/Nyeupe')).toEqual(['#1d4ed8', '#ffffff']);
  expect(coloursOf('red and white')).toEqual(['#d21f2b', '#ffffff']);
  expect(coloursOf('ya zamani')).toEqual([]);
});

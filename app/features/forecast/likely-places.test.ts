import { expect, test } from 'vitest';
import { likelyPlaces } from './likely-places.ts';

test('the narrowest run of places with nine seasons of ten is named', () => {
  expect(likelyPlaces([0.95, 0.05, 0])).toEqual([1, 1]);
  expect(likelyPlaces([0.05, 0.6, 0.3, 0.05])).toEqual([2, 3]);
  expect(likelyPlaces([0.1, 0.2, 0.3, 0.4])).toEqual([2, 4]);
});

test('of two runs as narrow the likelier one is named, and any share adds up', () => {
  expect(likelyPlaces([0.05, 0.45, 0.45, 0.05], 0.5)).toEqual([2, 3]);
  expect(likelyPlaces([0.3, 0.3, 0.3, 0.1])).toEqual([1, 3]);
  expect(likelyPlaces([0.3, 0.2], 0.9)).toEqual([1, 2]);
});

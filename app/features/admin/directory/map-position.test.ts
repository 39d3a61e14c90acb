import { expect, test } from 'vitest';
import { findMapPosition } from './map-position.ts';

const PLACE = { latitude: -6.8161, longitude: 39.2803 };

test.each([
  ['two numbers', '-6.8161, 39.2803'],
  ['two numbers in brackets', '(-6.8161,39.2803)'],
  ['two numbers with a blank', ' -6.8161 39.2803 '],
  ['a link to the middle of a map', 'https://www.google.com/maps/@-6.8161,39.2803,17z'],
  [
    'a link to a place, by its pin',
    'https://www.google.com/maps/place/Uwanja/@-6.82,39.29,17z/data=!3m1!4b1!3d-6.8161!4d39.2803',
  ],
  ['a link with a search', 'https://maps.google.com/?q=-6.8161,39.2803'],
  ['a link of WhatsApp', 'https://maps.google.com/maps?q=-6.8161%2C39.2803&z=17&hl=en'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/#map=17/-6.8161/39.2803'],
  ['an address of a telephone', 'geo:-6.8161,39.2803?z=17'],
])('%s is read as a place', (_, text) => {
  expect(findMapPosition(text)).toEqual(PLACE);
});

test.each(['Uwanja wa Taifa', '-6.8161', 'https://maps.app.goo.gl/abc123', '1,2,3', ''])(
  '%j names no place',
  (text) => {
    expect(findMapPosition(text)).toBeUndefined();
  },
);

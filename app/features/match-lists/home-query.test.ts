import { expect, test } from 'vitest';
import { type HomeChoice, homeQuery } from './home-query.ts';

const ALL: HomeChoice = { kind: 'all', day: '2026-11-23', place: null };

test.each<[string, Partial<HomeChoice>]>([
  ['', {}],
  ['?place=Dar+es+Salaam', { place: 'Dar es Salaam' }],
  ['?status=Live', { kind: 'live' }],
  ['?date=2026-11-23', { kind: 'day' }],
  ['?date=2026-11-23&place=A%26B', { kind: 'day', place: 'A&B' }],
])('the address of home has the query %j', (query, choice) => {
  expect(homeQuery({ ...ALL, ...choice })).toBe(query);
});

import { expect, test } from 'vitest';
import { fanFactsOf, hostOf } from './fan-facts.tsx';

const NOTHING = { watchUrl: null, ticketsUrl: null, ticketPrice: null };

test('facts of a match come before those of its league', () => {
  const league = { watchUrl: 'https://a.example/1', ticketsUrl: null, ticketPrice: 2000 };
  expect(fanFactsOf(NOTHING, league)).toEqual(league);
  expect(fanFactsOf(NOTHING, null)).toEqual(NOTHING);
  const own = { watchUrl: 'https://b.example/2', ticketsUrl: null, ticketPrice: 0 };
  expect(fanFactsOf(own, league)).toEqual(own);
});

test('a link is named by its host alone', () => {
  expect(hostOf('https://www.youtube.com/@wavu?x=1')).toBe('youtube.com');
});

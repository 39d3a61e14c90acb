import { expect, test } from 'vitest';
import { createViewCounter } from './view-counter.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';
const league = { subject: 'league', id: 'L' } as const;
const match = { subject: 'match', id: 'M' } as const;

test('views and followers are counted by page and day, and handed over once', () => {
  const counter = createViewCounter(() => Date.parse('2026-11-20T12:00:00Z'));
  counter.countView(league, PHONE);
  counter.countView(match, PHONE);
  counter.countView(match, PHONE);
  counter.countFollower(match, PHONE);
  expect(counter.take()).toEqual([
    { ...league, day: '2026-11-20', views: 1, followers: 0 },
    { ...match, day: '2026-11-20', views: 2, followers: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

test('a day begins at midnight in Tanzania', () => {
  let now = Date.parse('2026-11-20T20:59:59Z');
  const counter = createViewCounter(() => now);
  counter.countView(league, PHONE);
  now += 1000;
  counter.countView(league, PHONE);
  expect(counter.take().map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
});

test.each([
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a link preview', 'WhatsApp/2.23.20.0'],
  ['a script', 'curl/8.5.0'],
  ['a program that does not say what it is', undefined],
])('%s is not counted', (_, agent) => {
  const counter = createViewCounter(Date.now);
  counter.countView(league, agent);
  counter.countFollower(match, agent);
  expect(counter.take()).toEqual([]);
});

test('views that could not be saved are counted with later ones', () => {
  const counter = createViewCounter(() => Date.parse('2026-11-20T12:00:00Z'));
  counter.countView(league, PHONE);
  const taken = counter.take();
  counter.countView(league, PHONE);
  counter.restore(taken);
  expect(counter.take()).toEqual([{ ...league, day: '2026-11-20', views: 2, followers: 0 }]);
});

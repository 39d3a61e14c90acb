import { expect, test } from 'vitest';
import type { LiveScore } from '#contract/matches/live.ts';
import { readLine } from '#contract/matches/short-line.ts';
import { ageText } from './age-text.ts';
import { type Shown, stepFor } from './live-change.ts';
import { narrowPath } from './narrow-path.ts';
import { noticeOf } from './notices.ts';
import { coursePath, grownBox, lastPoint } from './score-flow.ts';

const shown: Shown = { version: 7, status: 'Live', set: 2, isFull: false };
const line: LiveScore = {
  id: 'm1',
  v: 8,
  s: 'Live',
  wins: [1, 0],
  set: 2,
  score: [12, 9],
  serve: 1,
};

test('a point is written in place', () => {
  expect(stepFor(shown, line)).toBe('patch');
});

test('a line that the page already shows changes nothing', () => {
  expect(stepFor(shown, { ...line, v: 7 })).toBe('old');
  expect(stepFor(shown, { ...line, v: 3, s: 'ended', full: 1 })).toBe('old');
});

test('a gap in the versions does not matter, because each line is complete', () => {
  expect(stepFor(shown, { ...line, v: 90 })).toBe('patch');
});

test('a change of status, or a change not in the line, reloads the page', () => {
  expect(stepFor(shown, { ...line, s: 'ended' })).toBe('reload');
  expect(stepFor(shown, { ...line, full: 1 })).toBe('reload');
});

test('a new set reloads a match page, but not a list', () => {
  const next = { ...line, set: 3, score: [0, 0] as [number, number] };
  expect(stepFor(shown, next)).toBe('patch');
  expect(stepFor({ ...shown, isFull: true }, next)).toBe('reload');
});

test('the chart gains a point, and loses one with an undo', () => {
  expect(coursePath('M0 0v-1h1V0', 1, 1)).toBe('M0 0v-1h1v1h1V0');
  expect(coursePath('M0 0v-1h1v1h1V0', 1, 0)).toBe('M0 0v-1h1V0');
  expect(coursePath('M0 0v-1h1v1h1V0', 0, 1)).toBe('M0 0v1h1V0');
  expect(coursePath('M0 0V0', 0, 1)).toBe('M0 0v1h1V0');
  expect(coursePath('M0 0v-1h1V0', 0, 0)).toBe('M0 0V0');
  expect(coursePath('M0 0v-1h1V0', 2, 1)).toBe('M0 0v-1h1v0h1v0h1V0');
  expect(coursePath('M0 0v-1h1V0', 4, 1)).toBe('M0 0v-1h1v-0.5h1v-0.5h1v-0.5h1v-0.5h1V0');
  expect(coursePath('M0 0v-1h1v-0.5h1v-0.5h1V0', 2, 2)).toBe('M0 0v-1h1v-0.5h1v-0.5h1v2h1V0');
});

test('the dot of the chart stands at the last point', () => {
  expect(lastPoint(3, 1)).toBe('M4 -2h0');
  expect(lastPoint(0, 0)).toBe('');
});

test('the chart grows with a lead or a set that it has no room for', () => {
  expect(grownBox('0 -5 46 10', 12, 9)).toBe('0 -5 46 10');
  expect(grownBox('0 -5 46 10', 14, 22)).toBe('0 -8 46 16');
  expect(grownBox('0 -5 30 10', 17, 16)).toBe('0 -5 33 10');
});

test('invalid data on the stream is ignored', () => {
  expect(readLine('{}', 'm1', 8)).toBeUndefined();
  expect(readLine('<html>', 'm1', 8)).toBeUndefined();
  expect(readLine(JSON.stringify(line), 'all', 900)).toEqual(line);
});

test('the age is shown in seconds, then in minutes, then not at all', () => {
  const at = (seconds: number) => ageText(seconds * 1000, '{n} s', '{n} min');
  expect(at(0)).toBe('0 s');
  expect(at(59)).toBe('59 s');
  expect(at(60)).toBe('1 min');
  expect(at(3599)).toBe('59 min');
  expect(at(3600)).toBeNull();
});

test('a clock behind the server does not count backwards', () => {
  expect(ageText(-5000, '{n} s', '{n} min')).toBe('0 s');
});

test('narrow screens are sent to the match alone once, in either language', () => {
  expect(narrowPath('/m1')).toBe('/right/m1');
  expect(narrowPath('/sw/m1')).toBe('/sw/right/m1');
  expect(narrowPath('/right/m1')).toBe('/right/m1');
  expect(narrowPath('/sw/right/m1')).toBe('/sw/right/m1');
});

const words = { set: 'Set {n} is over', over: 'The match is over' };
const before = { sets: 1, status: 'Live' };
const names = ['Chui', 'Faru'];

test('the end of a set of a followed match is announced with its number', () => {
  expect(noticeOf({ ...line, wins: [1, 1] }, before, names, words)).toEqual({
    title: 'Chui 1–1 Faru',
    body: 'Set 2 is over',
    match: 'm1',
  });
});

test('the end of a match is announced once, a point is not', () => {
  const end: LiveScore = { ...line, s: 'ended', wins: [3, 0] };
  expect(noticeOf(end, before, names, words)?.body).toBe('The match is over');
  expect(noticeOf(end, { sets: 3, status: 'ended' }, names, words)).toBeUndefined();
  expect(noticeOf(line, before, names, words)).toBeUndefined();
});

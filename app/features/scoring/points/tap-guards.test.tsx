// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { Practice } from '../practice/practice.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  return () => vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const half = (team: string) =>
  screen.getByRole('button', { name: new RegExp(`Point for ${team}`) });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const score = (team: string) => Number(half(team).textContent?.match(/now (\d+)/)?.[1]);

/** A practice match in which Blue serves and everything waits for the first point. */
function startedSet() {
  showPart(<Practice />);
  press('Start match');
  press(/^Blue serves/);
}

/** A finger that goes down, slides and is lifted `ms` later. */
function touch(team: string, slide: number, ms = 40) {
  const finger = { pointerType: 'touch', pointerId: 1, clientX: 100, clientY: 100 };
  fireEvent.pointerDown(half(team), finger);
  pass(ms);
  fireEvent.pointerUp(half(team), { ...finger, clientX: 100 + slide });
}

test('a second point of the same side within 1.5 seconds needs a long press', () => {
  startedSet();
  touch('Blue', 0);
  pass(400);
  touch('Blue', 0);
  expect(score('Blue')).toBe(1);
  expect(screen.getByText(/Not counted: so soon/)).toBeTruthy();
  touch('Blue', 0, 600);
  expect(score('Blue')).toBe(2);
  expect(screen.queryByText(/Not counted/)).toBeNull();
  pass(1600);
  touch('Blue', 0);
  expect(score('Blue')).toBe(3);
  pass(300);
  touch('Gold', 0);
  expect(score('Gold')).toBe(1);
});

test('quick taps count every tap until they are ended', () => {
  startedSet();
  press('More');
  press('Catch up with quick taps');
  for (let tap = 0; tap < 3; tap += 1) {
    touch('Blue', 0);
    pass(300);
  }
  expect(score('Blue')).toBe(3);
  press('End');
  touch('Blue', 0);
  expect(score('Blue')).toBe(3);
});

test('a touch that slides 30 pixels counts, and one that slides farther says that it does not', () => {
  startedSet();
  touch('Gold', 30);
  expect(score('Gold')).toBe(1);
  touch('Blue', 60);
  expect(score('Blue')).toBe(0);
  expect(screen.getByText('Not counted: the finger slid too far.')).toBeTruthy();
  pass(300);
  const finger = { pointerType: 'touch', pointerId: 2, clientX: 0, clientY: 0 };
  touch('Blue', 0);
  expect(screen.queryByText(/Not counted/)).toBeNull();
  fireEvent.pointerDown(half('Gold'), finger);
  fireEvent.pointerCancel(half('Gold'), finger);
  expect(screen.getByText('Not counted: the finger slid too far.')).toBeTruthy();
});

test('a time-out and an undo pressed twice at once count once', () => {
  startedSet();
  press('Time-out Blue, 2 left');
  press('Time-out Blue, 1 left');
  expect(screen.getByRole('button', { name: 'Time-out Blue, 1 left' })).toBeTruthy();
  expect(screen.getByText(/the time-out was recorded a moment ago/)).toBeTruthy();
  press(/^Undo: Time-out/);
  press(/^Undo: /);
  expect(screen.getByRole('button', { name: 'Time-out Blue, 2 left' })).toBeTruthy();
  expect(half('Blue')).toBeTruthy();
});

test('a tap in a running time-out asks, and counts by a yes alone', () => {
  startedSet();
  press('Time-out Gold, 2 left');
  touch('Blue', 0);
  expect(score('Blue')).toBe(0);
  expect(screen.getByRole('alert').textContent).toMatch('Count a point for Blue?');
  press('Do not count');
  expect(screen.queryByRole('alert')).toBeNull();
  touch('Blue', 0);
  press('Count it');
  expect(score('Blue')).toBe(1);
});

test('a tap after the time-out has run out counts without a question', () => {
  startedSet();
  press('Time-out Gold, 2 left');
  pass(31_000);
  touch('Gold', 0);
  expect(score('Gold')).toBe(1);
});

test('the undo button names the last point for five seconds', () => {
  startedSet();
  touch('Gold', 0);
  const undo = screen.getByRole('button', { name: 'Undo: Point Gold' });
  const chip = () => undo.querySelector('.undo-chip')?.getAttribute('data-text');
  expect(chip()).toBe('+1 Gold');
  pass(5100);
  expect(chip()).toBeUndefined();
  touch('Gold', 0);
  fireEvent.click(undo);
  expect(chip()).toBeUndefined();
  touch('Gold', 0);
  expect(score('Gold')).toBe(1);
});

test('screen readers hear the score after a point and after it is undone', () => {
  startedSet();
  const heard = () =>
    screen.getAllByRole('status').some(({ textContent }) => textContent === 'Blue 1, Gold 0');
  expect(heard()).toBe(false);
  touch('Blue', 0);
  expect(heard()).toBe(true);
  press(/^Undo/);
  expect(heard()).toBe(false);
});

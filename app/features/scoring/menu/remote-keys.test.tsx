// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { Practice } from '../practice/practice.tsx';
import { loadKeys, USUAL_KEYS } from './remote-keys.ts';

/** The gamepads of the browser. */
let pads: { buttons: { pressed: boolean }[] }[] = [];

beforeEach(() => {
  localStorage.clear();
  pads = [];
  vi.useFakeTimers();
  Object.assign(navigator, { getGamepads: () => pads });
  return () => vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const half = (team: string) =>
  screen.getByRole('button', { name: new RegExp(`Point for ${team}`) });
const score = (team: string) => Number(half(team).textContent?.match(/now (\d+)/)?.[1]);
const pass = (ms = 2000) => act(() => vi.advanceTimersByTime(ms));

function key(name: string, target: EventTarget = document.body) {
  pass();
  fireEvent.keyDown(target as Element, { key: name });
}

function startedSet() {
  showPart(<Practice />);
  press('Start match');
  press(/^Blue serves/);
}

test('page keys of a presenter, arrows and media keys score, and one takes back', () => {
  startedSet();
  key('PageUp');
  key('PageDown');
  key('MediaTrackNext');
  key('ArrowLeft');
  expect([score('Blue'), score('Gold')]).toEqual([2, 2]);
  key('MediaPlayPause');
  expect([score('Blue'), score('Gold')]).toEqual([1, 2]);
});

test('a key that the person chose does what it was chosen for, until the choice is forgotten', () => {
  startedSet();
  key('Enter');
  expect(score('Gold')).toBe(0);
  press('More');
  press('Screen');
  press(/^Point on the right/);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(screen.getByRole('button', { name: /^Point on the right/ }).textContent).toContain(
    'enter',
  );
  press('Close');
  key('Enter');
  expect(score('Gold')).toBe(1);
  press('More');
  press('Screen');
  press('Only the usual keys again');
  press('Close');
  key('Enter');
  expect(score('Gold')).toBe(1);
});

test('a button of a gamepad scores once for each press', () => {
  startedSet();
  pads = [{ buttons: Array.from({ length: 6 }, () => ({ pressed: false })) }];
  act(() => void window.dispatchEvent(new Event('gamepadconnected')));
  pass();
  pads[0]!.buttons[5]!.pressed = true;
  pass(100);
  pass(3000);
  expect(score('Gold')).toBe(1);
  pads[0]!.buttons[5]!.pressed = false;
  pass(100);
  pads[0]!.buttons[5]!.pressed = true;
  pass(100);
  expect(score('Gold')).toBe(2);
});

test('keys that a store has written wrongly are left out', () => {
  localStorage.setItem('wavu:score-keys', '{"x":"explode","y":"undo"}');
  expect(loadKeys(localStorage)).toEqual({ ...USUAL_KEYS, y: 'undo' });
  localStorage.setItem('wavu:score-keys', '{');
  expect(loadKeys(localStorage)).toEqual(USUAL_KEYS);
});

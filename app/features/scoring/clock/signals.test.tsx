// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { Practice } from '../practice/practice.tsx';

let horns = 0;
const level = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };

/** As much of Web Audio as the horn needs. */
class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  createGain() {
    horns += 1;
    return { gain: level, connect: () => {} };
  }
  createOscillator() {
    return { frequency: {}, connect: () => {}, start: () => {}, stop: () => {} };
  }
}

beforeEach(() => {
  localStorage.clear();
  horns = 0;
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeAudio);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function timeoutInPractice() {
  showPart(<Practice />);
  press('Start match');
  fireEvent.pointerDown(screen.getByRole('button', { name: /^Blue serves/ }));
  press(/^Blue serves/);
  press('Time-out Gold, 2 left');
}

test('the horn sounds once at the end of a time-out, not before', () => {
  timeoutInPractice();
  pass(28_000);
  expect(horns).toBe(0);
  pass(4000);
  expect(horns).toBe(1);
  pass(10_000);
  expect(horns).toBe(1);
});

test('a device that is muted stays silent', () => {
  localStorage.setItem('wavu:score-screen', '{"sounds":false}');
  timeoutInPractice();
  pass(40_000);
  expect(horns).toBe(0);
});

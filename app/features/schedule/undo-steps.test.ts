// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ScheduleEntry, ScheduleMove } from '#contract/leagues/schedule.ts';
import { readSteps, type UndoStep, undoableSteps, writeSteps } from './undo-steps.ts';

const move = (id: string, matchTime: string): ScheduleMove => ({
  id,
  matchDate: '2026-12-05',
  matchTime,
  location: 'Hall',
  court: null,
});
const step = (id: string, from: string, to: string): UndoStep => ({
  moves: [move(id, to)],
  back: [move(id, from)],
});
const entry = (id: string, matchTime: string, fixed = false) =>
  ({ ...move(id, matchTime), notBefore: false, fixed }) as ScheduleEntry;

const STEPS = [
  step('a', '09:00', '10:00'),
  step('b', '09:00', '11:00'),
  step('a', '10:00', '12:00'),
];

test('the steps of a league are read again by the same device, and none of another league', () => {
  writeSteps(localStorage, 'one', STEPS);
  expect(readSteps(localStorage, 'one')).toEqual(STEPS);
  expect(readSteps(localStorage, 'two')).toEqual([]);
  localStorage.setItem('wavu:undo:one', '[{"moves":3}]');
  expect(readSteps(localStorage, 'one')).toEqual([]);
  expect(readSteps(undefined, 'one')).toEqual([]);
});

test('a device keeps the last fifty steps', () => {
  const many = Array.from({ length: 60 }, (_, index) => step(`${index}`, '09:00', '10:00'));
  writeSteps(localStorage, 'many', many);
  expect(readSteps(localStorage, 'many')).toEqual(many.slice(10));
});

test('all steps can be taken back while their matches stand where they were put', () => {
  expect(undoableSteps(STEPS, [entry('a', '12:00'), entry('b', '11:00')])).toEqual(STEPS);
});

test('a step whose match somebody else moved ends the way back, and the steps before it', () => {
  expect(undoableSteps(STEPS, [entry('a', '12:00'), entry('b', '15:00')])).toEqual(STEPS.slice(2));
  expect(undoableSteps(STEPS, [entry('a', '15:00'), entry('b', '11:00')])).toEqual([]);
});

test('a step whose match began or is gone cannot be taken back', () => {
  expect(undoableSteps(STEPS, [entry('a', '12:00', true), entry('b', '11:00')])).toEqual([]);
  expect(undoableSteps(STEPS, [entry('a', '12:00')])).toEqual(STEPS.slice(2));
});

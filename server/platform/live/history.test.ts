import { expect, test } from 'vitest';
import { createHistory, HISTORY_LENGTH } from './history.ts';

const frame = (id: number) => ({ id, text: `<${id}>` });

test('a history begins after the last gap of its past', () => {
  const history = createHistory([1, 2, 5, 6, 9, 10].map(frame));
  expect(history.after(8)?.toString()).toBe('<9><10>');
  expect(history.after(9)?.toString()).toBe('<10>');
  expect(history.after(7)).toBeUndefined();
  expect(history.after(2)).toBeUndefined();
});

test('a frame that does not follow the last one is refused', () => {
  const history = createHistory([frame(1)]);
  expect(history.append(frame(3))).toBe(false);
  expect(history.append(frame(1))).toBe(false);
  expect(history.append(frame(2))).toBe(true);
  expect(history.last()).toBe(2);
  expect(history.after(0)?.toString()).toBe('<1><2>');
});

test('a history holds a limited number of the newest frames', () => {
  const history = createHistory([]);
  for (let id = 1; id <= HISTORY_LENGTH + 5; id += 1) history.append(frame(id));
  expect(history.after(4)).toBeUndefined();
  expect(history.after(5)?.toString()).toMatch(/^<6><7>/);
  expect(history.after(HISTORY_LENGTH + 5)?.length).toBe(0);
  expect(history.after(HISTORY_LENGTH + 6)).toBeUndefined();
});

test('readers at the same version share the same bytes', () => {
  const history = createHistory([1, 2, 3].map(frame));
  expect(history.after(1)).toBe(history.after(1));
});

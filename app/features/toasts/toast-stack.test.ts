import { expect, test } from 'vitest';
import { type Toast, withToast } from './toast-stack.ts';

test('the same words are shown once, others one above the other, three at most', () => {
  const messages = ['Saved', 'Saved', 'Deleted', 'Saved', 'Moved', 'Added'];
  const shown = messages.reduce<Toast[]>((all, text, id) => withToast(all, { id, text }), []);
  expect(shown.map(({ text }) => text)).toEqual(['Saved', 'Moved', 'Added']);
});

test('each deletion may be taken back, also of two in a row', () => {
  const undo = () => undefined;
  const first = withToast([], { id: 1, text: 'Deleted', undo });
  expect(withToast(first, { id: 2, text: 'Deleted', undo })).toHaveLength(2);
});
